// @ts-check
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps it in memory, where writing something through to the disk takes no time. */
const inMemory = '/dev/shm';
const enough = 4 * 1024 ** 3;

/**
 * Makes a folder for what tests write, in memory where 4 GiB of it are free: a thousand databases that are written through to a
 * disk keep two processors waiting for it. PostgreSQL runs as another user, who may write there too.
 */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(roomInMemory() ? inMemory : tmpdir(), 'markwell-tests-'));
  chmodSync(folder, 0o777);
  return folder;
}

function roomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
