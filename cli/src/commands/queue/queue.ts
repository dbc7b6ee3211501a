import { readQueue } from '@markwell/server/operations';
import type { Actions } from '../../command-words.ts';
import { type Columns, tableOf } from '../../table.ts';
import { inDatabase } from '../../with-services.ts';
import { count } from '../../wording.ts';
import type { queueWords } from '../../words/marking.ts';

type Queue = Awaited<ReturnType<typeof readQueue>>;

const columns: Columns<Queue['groups'][number]> = {
  Homework: ({ homework }) => homework.title,
  Question: ({ label, questionId }) => label ?? questionId,
  Answer: ({ choice, answer }) => (choice === null ? answer : `${choice}: ${answer}`),
  Students: ({ students }) => students,
  Classes: ({ classes }) => classes.map((one) => one.class).join(' '),
  'Asked by': ({ asked }) => asked || '',
  Marked: ({ reason }) => reason,
};
const { Homework: _homework, ...columnsOfOne } = columns;

/** `markwell queue`: of the classes of the account that `--as` names, or of all. */
export const actions: Actions<typeof queueWords> = {
  queue: inDatabase(async ({ homework, class: code, show, from, limit, school, json }, services) => {
    const input = { homework, class: code, show, from, limit };
    const wantsOwn = typeof services.by === 'number' && code === undefined && school !== true;
    const own = wantsOwn ? await readQueue(services, { ...input, of: 'mine' }, services.by) : undefined;
    const isOwn = own !== undefined && own.mine.length > 0;
    const queue = isOwn ? own : await readQueue(services, input, services.by);
    if (json) return { json: queue };
    const whole = wantsOwn
      ? 'Of the whole school: choose your classes on the teacher dashboard to see those alone.'
      : '';
    const said = isOwn ? `Of your classes (${queue.mine.join(', ')}). --school lists the whole school.` : whole;
    if (queue.total === 0) return { said, after: 'No answer waits for a judgement.' };
    const shown = (from ?? 0) + queue.groups.length;
    return {
      said,
      shown: [tableOf(queue.groups, homework === undefined ? columns : columnsOfOne)],
      notes: shown < queue.total ? `${count(queue.total - shown, 'more group')}: --from ${shown} goes on.` : '',
    };
  }),
};
