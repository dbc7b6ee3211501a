import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { UploadAssignment } from '@markwell/server/contract';
import { cannotWrite } from '../../file-errors.ts';
import { readDrafts } from './import.ts';

/** Drafts on their way through a person's hands: read from files in the reading of this number, written as a file that can be imported. */
export interface DraftFiles {
  readonly read: (paths: readonly string[], reading: number) => Promise<UploadAssignment[]>;
  /** Writes beside whatever is there already, in the folder where the command runs; gives the path. */
  readonly write: (paths: readonly string[], drafts: readonly UploadAssignment[]) => Promise<string>;
}

export const draftFiles: DraftFiles = {
  read: async (paths, reading) => (await readDrafts(paths, reading)).map(({ assignment }) => assignment),
  write: async ([first = 'homework'], drafts) => {
    const name = basename(first, extname(first)).replace(/\.corrected(?:-\d+)?$/, '');
    for (let copy = 1; ; copy += 1) {
      const path = `${name}.corrected${copy === 1 ? '' : `-${copy}`}.json`;
      try {
        await writeFile(path, `${JSON.stringify(drafts, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
        return path;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw cannotWrite(path, error);
      }
    }
  },
};
