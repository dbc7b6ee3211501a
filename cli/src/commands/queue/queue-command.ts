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
  json?: boolean;
}

/** `markwell queue`: what waits for a judgement. */
export async function queueCommand(homework: string | undefined, options: QueueOptions): Promise<void> {
  const [from, limit] = [readNumber('--from', options.from), readNumber('--limit', options.limit)];
  const queue = await withServices((services) =>
    readQueue(services, { homework, class: options.class, show: options.show, from, limit }),
  );
  if (options.json) return printJson(queue);
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
