import { answersShownSchema, type HomeworkDates } from '@markwell/server/contract';
import {
  chooseAnswersShown,
  findHomeworkId,
  readHomeworkDates,
  type SchoolClock,
  setHomeworkDates,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { withServices } from '../../with-services.ts';

interface DatesOptions {
  readonly class?: readonly string[];
  readonly open?: string;
  readonly due?: string;
  readonly close?: string;
  readonly answers?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `markwell homework dates`: shows the dates of a homework, or sets them for classes. */
export async function homeworkDatesCommand(named: string, options: DatesOptions): Promise<void> {
  const { class: classes = [], dryRun, json } = options;
  const change = {
    openFrom: readDate('--open', options.open, '00:00'),
    due: readDate('--due', options.due, '23:59'),
    closed: readDate('--close', options.close, '23:59'),
  };
  const isChange = Object.values(change).some((date) => date !== undefined);
  if (isChange && classes.length === 0) throw new CommandError('--class: name the classes.', exitCodes.wrongUsage);
  if (!isChange && classes.length > 0)
    throw new CommandError('Give --open, --due or --close, each a date or none.', exitCodes.wrongUsage);
  const answersShown = readAnswersShown(options.answers);
  await withServices(async (services) => {
    const id = String(await findHomeworkId(services, named));
    if (answersShown !== undefined && !dryRun) await chooseAnswersShown(services, id, answersShown, services.by);
    const dates = isChange
      ? await setHomeworkDates(services, id, { classes: [...classes], ...change }, services.by, { dryRun })
      : await readHomeworkDates(services, id);
    if (isChange)
      printMessage(`${dryRun ? 'Would set' : 'Set'} the dates of “${dates.homework.title}” for ${classes.join(', ')}.`);
    if (answersShown !== undefined)
      printMessage(`${dryRun ? 'Would show' : 'Shows'} what is expected ${words[answersShown]}.`);
    return json ? printJson(dates) : printDates(services.clock, dates);
  });
}

const words = {
  'at-once': 'with the marks',
  'after-second-attempt': 'after the second attempt',
  'after-due': 'after the due date of the class',
} as const satisfies Record<HomeworkDates['answersShown'], string>;

/** As the operation takes it; null for 'none'. A day alone is its first or last minute. */
function readDate(option: string, typed: string | undefined, minute: string): string | null | undefined {
  if (typed === undefined || typed === 'none') return typed === undefined ? undefined : null;
  const [, day, time = minute] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(typed.trim()) ?? [];
  if (day === undefined)
    throw new CommandError(
      `${option}: write a day, such as 2026-01-16, with a time, such as '2026-01-16 16:00', or none.`,
      exitCodes.wrongUsage,
    );
  return `${day}T${time}`;
}

function readAnswersShown(typed: string | undefined): HomeworkDates['answersShown'] | undefined {
  if (typed === undefined) return undefined;
  const read = answersShownSchema.safeParse(typed);
  if (read.success) return read.data;
  throw new CommandError(`--answers: write one of ${answersShownSchema.options.join(', ')}.`, exitCodes.wrongUsage);
}

async function printDates(clock: SchoolClock, { classes, answersShown }: HomeworkDates): Promise<void> {
  if (answersShown !== 'at-once') printMessage(`What is expected is shown ${words[answersShown]}.`);
  if (classes.length === 0) return printMessage('No class has dates for it: it is open to all.');
  const stamp = (time: string | null) => (time === null ? '-' : clock.formatStamp(time));
  const rows = classes.map((one) => [one.studentClass, stamp(one.openAt), stamp(one.dueAt), stamp(one.closeAt)]);
  return printTable(['Class', 'Open from', 'Due', `Closed (${clock.timeZone})`], rows);
}
