import { type Stats, statSync } from 'node:fs';
import { DatabaseUnavailable } from './unavailable.ts';

/** Looks whether what is written to an open SQLite file is found again at its address. */
export interface FileWatch {
  /** Before a transaction begins: throws where the file at the address is another, or is another's work. */
  before(): Promise<void>;
  /** Between its commit and the answer: throws where the file or its journal has gone from the address meanwhile. */
  after(): void;
}

/**
 * Watches a file that is open. It only looks, at the cost of three calls for a whole group of submissions: a file that is
 * opened and closed beside SQLite loses SQLite's locks. A file that was written over in its place has the inode that it had. It is known
 * by being smaller, while `readDataVersion` (SQLite's own number, which changes when another connection commits) says that no other
 * process of Markwell is behind it; where it is not smaller, `onForeignWrite` is told, and may look closer.
 */
export function watchFile(file: string, readDataVersion: () => Promise<number>, onForeignWrite: () => void): FileWatch {
  const journal = `${file}-wal`;
  let known = look(file);
  let knownJournal = lookOrNot(journal);
  let version: number | undefined;
  let isWrittenOver = false;

  function checkPlace(): Stats {
    const now = lookOrNot(file);
    if (isWrittenOver || now === undefined || !isSameFile(now, known)) throw new DatabaseUnavailable('moved');
    return now;
  }

  return {
    before: async () => {
      const now = checkPlace();
      if (version !== undefined && now.mtimeMs === known.mtimeMs && now.size === known.size) return;
      const before = version;
      version = await readDataVersion();
      if (before === version) {
        isWrittenOver = now.size < known.size;
        if (isWrittenOver) throw new DatabaseUnavailable('moved');
        onForeignWrite();
      }
      known = now;
    },
    after: () => {
      known = checkPlace();
      const now = lookOrNot(journal);
      knownJournal ??= now;
      if (now === undefined || knownJournal === undefined || !isSameFile(now, knownJournal)) {
        throw new DatabaseUnavailable('moved');
      }
    },
  };
}

const look = (file: string) => statSync(file);

function lookOrNot(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

const isSameFile = (one: Stats, other: Stats) => one.ino === other.ino && one.dev === other.dev;
