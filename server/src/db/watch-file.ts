import { type Stats, statSync } from 'node:fs';
import { DatabaseUnavailable } from './unavailable.ts';

/** Checks that what is written to an open SQLite file is still in the file at its address. */
export interface FileWatch {
  /** Before a transaction: throws if the file at the address is another, or was written by somebody else. */
  before(): Promise<void>;
  /** Between its commit and the answer: throws if the file or its journal has gone from the address. */
  after(): void;
}

/**
 * Watches an open file. It only looks, with three calls for a group of submissions, since opening and closing
 * the file would lose SQLite's locks. A file overwritten in place keeps its inode, but shows itself by being
 * smaller while `readDataVersion` (SQLite's own counter of other connections' commits) rules out another
 * Markwell process. If it is not smaller, `onForeignWrite` is called and can look closer.
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
