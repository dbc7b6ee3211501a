import type { AdminHomework, EditedHomework, HomeworkDates } from '@markwell/server/contract';
import {
  checkDeletable,
  chooseAnswersShown,
  copyHomework,
  deleteHomework,
  editHomework,
  exportHomework,
  findHomeworkId,
  getAdminHomework,
  listAdminHomework,
  pointCard,
  previewPointCard,
  readEditableHomework,
  readHomeworkDates,
  releaseHomework,
  type Services,
  setHomeworkDates,
  showHomework,
  withdrawHomework,
} from '@markwell/server/operations';
import * as z from 'zod/mini';
import { CommandError, wrongUsage } from '../../command-error.ts';
import type { Actions } from '../../command-words.ts';
import { parseJson, readTextFile, writeOut } from '../../files.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { tableOf } from '../../table.ts';
import { inDatabase, listing, withServices } from '../../with-services.ts';
import { count } from '../../wording.ts';
import type { homeworkWords } from '../../words/homework.ts';
import { describePointing, describeWithdrawal } from './describe-pointing.ts';

/** `markwell homework …`. */
export const actions: Actions<typeof homeworkWords> = {
  'homework copy': inDatabase(async ({ homework: named, title, dryRun }, services) => {
    const id = await findHomeworkId(services, named);
    if (dryRun) {
      const original = await getAdminHomework(services, id);
      return { said: `Would store a copy of ${id}, “${original.title}”.`, json: original };
    }
    const copy = await copyHomework(services, String(id), { title }, null);
    return {
      said: `Homework ${copy.id}: ${copy.title}. To edit it: markwell homework show ${copy.id} --json`,
      json: copy,
    };
  }),
  'homework edit': async ({ homework: named, file, dryRun = false }) => {
    const { basedOn, assignment } = readEdit(file, await readTextFile(file));
    return withServices(async (services) => {
      const id = String(await findHomeworkId(services, named));
      const { attemptCount } = await readEditableHomework(services, id);
      const input = { basedOn, homeworkData: JSON.stringify(assignment), dryRun };
      const edited = await editHomework(services, id, input, null);
      const kept = `${count(attemptCount, 'attempt')} handed in so far ${attemptCount === 1 ? 'keeps' : 'keep'} questions and marks: see markwell remark ${id}.`;
      return {
        json: edited,
        shown: [describeEdit(edited)],
        after: [
          ...edited.messages.map(({ message }) => message),
          `${edited.stored ? 'Stored' : 'Would store'} homework ${id}, “${edited.homework.title}”.`,
          ...(attemptCount > 0 ? [kept] : []),
        ],
      };
    });
  },
  'homework export': inDatabase(async ({ homework: named, format, out = '-' }, services) => {
    const id = String(await findHomeworkId(services, named));
    const { bytes, messages, type } = await exportHomework(services, id, { format });
    if (out === '-' && process.stdout.isTTY && !/json|xml|text/.test(type))
      throw wrongUsage('--out: name the file, or send the output to one.');
    await writeOut(out, bytes);
    return { said: messages };
  }),
  'homework delete': inDatabase(async ({ homework: named, dryRun, yes }, services) => {
    const id = await findHomeworkId(services, named);
    const planned = await checkDeletable(services, id);
    const what = `homework ${id}, “${planned.title}”`;
    if (dryRun) return { said: `Would delete ${what}.`, json: planned };
    await confirmOrEnd(`Delete ${what}?`, { yes });
    await deleteHomework(services, String(id), null);
    return { said: `Deleted ${what}.`, json: planned };
  }),
  'homework list': listing((services) => listAdminHomework(services), {
    Id: ({ id }) => id,
    Kind: ({ isCard, origin }) => (isCard ? 'card' : origin),
    Students: ({ isReleased }) => (isReleased ? 'released' : '-'),
    Cards: ({ contentId, shownOn }) =>
      contentId === null ? shownOn.map((card) => `on ${card}`).join(', ') || '-' : `shows ${contentId}`,
    Questions: ({ questionCount }) => questionCount,
    Marks: ({ totalMarks }) => totalMarks,
    Attempts: ({ attemptCount }) => attemptCount,
    Title: ({ title }) => title,
  }),
  'homework show': inDatabase(async ({ homework: named }, services) => {
    const shown = await showHomework(services, await findHomeworkId(services, named));
    const { id, title, isReleased } = shown.homework;
    const lines = [
      `${title} (${id}, ${isReleased ? 'released' : 'not released'})`,
      ...shown.questions.flatMap((one) => describeQuestion(one, shown.scheme)),
    ];
    return { json: shown, shown: lines.map((line) => `${line}\n`) };
  }),
  'homework dates': ({ homework: named, class: classes = [], open, due, close, answers, dryRun }) => {
    const isChange = [open, due, close].some((date) => date !== undefined);
    if (isChange && classes.length === 0) throw wrongUsage('--class: name the classes.');
    if (!isChange && classes.length > 0) throw wrongUsage('Give --open, --due or --close, each a date or none.');
    return withServices(async (services) => {
      const id = String(await findHomeworkId(services, named));
      if (answers !== undefined && !dryRun) await chooseAnswersShown(services, id, answers, services.by);
      const change = { classes: [...classes], openFrom: open, due, closed: close };
      const dates = isChange
        ? await setHomeworkDates(services, id, change, services.by, { dryRun })
        : await readHomeworkDates(services, id);
      const set = `${dryRun ? 'Would set' : 'Set'} the dates of “${dates.homework.title}” for ${classes.join(', ')}.`;
      return {
        said: [
          ...(isChange ? [set] : []),
          ...(answers === undefined
            ? []
            : [`${dryRun ? 'Would show' : 'Shows'} what is expected ${answersShownWords[answers]}.`]),
        ],
        json: dates,
        ...showDates(services, dates),
      };
    });
  },
  'homework release': inDatabase(async ({ homework: named, dryRun }, services) => {
    const before = await getAdminHomework(services, await findHomeworkId(services, named));
    const what = `${before.id}, “${before.title}”.`;
    if (dryRun) return { said: `Would release ${what}`, json: { ...before, isReleased: true } };
    return { json: await releaseHomework(services, String(before.id), services.by), said: `Released ${what}` };
  }),
  'homework withdraw': inDatabase(async ({ homework: named, dryRun }, services) => {
    const before = await getAdminHomework(services, await findHomeworkId(services, named));
    const what = `${before.id}, “${before.title}”.`;
    const emptied = (await openCards(services, before)).map((card) => describeWithdrawal(card, before.id));
    if (dryRun) return { said: [`Would withdraw ${what}`, ...emptied], json: { ...before, isReleased: false } };
    const json = await withdrawHomework(services, String(before.id), services.by);
    return { json, said: [`Withdrew ${what}`, ...emptied] };
  }),
  'homework point': inDatabase(async ({ card, homework: named, dryRun }, services) => {
    const cardId = await findHomeworkId(services, card);
    const contentId = named === 'own' ? null : await findHomeworkId(services, named);
    const pointed = dryRun
      ? await previewPointCard(services, String(cardId), contentId)
      : await pointCard(services, String(cardId), contentId, services.by);
    const shown = contentId === null ? undefined : await getAdminHomework(services, contentId);
    return { said: describePointing(pointed, shown, dryRun), json: pointed };
  }),
};

