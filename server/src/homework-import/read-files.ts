import { createHash } from 'node:crypto';
import { readJsonHomework } from './json/read-json.ts';
import { type ReadHomework, type ReadPicture, type Refusal, RefusedFile } from './read-homework.ts';

/** A file as it was uploaded. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What an upload holds; what cannot be read at all is among the refusals. */
export interface ReadFiles {
  readonly drafts: readonly ReadHomework[];
  readonly pictures: readonly ReadPicture[];
  readonly refusals: readonly (Refusal & { readonly name: string })[];
}

/** Reads every file of an upload, then the pasted JSON. */
export async function readFiles(files: readonly UploadedFile[], homeworkData: string | undefined): Promise<ReadFiles> {
  const drafts: ReadHomework[] = [];
  const refusals: (Refusal & { name: string })[] = [];
  for (const file of files) {
    await attempt(file.name, async () => {
      const digest = createHash('sha256').update(file.bytes).digest('hex');
      const text = new TextDecoder().decode(file.bytes);
      drafts.push(...readJsonHomework({ name: file.name, kind: 'json', digest }, text));
    });
  }
  if (homeworkData !== undefined && homeworkData.trim() !== '') {
    await attempt('Pasted JSON', async () => {
      drafts.push(...readJsonHomework({ name: 'pasted JSON', kind: 'json', digest: null }, homeworkData));
    });
  }
  return { drafts, pictures: [], refusals };

  async function attempt(name: string, read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      refusals.push({ name, ...error.refusal });
    }
  }
}
