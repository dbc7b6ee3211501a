import type { Staff } from '../../people/sign-in/staff.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { writeCsv } from '../../site/write-csv.ts';
import type { ExportedFile } from '../exports/export-results.ts';
import { readDepartment } from './read-department.ts';
import type { ClassChoice } from './read-term.ts';

/** Classes by the weeks of this term as CSV, a line for each class. Written to the audit log. */
export async function exportDepartment(
  services: Services,
  staff: Pick<Staff, 'userId' | 'role'>,
  choice: ClassChoice,
): Promise<ExportedFile> {
  const { weeks, classes, cells } = await readDepartment(services, staff, choice);
  const cellOf = new Map(cells.map((cell) => [`${cell.week} ${cell.studentClass}`, cell]));
  const figures = ['handed in', 'of', 'on time %', 'average %'];
  const heading = weeks.flatMap((week) => figures.map((figure) => `${week} ${figure}`));
  const lines = classes.map(({ studentClass, teacher, year }) => [
    ...[studentClass, teacher, year],
    ...weeks.flatMap((week) => {
      const cell = cellOf.get(`${week} ${studentClass}`);
      if (cell === undefined) return figures.map(() => null);
      const onTime = cell.onTime === null ? null : Math.round(100 * cell.onTime);
      return [cell.completed, cell.total, onTime, cell.averagePercentage];
    }),
  ]);
  await services.database.write((session) =>
    recordAudit(session, services.now(), {
      ...{ by: staff.userId, action: 'export-statistics', subject: 'statistics' },
      details: { classes: classes.map(({ studentClass }) => studentClass) },
    }),
  );
  const name = `classes-by-week-${weeks.at(-1) ?? ''}.csv`;
  return { name, text: writeCsv([['Class', 'Teacher', 'Year', ...heading], ...lines]) };
}
