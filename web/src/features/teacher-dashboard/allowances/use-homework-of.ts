import { listTeacherAssignments } from '@markwell/server/contract';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { keepFor } from '../keep-for.ts';

/** What a class may have to do, that of its year first. */
export function useHomeworkOf(studentClass: string): { id: number; title: string }[] {
  const { data = [] } = useStaffQuery('teacher', listTeacherAssignments, undefined, { keepFor });
  const year = `Year ${Number.parseInt(studentClass, 10)} `;
  return data
    .map(({ homeworkId: id, title }) => ({ id, title }))
    .sort((one, other) => Number(other.title.startsWith(year)) - Number(one.title.startsWith(year)));
}
