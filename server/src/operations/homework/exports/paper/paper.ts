import type { DraftQuestion, UploadAssignment } from '../../../../contract/homework-draft.ts';
import type { Picture, Sound } from './pictures.ts';

/** A homework on its way out, whatever the format: as it was stored, with its key and its pictures. */
export interface Paper {
  readonly assignment: UploadAssignment;
  readonly questions: readonly PaperQuestion[];
}

export interface PaperQuestion {
  readonly question: DraftQuestion;
  /** As people call it: 'Q2 (b)'. Something to read may have none. */
  readonly label: string | undefined;
  readonly picture: Picture | undefined;
  readonly sound: Sound | undefined;
  /** What is beside it, outermost first. */
  readonly material: readonly DraftQuestion[];
  /** Whether others show it too. */
  readonly isShared: boolean;
}

/** Says what a format cannot hold of a question. Questions with the same loss are named in one sentence. */
export type Lose = (what: string, of: PaperQuestion) => void;

/** Writes a paper in one format; what that cannot hold goes to `lose`. */
export type Writer = (paper: Paper, lose: Lose) => string | Uint8Array | Promise<string | Uint8Array>;
