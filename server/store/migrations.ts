/** Each migration runs once, in order, in a transaction. Never change a released migration: add a new one. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE documents (
    parent TEXT NOT NULL,
    id TEXT NOT NULL,
    fields TEXT NOT NULL,
    create_time INTEGER NOT NULL,
    update_time INTEGER NOT NULL,
    PRIMARY KEY (parent, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE commit_clock (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    micros INTEGER NOT NULL
  ) STRICT;
  INSERT INTO commit_clock (id, micros) VALUES (1, 0);

  CREATE TABLE users (
    uid TEXT NOT NULL PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    email_verified INTEGER NOT NULL DEFAULT 0,
    display_name TEXT,
    photo_url TEXT,
    password_hash TEXT NOT NULL,
    password_changed_at INTEGER NOT NULL,
    disabled INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    last_login_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    uid TEXT NOT NULL,
    refresh_hash TEXT NOT NULL UNIQUE,
    signed_in_at INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_user ON sessions (uid);

  CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY,
    uid TEXT NOT NULL,
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    new_email TEXT,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX codes_by_user ON codes (uid, purpose);

  CREATE TABLE signing_keys (
    kid TEXT NOT NULL PRIMARY KEY,
    private_key TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE attempts (
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    count INTEGER NOT NULL,
    window_start INTEGER NOT NULL,
    blocked_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (action, subject)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE tombstones (
    path TEXT NOT NULL PRIMARY KEY,
    deleted_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tombstones_by_time ON tombstones (deleted_at);

  CREATE INDEX sheets_by_date ON documents (parent, json_extract(fields, '$.date.stringValue'))
    WHERE instr(parent, '/') = 0;
  `,
  `
  ALTER TABLE users ADD COLUMN last_seen_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN warned_at INTEGER;
  UPDATE users SET last_seen_at = max(
    last_login_at,
    coalesce((SELECT max(last_used_at) FROM sessions WHERE sessions.uid = users.uid), 0)
  );
  `,
  // Stored times are in UTC with six decimals, so that they sort as text.
  `
  ALTER TABLE documents ADD COLUMN day INTEGER
    GENERATED ALWAYS AS (CAST(json_extract(fields, '$.day.integerValue') AS INTEGER)) VIRTUAL;
  ALTER TABLE documents ADD COLUMN date_picker TEXT
    GENERATED ALWAYS AS (json_extract(fields, '$.datePicker.timestampValue')) VIRTUAL;
  CREATE INDEX documents_by_day ON documents (parent, day, id) WHERE day IS NOT NULL;
  CREATE INDEX documents_by_date_picker ON documents (parent, date_picker, id) WHERE date_picker IS NOT NULL;

  CREATE TABLE usage (
    uid TEXT NOT NULL PRIMARY KEY,
    documents INTEGER NOT NULL,
    bytes INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO usage (uid, documents, bytes)
    SELECT uid, sum(documents), sum(bytes) FROM (
      SELECT substr(parent, 1, instr(parent || '/', '/') - 1) AS uid, 1 AS documents,
        octet_length(parent) + octet_length(id) + octet_length(fields) AS bytes FROM documents
      UNION ALL
      SELECT substr(path, 1, instr(path, '/') - 1), 0, octet_length(path) FROM tombstones
    ) GROUP BY uid;
  CREATE TRIGGER document_inserted AFTER INSERT ON documents BEGIN
    INSERT INTO usage (uid, documents, bytes)
      VALUES (substr(new.parent, 1, instr(new.parent || '/', '/') - 1), 1,
        octet_length(new.parent) + octet_length(new.id) + octet_length(new.fields))
      ON CONFLICT (uid) DO UPDATE SET documents = documents + 1, bytes = bytes + excluded.bytes;
  END;
  CREATE TRIGGER document_updated AFTER UPDATE OF fields ON documents BEGIN
    UPDATE usage SET bytes = bytes + octet_length(new.fields) - octet_length(old.fields)
      WHERE uid = substr(new.parent, 1, instr(new.parent || '/', '/') - 1);
  END;
  CREATE TRIGGER document_deleted AFTER DELETE ON documents BEGIN
    UPDATE usage SET documents = documents - 1,
      bytes = bytes - octet_length(old.parent) - octet_length(old.id) - octet_length(old.fields)
      WHERE uid = substr(old.parent, 1, instr(old.parent || '/', '/') - 1);
  END;
  CREATE TRIGGER tombstone_inserted AFTER INSERT ON tombstones BEGIN
    INSERT INTO usage (uid, documents, bytes)
      VALUES (substr(new.path, 1, instr(new.path, '/') - 1), 0, octet_length(new.path))
      ON CONFLICT (uid) DO UPDATE SET bytes = bytes + excluded.bytes;
  END;
  CREATE TRIGGER tombstone_deleted AFTER DELETE ON tombstones BEGIN
    UPDATE usage SET bytes = bytes - octet_length(old.path)
      WHERE uid = substr(old.path, 1, instr(old.path, '/') - 1);
  END;
  CREATE TRIGGER usage_ended AFTER UPDATE ON usage WHEN new.documents = 0 AND new.bytes = 0 BEGIN
    DELETE FROM usage WHERE uid = new.uid;
  END;
  `,
  `
  CREATE TABLE erasures (
    uid TEXT NOT NULL PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE known_networks (
    uid TEXT NOT NULL,
    network TEXT NOT NULL,
    last_used_at INTEGER NOT NULL,
    PRIMARY KEY (uid, network)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE users ADD COLUMN first_email_hash TEXT;
  `,
];
