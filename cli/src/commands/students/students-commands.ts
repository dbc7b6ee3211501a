import {
  eraseStudents,
  exportStudent,
  type FoundStudent,
  findStudents,
  mergeStudents,
  mostStudentsFound,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { count } from '../../count.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { readStudentId } from '../../read-student-id.ts';
import { withServices } from '../../with-services.ts';
import { writeOut } from '../../write-out.ts';

interface ChangeOptions {
  dryRun?: boolean;
  yes?: boolean;
  json?: boolean;
}

/** `markwell students find`: fails when nobody matches, so that a script notices. */
export async function findStudentsCommand(
  name: string | undefined,
  options: { class?: string; json?: boolean },
): Promise<void> {
  const found = await withServices((services) => findStudents(services, { name, studentClass: options.class }));
  if (options.json) await printJson(found);
  else if (found.length > 0) await printStudents(found);
  if (found.length === 0) throw new CommandError('No student matches.');
  if (found.length === mostStudentsFound)
    printMessage(`At most ${mostStudentsFound} students are listed: type more of the name, or add --class.`);
}

/** `markwell students merge`. */
export async function mergeStudentsCommand(typed: string[], options: ChangeOptions & { into: string }): Promise<void> {
  const [from, into] = [typed.map(readStudentId), readStudentId(options.into)];
  await withServices(async (services) => {
    const planned = await mergeStudents(services, { from, into, dryRun: true }, services.by);
    const who = planned.from.map(describe).join(', ');
    const what = `${who} into ${describe(planned.into)}: ${count(planned.attempts, 'attempt')}`;
    if (!options.dryRun) {
      await confirmOrEnd(`Merge ${what}?`, options);
      await mergeStudents(services, { from, into }, services.by);
    }
    printMessage(`${options.dryRun ? 'Would merge' : 'Merged'} ${what}.`);
    if (options.json) await printJson(planned);
  });
}

/** `markwell students export`. */
export async function exportStudentCommand(typed: string, { out }: { out: string }): Promise<void> {
  const exported = await withServices((services) => exportStudent(services, readStudentId(typed), services.by));
  await writeOut(out, `${JSON.stringify(exported, null, 2)}\n`);
}

/** `markwell students erase`. */
export async function eraseStudentsCommand(typed: string[], options: ChangeOptions): Promise<void> {
  const ids = typed.map(readStudentId);
  await withServices(async (services) => {
    const planned = await eraseStudents(services, { ids, dryRun: true }, services.by);
    const attempts = planned.reduce((sum, student) => sum + student.attempts, 0);
    const who = `${planned.map(describe).join(', ')}, with the answers of ${count(attempts, 'attempt')}`;
    if (!options.dryRun) {
      await confirmOrEnd(`Erase ${who}, for good?`, options);
      await eraseStudents(services, { ids }, services.by);
    }
    printMessage(options.dryRun ? `Would erase ${who}.` : `Erased ${count(ids.length, 'student')}.`);
    if (options.json) await printJson({ erased: options.dryRun ? [] : ids, students: options.dryRun ? planned : [] });
  });
}

function printStudents(students: readonly FoundStudent[]): Promise<void> {
  const rows = students.map((student) => [
    String(student.id),
    student.name,
    student.studentClass,
    student.source === 'roster' ? 'class list' : 'typed',
    String(student.attempts),
    student.lastSubmittedAt?.slice(0, 10) ?? '-',
  ]);
  return printTable(['Id', 'Name', 'Class', 'From', 'Attempts', 'Last'], rows);
}

function describe({ id, name, studentClass }: FoundStudent): string {
  return `${name} of ${studentClass} (${id})`;
}
