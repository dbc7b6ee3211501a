import type { AdminHomework, HomeworkDates } from '@markwell/server/contract';
import {
  chooseAnswersShown,
  findHomeworkId,
  getAdminHomework,
  listAdminHomework,
  pointCard,
  previewPointCard,
  readHomeworkDates,
  releaseHomework,
  type Services,
  setHomeworkDates,
  showHomework,
  withdrawHomework,
} from '@markwell/server/operations';
import { wrongUsage } from '../../command-error.ts';
import type { Actions } from '../../command-words.ts';
import { tableOf } from '../../table.ts';
import { inDatabase, listing, withServices } from '../../with-services.ts';
import type { homeworkWords } from '../../words/homework.ts';
import { describePointing, describeWithdrawal } from './describe-pointing.ts';
import { editingActions } from './editing.ts';

/** `markwell homework …`. */
export const actions: Actions<typeof homeworkWords> = {
  ...editingActions,
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
