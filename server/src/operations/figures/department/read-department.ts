import type { Department } from '../../../contract/department.ts';
import { selectExceptions } from '../../../db/select-allowed.ts';
import { selectRosterSizes, selectSizesWhenDue } from '../../../db/select-rosters.ts';
import type { Staff } from '../../people/sign-in/staff.ts';
import { groupBy } from '../../site/group-by.ts';
import type { Services } from '../../site/services/services.ts';
import { classSize } from '../statistics/scores.ts';
import { type ClassChoice, keyOf, readTerm, type TermWork } from './read-term.ts';

/** Classes by the weeks of this term; ten queries, none of which reads an attempt. */
export async function readDepartment(
  services: Services,
  staff: Pick<Staff, 'userId' | 'role'>,
  choice: ClassChoice,
): Promise<Department> {
  const { reader } = services.database;
  const { weeks, lists, classes, isAll, work } = await readTerm(services, staff, choice);
  const codes = classes.map(({ code }) => code);
  const [sizes, whenDue, exceptions] = await Promise.all([
    selectRosterSizes(reader),
    selectSizesWhenDue(reader, codes),
    selectExceptions(reader, services.now().toISOString()),
  ]);
  const dueSizes = new Map(whenDue.map((row) => [keyOf(row.studentClass, row.homeworkId), row.students]));
  const excusedOf = new Map(exceptions.map((row) => [keyOf(row.studentClass, row.homeworkId), row.excused]));
  const sizeOf = ({ studentClass, homeworkId, dueAt, work: own }: TermWork) => {
    const key = keyOf(studentClass, homeworkId);
    const excused = excusedOf.get(key) ?? 0;
    // A list that began only since is taken as it is.
    const onList = (dueAt === null ? undefined : dueSizes.get(key)) ?? sizes.get(studentClass) ?? 0;
    const { completed = 0, listed = 0 } = own ?? {};
    return classSize({ completed, onRoster: listed, registered: Math.max(0, onList - excused), excused });
  };
  const cells = [...groupBy(work, ({ studentClass, week }) => `${week} ${studentClass}`).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [toCell(first, own, sizeOf)];
  });
  return {
    weeks,
    classes: classes.map(({ code, teacher, year }) => ({ studentClass: code, teacher, year })),
    years: [...new Set(lists.flatMap(({ year }) => year ?? []))].sort((one, other) => one - other),
    isAll,
    cells,
  };
}

function toCell(
  { studentClass, week }: TermWork,
  own: readonly TermWork[],
  sizeOf: (one: TermWork) => number,
): Department['cells'][number] {
  const sum = (count: (one: TermWork) => number) => own.reduce((total, one) => total + count(one), 0);
  const completed = sum(({ work }) => work?.completed ?? 0);
  const dated = sum(({ work, dueAt }) => (dueAt === null ? 0 : (work?.completed ?? 0)));
  const late = sum(({ work }) => work?.late ?? 0);
  const percentages = sum(({ work }) => work?.percentages ?? 0);
  return {
    ...{ studentClass, week, homework: own.length, completed },
    total: sum(sizeOf),
    onTime: dated === 0 ? null : Math.round((100 * (dated - late)) / dated) / 100,
    averagePercentage: completed === 0 ? null : Math.round((10 * percentages) / completed) / 10,
  };
}
