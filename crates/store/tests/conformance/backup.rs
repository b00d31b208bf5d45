//! Backups and restoring them.

use palazzi_store::{BackupFault, Store, StoreError};

use crate::home::{Home, everywhere};
use crate::samples::{append, furnish, new_table};

async fn backup(store: &Store) -> String {
    let mut out = Vec::new();
    let summary = store.backup(&mut out).await.unwrap();
    let text = String::from_utf8(out).unwrap();
    assert_eq!(summary.rows as usize, text.lines().count() - 2);
    text
}

/// Why a text cannot be restored into an empty store.
async fn fault(text: &str) -> (u64, BackupFault) {
    let home = Home::sqlite();
    let store = home.open().await;
    let refused = store.restore(text.as_bytes()).await;
    assert!(store.table("t1").await.unwrap().is_none());
    match refused {
        Err(StoreError::Backup { line, fault }) => (line, fault),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_backup_has_a_line_for_each_row() {
    let home = Home::sqlite();
    let store = home.open().await;
    furnish(&store).await;
    let text = backup(&store).await;
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "{\"palazzi-backup\":1,\"schema\":2}");
    assert_eq!(lines[1], "{\"in\":\"site\",\"id\":1,\"site_ms\":0,\"epoch\":1}");
    assert_eq!(lines[lines.len() - 1], format!("{{\"end\":{}}}", lines.len() - 2));
    let mut tables: Vec<_> = lines[1..lines.len() - 1].iter().map(|line| line.split('"').nth(3)).collect();
    tables.dedup();
    assert_eq!(tables.len(), 11, "{tables:?}");
}

#[tokio::test]
async fn a_backup_of_one_kind_is_restored_into_the_other() {
    let mut homes = vec![Home::sqlite(), Home::sqlite()];
    for _ in 0..2 {
        homes.extend(Home::postgres().await);
    }
    let origin = Home::sqlite();
    let store = origin.open().await;
    furnish(&store).await;
    let first = backup(&store).await;
    let mut text = first.clone();
    for home in &homes {
        let store = home.open().await;
        let summary = store.restore(text.as_bytes()).await.unwrap();
        assert_eq!(summary.rows as usize, first.lines().count() - 2);
        text = backup(&store).await;
        assert_eq!(text, first);
        assert_eq!(store.table("t1").await.unwrap().unwrap().owner, None);
        assert_eq!(store.beat("n9", 5).await.unwrap().epoch, 1);
        store.append(append("t1", 4, &["goes on"])).await.unwrap();
        store.close().await;
    }
    for home in homes {
        home.remove().await;
    }
}

#[tokio::test]
async fn a_backup_of_an_older_program_is_restored() {
    let origin = Home::sqlite();
    let store = origin.open().await;
    furnish(&store).await;
    let text = backup(&store).await;
    let older = text.replace("\"schema\":2", "\"schema\":1");
    let older = older.replace(",\"portrait\":\"p3\"", "").replace(",\"portrait\":null", "");
    assert!(!older.contains("portrait"));
    everywhere(async |home| {
        let store = home.open().await;
        let summary = store.restore(older.as_bytes()).await.unwrap();
        assert_eq!((summary.schema, summary.rows as usize), (1, text.lines().count() - 2));
        assert_eq!(backup(&store).await, text.replace("\"portrait\":\"p3\"", "\"portrait\":null"));
    })
    .await;
}

#[tokio::test]
async fn a_backup_has_the_columns_of_its_schema() {
    let home = Home::sqlite();
    let store = home.open().await;
    furnish(&store).await;
    let newer = backup(&store).await;
    let (line, too_many) = fault(&newer.replace("\"schema\":2", "\"schema\":1")).await;
    assert!(line == 3 && matches!(too_many, BackupFault::Row(_)), "{too_many:?}");
    let (line, too_few) = fault(&newer.replace(",\"portrait\":\"p3\"", "")).await;
    assert!(line == 3 && matches!(too_few, BackupFault::Row(_)), "{too_few:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_shows_one_moment_while_others_write() {
    everywhere(async |home| {
        let store = home.open().await;
        for table in 0..20 {
            store.create_table(new_table(&format!("t{table}")), vec![], vec![]).await.unwrap();
        }
        let writers: Vec<_> = (0..20)
            .map(|table| {
                let store = store.clone();
                tokio::spawn(async move {
                    for number in 0..30 {
                        let next = append(&format!("t{table}"), 1 + 2 * number, &["a", "b"]);
                        store.append(next).await.unwrap();
                    }
                })
            })
            .collect();
        let mut texts = Vec::new();
        for _ in 0..3 {
            texts.push(backup(&store).await);
        }
        for writer in writers {
            writer.await.unwrap();
        }
        for text in texts {
            let copy = Home::sqlite();
            let copied = copy.open().await;
            copied.restore(text.as_bytes()).await.unwrap();
            for table in 0..20 {
                let id = format!("t{table}");
                let log = copied.log(&id, 1).await.unwrap();
                assert_eq!(copied.table(&id).await.unwrap().unwrap().next, 1 + log.len() as i64);
                assert!(log.iter().map(|row| row.number).eq(1..=log.len() as i64));
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_backup_is_restored_into_an_empty_store_only() {
    everywhere(async |home| {
        let store = home.open().await;
        furnish(&store).await;
        let text = backup(&store).await;
        let refused = store.restore(text.as_bytes()).await;
        assert!(matches!(refused, Err(StoreError::NotEmpty("users"))), "{refused:?}");
        assert_eq!(backup(&store).await, text);
    })
    .await;
}

#[tokio::test]
async fn a_backup_that_is_not_whole_is_refused() {
    let home = Home::sqlite();
    let store = home.open().await;
    furnish(&store).await;
    let text = backup(&store).await;
    let lines: Vec<_> = text.lines().collect();
    let rows = lines.len() as u64 - 2;
    let without_end = lines[..lines.len() - 1].join("\n");
    assert_eq!(fault(&without_end).await, (rows + 2, BackupFault::Truncated(rows)));
    let without_a_row = [&lines[..5], &lines[6..]].concat().join("\n");
    assert_eq!(fault(&without_a_row).await, (rows + 1, BackupFault::Truncated(rows - 1)));
    let (line, cut) = fault(&text[..text.len() / 2]).await;
    assert!(line > 1 && matches!(cut, BackupFault::Row(_)), "{cut:?}");
    assert_eq!(fault(&format!("{text}{{}}\n")).await, (rows + 3, BackupFault::Trailing));
}

#[tokio::test]
async fn a_foreign_file_is_refused() {
    for text in ["", "hello\n", "[]\n", "{}\n", "{\"palazzi-backup\":2,\"schema\":1}\n", "\u{7f}ELF"] {
        assert_eq!(fault(text).await, (1, BackupFault::Foreign), "{text}");
    }
    let newer = fault("{\"palazzi-backup\":1,\"schema\":99}\n").await;
    assert_eq!(newer, (1, BackupFault::Schema { found: 99, known: 2 }));
}

#[tokio::test]
async fn a_row_that_is_none_is_refused() {
    for row in [
        "{\"in\":\"secrets\",\"id\":1}",
        "{\"id\":1}",
        "{\"in\":\"mutes\",\"user_id\":\"u1\"}",
        "{\"in\":\"mutes\",\"user_id\":\"u1\",\"other_id\":3}",
        "{\"in\":\"mutes\",\"user_id\":\"u1\",\"other_id\":\"u2\",\"more\":3}",
        "{\"in\":\"orders\",\"table_id\":\"t1\",\"seat\":\"0\",\"body\":\"\"}",
    ] {
        let (line, fault) =
            fault(&format!("{{\"palazzi-backup\":1,\"schema\":1}}\n{row}\n{{\"end\":1}}\n")).await;
        assert!(line == 2 && matches!(fault, BackupFault::Row(_)), "{row}: {fault:?}");
    }
}
