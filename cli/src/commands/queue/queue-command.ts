import { readQueue } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { count } from '../../count.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { withServices } from '../../with-services.ts';

interface QueueOptions {
  class?: string;
  show: 'look' | 'likely' | 'all';
  from?: string;
  limit?: string;
  school?: boolean;
  json?: boolean;
}

/** `markwell queue`: what waits for a judgement, of the classes of the account that `--as` names, or of all. */
export async function queueCommand(homework: string | undefined, options: QueueOptions): Promise<void> {
  const [from, limit] = [readNumber('--from', options.from), readNumber('--limit', options.limit)];
  const { queue, isOwn, hasNone } = await withServices(async (services) => {
    const input = { homework, class: options.class, show: options.show, from, limit };
    const wantsOwn = typeof services.by === 'number' && options.class === undefined && options.school !== true;
    const own = wantsOwn ? await readQueue(services, { ...input, of: 'mine' }, services.by) : undefined;
    if (own !== undefined && own.mine.length > 0) return { queue: own, isOwn: true, hasNone: false };
    return { queue: await readQueue(services, input, services.by), isOwn: false, hasNone: wantsOwn };
  });
  if (options.json) return printJson(queue);
  if (isOwn) printMessage(`Of your classes (${queue.mine.join(', ')}). --school lists the whole school.`);
  if (hasNone) printMessage('Of the whole school: choose your classes on the teacher dashboard to see those alone.');
  if (queue.total === 0) return printMessage('No answer waits for a judgement.');
  const rows = queue.groups.map((one) => [
    ...(homework === undefined ? [one.homework.title] : []),
    one.questionId,
    one.choice === null ? one.answer : `${one.choice}: ${one.answer}`,
    String(one.students),
    one.classes.map(({ class: code }) => code).join(' '),
    one.asked === 0 ? '' : String(one.asked),
    one.reason,
  ]);
  await printTable(
    [
      ...(homework === undefined ? ['Homework'] : []),
      ...['Question', 'Answer', 'Students', 'Classes', 'Asked by', 'Marked'],
    ],
    rows,
  );
  const shown = (from ?? 0) + queue.groups.length;
  if (shown < queue.total) printMessage(`${count(queue.total - shown, 'more group')}: --from ${shown} goes on.`);
}

const largest = 999_999_999;

function readNumber(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= largest) return number;
  throw new CommandError(`${flag}: give a whole number.`, exitCodes.wrongUsage);
}
