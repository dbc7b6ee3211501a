import type { BulkUpload } from '../../../contract/admin-homework.ts';
import type { HomeworkDraft, ReadingChoice } from '../../../contract/homework-draft.ts';
import type { Refusal } from '../../../files/refused-file.ts';
import type { ReadHomework } from '../../../homework-import/read-homework.ts';
import { readInChild, type UploadedFile } from '../../../homework-import/read-in-child.ts';
import type { Actor } from '../../site/audit/actor.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { describeDrafts } from './describe-drafts.ts';
import { findSameHomework, refuseRepeats } from './find-same-homework.ts';
import { keepPictures } from './homework-pictures.ts';
import { storeHomework } from './store-homework.ts';

/** What an admin sends (see the contract's `bulkUploadHomework`), and what the command line may ask for beside it. */
export interface HomeworkUpload {
  readonly batchName: string;
  readonly files: readonly UploadedFile[];
  /** JSON text: an array of homework. */
  readonly homeworkData?: string | undefined;
  /** Which reading of the documents is wanted; the likeliest where it says none. */
  readonly reading?: ReadingChoice | undefined;
  /** For homework that names no year itself. */
  readonly yearGroup?: number | undefined;
  /** 'Week Beginning September 8th, 2025', for homework that names no week itself. */
  readonly weekDate?: string | undefined;
  readonly dryRun?: boolean | undefined;
  /** Stores what can be read, where some files cannot. */
  readonly skipUnreadable?: boolean | undefined;
  /** Stores what was stored before once more. */
  readonly again?: boolean | undefined;
  readonly release?: boolean | undefined;
  /** Points this card at the homework, of which there must be one then. */
  readonly card?: number | undefined;
  /** Hears how many files have been read. */
  readonly onRead?: ((done: number) => void) | undefined;
  /** Says that nobody waits for it any more: what is not read yet is not read. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Brings homework in: reads every file, and unless it is a dry run stores all of it in one transaction, unreleased unless
 * told otherwise. `by` is who does it. Throws a `Problem` for a file that cannot be
 * read at all, and for a batch that cannot be stored; nothing of it is stored then.
 */
export async function importHomework(services: Services, upload: HomeworkUpload, by: Actor): Promise<BulkUpload> {
  const { drafts: read, pictures, refusals } = await readInChild(upload.files, upload.homeworkData, upload);
  const goesOn = read.length > 0 && (upload.dryRun === true || upload.skipUnreadable === true);
  if (!goesOn) refuse(refusals, read.length);
  const unreadable = refusals.map(({ name, message }) => ({ name, message }));
  if (read.length === 0) throw new Problem('invalid-input', 'Choose files, or paste homework as JSON.');
  if (upload.card !== undefined && read.length !== 1) {
    throw new Problem('invalid-input', `A card can be pointed at one homework; these files have ${read.length}.`);
  }
  const drafts = await findSameHomework(
    services.database.reader,
    read.map((draft) => withDefaults(draft, upload)),
  );
  const described = describeDrafts(drafts);
  if (upload.dryRun === true) {
    await keepPictures(services, pictures);
    return {
      message: drafts.every(isEmpty)
        ? 'No question was found, so there is nothing to store.'
        : `${described.counts} understood. Nothing is stored yet.`,
      details: described.lines.join('\n'),
      stored: false,
      drafts,
      homework: [],
      ...(unreadable.length > 0 && { unreadable }),
    };
  }
  refuseErrors(drafts, described.lines);
  if (upload.again !== true) refuseRepeats(drafts);
  const homework = await storeHomework(services, { ...upload, drafts, pictures }, by);
  const whichToRelease = homework.length === 1 ? 'it' : 'them';
  const released = upload.release === true ? 'Released.' : `Release ${whichToRelease} when you are ready.`;
  return {
    message: `${described.counts} stored. ${released}`,
    details: described.lines.join('\n'),
    stored: true,
    // What became of each line, and how else it could be read, is for whoever can still correct it.
    drafts: drafts.map(({ lines: _lines, reading: _reading, ...draft }) => draft),
    homework,
    ...(unreadable.length > 0 && { unreadable }),
  };
}

function refuse(refusals: readonly (Refusal & { name: string })[], readable: number): void {
  const [first] = refusals;
  if (first === undefined) return;
  const lines = refusals.map(({ name, message }) => `${name}: ${message}`);
  const what = refusals.length === 1 ? lines[0] : `${refusals.length} files cannot be read.`;
  throw new Problem(first.code, `${what} Nothing was stored.`, {
    lines,
    ...(readable > 0 && { hint: { kind: 'skip-unreadable' } }),
  });
}

function isEmpty({ assignment }: Pick<HomeworkDraft, 'assignment'>): boolean {
  return assignment.questions.length === 0;
}

function withDefaults(draft: ReadHomework, { yearGroup, weekDate }: HomeworkUpload): ReadHomework {
  const { assignment } = draft;
  return {
    ...draft,
    assignment: {
      ...assignment,
      yearGroup: assignment.yearGroup ?? yearGroup ?? null,
      weekDate: assignment.weekDate ?? weekDate ?? null,
    },
  };
}

/** Throws a `Problem` with what keeps drafts from being stored. */
export function refuseErrors(
  drafts: readonly Pick<HomeworkDraft, 'messages'>[],
  lines: readonly string[] = drafts.flatMap(({ messages }) => messages.map(({ message }) => message)),
): void {
  const errors = drafts.flatMap(({ messages }) => messages.filter(({ severity }) => severity === 'error'));
  const [first] = errors;
  if (first === undefined) return;
  const more = errors.length > 1 ? ` And ${errors.length - 1} more.` : '';
  throw new Problem('invalid-input', `${first.message}${more} Nothing was stored.`, { lines });
}