type Shown = Awaited<ReturnType<typeof showHomework>>;

function describeQuestion(
  { id, question, marks, options }: Shown['questions'][number],
  scheme: Shown['scheme'],
): string[] {
  const marked = scheme?.questions.find((one) => one.id === id);
  const expected =
    marked?.expected ?? (marked?.rule !== undefined && 'accept' in marked.rule ? marked.rule.accept : []);
  return [
    `${id}  ${question} [${marks}]`,
    ...(Array.isArray(options) && options.length > 0 ? [`   Options: ${options.join(' | ')}`] : []),
    ...(expected.length > 0 ? [`   Expected: ${expected.join(' | ')}`] : []),
  ];
}

const answersShownWords = {
  'at-once': 'with the marks',
  'after-second-attempt': 'after the second attempt',
  'after-due': 'after the due date of the class',
} as const satisfies Record<HomeworkDates['answersShown'], string>;

function showDates({ clock }: Services, { classes, answersShown }: HomeworkDates) {
  const stamp = (time: string | null) => (time === null ? '-' : clock.formatStamp(time));
  return {
    shown: [
      tableOf(
        classes,
        {
          Class: ({ studentClass }) => studentClass,
          'Open from': ({ openAt }) => stamp(openAt),
          Due: ({ dueAt }) => stamp(dueAt),
          [`Closed (${clock.timeZone})`]: ({ closeAt }) => stamp(closeAt),
        },
        'No class has dates for it: it is open to all.',
      ),
    ],
    notes: answersShown === 'at-once' ? '' : `What is expected is shown ${answersShownWords[answersShown]}.`,
  };
}

/** The cards on which students see a homework. */
async function openCards(services: Services, { shownOn, isReleased }: AdminHomework): Promise<readonly number[]> {
  if (!isReleased || shownOn.length === 0) return [];
  const all = await listAdminHomework(services);
  return all.filter((one) => one.isReleased && shownOn.includes(one.id)).map(({ id }) => id);
}

const editable = z.object({ basedOn: z.string(), assignment: z.unknown() });
const editFile = z.union([
  z.pipe(
    z.object({ edit: editable }),
    z.transform(({ edit }) => edit),
  ),
  editable,
]);

function readEdit(file: string, text: string): z.output<typeof editFile> {
  const read = editFile.safeParse(parseJson(text, file));
  if (read.success) return read.data;
  throw new CommandError(
    `${file} is not what ‘markwell homework show ID --json’ prints: it needs ‘edit’ with ‘basedOn’ and ‘assignment’.`,
  );
}

const words = { added: 'is added', dropped: 'is asked no more', reworded: 'is reworded', rekeyed: 'is marked anew' };

function describeEdit({ changes, isReordered, changesDetails, schemeVersion }: EditedHomework): string {
  const lines = changes.map(
    ({ questionId, change, replacesMarking }) =>
      `${questionId} ${words[change]}${replacesMarking ? ': its corrected mark scheme goes' : ''}`,
  );
  if (isReordered) lines.push('The questions stand in another order');
  if (changesDetails) lines.push('Title, description, year or week change');
  return [...lines, `Mark scheme: version ${schemeVersion}`, ''].join('\n');
}
