import { type DraftSource, finishDraft } from '../finish-draft.ts';
import type { ReadHomework, ReadPicture, SourceHomework } from '../read-homework.ts';
import type { Gatherer } from './gather.ts';

/** One homework of a structured format, before it is made uniform. */
export interface FormatHomework {
  readonly homework: SourceHomework;
  readonly gatherer: Gatherer;
}

/** The homework of a file, and the pictures that it shows. */
export interface ReadFormat {
  readonly drafts: readonly ReadHomework[];
  readonly pictures: readonly ReadPicture[];
}

/** Finishes homework of any structured format, with the pictures that its questions show. */
export function finishFormat(source: DraftSource, read: readonly FormatHomework[]): ReadFormat {
  const drafts = read.map(({ homework, gatherer }) => {
    gatherer.finish();
    const shown = [...gatherer.pictures.values()].map(({ picture, alt }) => ({
      path: picture.path,
      size: picture.bytes.byteLength,
      alt,
      place: null,
    }));
    return { ...finishDraft(source, homework), pictures: shown };
  });
  return {
    drafts,
    pictures: read.flatMap(({ gatherer }) => [...gatherer.pictures.values()].map(({ picture }) => picture)),
  };
}
