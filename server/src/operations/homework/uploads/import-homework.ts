import { draftMarkScheme, type MarkScheme } from '@markwell/marking-core';
import type { BulkUpload } from '../../../contract/admin-homework.ts';
import type { HomeworkDraft, ReadingChoice, UploadAssignment } from '../../../contract/homework-draft.ts';
import { lockTable } from '../../../db/session.ts';
import type { Refusal } from '../../../files/refused-file.ts';
import type { ReadHomework, ReadPicture } from '../../../homework-import/read-homework.ts';
import { readInChild, type UploadedFile } from '../../../homework-import/read-in-child.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { insertHomework, nextHomeworkId, shownQuestion } from '../catalogue/homework-rows.ts';
import { setPointer } from '../catalogue/point-card.ts';
import { prepareSchemes } from '../catalogue/prepare-schemes.ts';
import { insertSchemeVersion } from '../catalogue/scheme-rows.ts';
import { findSameHomework, refuseRepeats } from './find-same-homework.ts';
import { claimPictures, keepPictures, storePictures } from './homework-pictures.ts';

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

export interface Batch {
  readonly batchName: string;
  readonly drafts: readonly HomeworkDraft[];
  readonly pictures: readonly ReadPicture[];
  /** Whether to store what is here already. */
  readonly again?: boolean | undefined;
  readonly release?: boolean | undefined;
  readonly card?: number | undefined;
}

/** Stores a batch in one transaction, each homework with version 1 of its mark scheme; gives back ids and titles. */
async function storeHomework(
  { database, catalogue, now }: Services,
  { batchName, drafts, pictures, again = false, release = false, card }: Batch,
  by: Actor,
): Promise<{ id: number; title: string }[]> {
  const schemes = await prepareSchemes(drafts.map(({ assignment }) => schemeOf(assignment)));
  const at = now();
  const stored = await database.write(async (session) => {
    // Two uploads at once take turns, so that ids have no gaps, and the second of the same finds the first.
    await lockTable(session, 'assignments');
    if (!again) refuseRepeats(await findSameHomework(session, drafts));
    await storePictures(session, pictures, at);
    await claimPictures(
      session,
      drafts.flatMap(({ assignment }) => assignment.questions),
    );
    let id = await nextHomeworkId(session);
    const homework: { id: number; title: string }[] = [];
    for (const [index, { assignment }] of drafts.entries()) {
      const scheme = schemes[index];
      if (scheme === undefined) throw new Error('A homework has no mark scheme');
      const questions = assignment.questions.map((question) => shownQuestion(question));
      await insertHomework(session, { id, assignment, questions, batchName, release, at });
      await insertSchemeVersion(session, {
        homeworkId: id,
        version: 1,
        scheme: { ...scheme, slug: `homework-${id}` },
        note: 'Made from the answers that the homework came with',
        by,
        at,
      });
      homework.push({ id, title: assignment.title });
      id += 1;
    }
    const [only] = homework;
    if (card !== undefined && only !== undefined) await setPointer(session, card, only.id, at);
    const details = {
      batchName,
      homework: homework.map((one) => one.id),
      release,
      ...(card === undefined ? {} : { card }),
    };
    await recordAudit(session, at, { by, action: 'import-homework', subject: 'homework', details });
    return homework;
  });
  catalogue.forget();
  return stored;
}

function schemeOf({ title, questions }: UploadAssignment): MarkScheme {
  return draftMarkScheme({ slug: 'homework', title, questions });
}

/** Most lines of details: an answer is read by a person. */
const mostLines = 100;

/** What was understood in a few words, and what needs a person's eye, a line each. */
function describeDrafts(drafts: readonly HomeworkDraft[]): { counts: string; lines: string[] } {
  const questions = drafts.reduce((sum, { assignment }) => sum + assignment.questions.length, 0);
  const lines = drafts.flatMap(({ name, messages, sameAs }) => [
    ...messages.map(({ message }) => `${name}: ${message}`),
    ...sameAs.map(
      ({ id, importedAt }) => `${name}: the same was stored as homework ${id} on ${importedAt.slice(0, 10)}.`,
    ),
  ]);
  const more = lines.length > mostLines ? [`And ${lines.length - mostLines} more.`] : [];
  return {
    counts: `${drafts.length} ${drafts.length === 1 ? 'piece' : 'pieces'} of homework with ${questions} ${questions === 1 ? 'question' : 'questions'}`,
    lines: [...lines.slice(0, mostLines), ...more],
  };
}
