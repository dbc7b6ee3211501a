import {
  eraseStudents,
  exportStudent,
  type FoundStudent,
  findStudents,
  mergeStudents,
  mostStudentsFound,
} from '@markwell/server/operations';
import type { Actions } from '../../command-words.ts';
import { writeOut } from '../../files.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { readStudentId } from '../../read-typed.ts';
import { type Columns, tableOf } from '../../table.ts';
import { inDatabase, withServices } from '../../with-services.ts';
import { count } from '../../wording.ts';
import type { studentsWords } from '../../words/people.ts';

const columns: Columns<FoundStudent> = {
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  Class: ({ studentClass }) => studentClass,
  From: ({ source }) => (source === 'roster' ? 'class list' : 'typed'),
  Attempts: ({ attempts }) => attempts,
  Last: ({ lastSubmittedAt }) => lastSubmittedAt?.slice(0, 10) ?? '-',
};

/** `markwell students …`. Nobody found is a failure, so that a script notices. */
export const actions: Actions<typeof studentsWords> = {
  'students find': inDatabase(async ({ name, class: studentClass }, services) => {
    const found = await findStudents(services, { name, studentClass });
    if (found.length === 0) return { json: found, failure: 'No student matches.' };
    const isCut = found.length === mostStudentsFound;
    return {
      json: found,
      shown: [tableOf(found, columns)],
      after: isCut ? `At most ${mostStudentsFound} students are listed: type more of the name, or add --class.` : '',
    };
  }),
  'students merge': async ({ ids, into, dryRun, yes }) => {
    const from = ids.map(readStudentId);
    return withServices(async (services) => {
      const planned = await mergeStudents(services, { from, into, dryRun: true }, services.by);
      const who = planned.from.map(describe).join(', ');
      const what = `${who} into ${describe(planned.into)}: ${count(planned.attempts, 'attempt')}`;
      if (!dryRun) {
        await confirmOrEnd(`Merge ${what}?`, { yes });
        await mergeStudents(services, { from, into }, services.by);
      }
      return { said: `${dryRun ? 'Would merge' : 'Merged'} ${what}.`, json: planned };
    });
  },
  'students export': async ({ id, out }) => {
    const student = readStudentId(id);
    const exported = await withServices((services) => exportStudent(services, student, services.by));
    await writeOut(out, `${JSON.stringify(exported, null, 2)}\n`);
    return undefined;
  },
  'students erase': async ({ ids: typed, dryRun, yes }) => {
    const ids = typed.map(readStudentId);
    return withServices(async (services) => {
      const planned = await eraseStudents(services, { ids, dryRun: true }, services.by);
      const attempts = planned.reduce((sum, student) => sum + student.attempts, 0);
      const who = `${planned.map(describe).join(', ')}, with the answers of ${count(attempts, 'attempt')}`;
      if (dryRun) return { said: `Would erase ${who}.`, json: { erased: [], students: planned } };
      await confirmOrEnd(`Erase ${who}, for good?`, { yes });
      await eraseStudents(services, { ids }, services.by);
      return { said: `Erased ${count(ids.length, 'student')}.`, json: { erased: ids, students: [] } };
    });
  },
};

function describe({ id, name, studentClass }: FoundStudent): string {
  return `${name} of ${studentClass} (${id})`;
}
