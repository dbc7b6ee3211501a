import type { DraftMessage, DraftQuestion, HomeworkDraft, Place } from '../contract/homework-draft.ts';
import type { MediaKind } from '../files/media-kinds.ts';

/** A homework as one file had it; whether it was stored before is for the database to say. */
export type ReadHomework = Omit<HomeworkDraft, 'sameAs'>;

/** A picture or a sound out of a file, under the address that drafts name. */
export interface ReadPicture {
  /** `/homework-images/DIGEST.png` */
  readonly path: string;
  /** SHA-256 of the bytes in hexadecimal. */
  readonly digest: string;
  readonly type: MediaKind;
  readonly bytes: Uint8Array;
}

/** Where a field came from, and the reader's confidence: 0 to 1. */
export interface Origin {
  readonly place: Place | null;
  readonly confidence: number;
}

/** A question as in the file; fields that the file lacks are absent. */
export interface SourceQuestion extends Partial<Omit<DraftQuestion, 'id' | 'type' | 'marks'>> {
  readonly id?: string | undefined;
  /** A name or alias of a question type; worked out from the rest when absent. */
  readonly type?: string | undefined;
  readonly marks?: number | undefined;
  /** As a person would call it: 'Question 2(b)'. */
  readonly name: string;
  readonly place: Place | null;
  readonly origins: Partial<Record<keyof DraftQuestion, Origin>>;
}

/** What a file says about one homework. */
export interface SourceHomework {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly language?: string | undefined;
  readonly weekNumber?: number | undefined;
  readonly yearGroup?: number | undefined;
  readonly weekDate?: string | undefined;
  /** Total that the file states, to be held against the sum. */
  readonly totalMarks?: number | undefined;
  readonly origins: Partial<
    Record<'title' | 'description' | 'language' | 'weekNumber' | 'yearGroup' | 'weekDate', Origin>
  >;
  readonly questions: readonly SourceQuestion[];
  readonly messages: readonly DraftMessage[];
}
