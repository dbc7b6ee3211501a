import { toAttemptNumber } from '../../../contract/assignment-numbers.ts';
import { getSchemeHomework } from '../../schemes/versions/find-scheme.ts';
import type { Services } from '../../site/services/services.ts';
import { listTeacherAssignments } from '../statistics/list-teacher-assignments.ts';

/**
 * The homework with the number through which its statistics are asked for: each once, by the cards' order; only the one that is chosen by its slug
 * or an id of the first numbering, where one is. Throws a `Problem` for an unknown one.
 */
export async function findSubjects(services: Services, chosen: string | undefined) {
  const all = (await listTeacherAssignments(services)).flatMap(({ id, homeworkId, title, earlierHomework }) =>
    [{ id: homeworkId, title }, ...earlierHomework].map((homework) => ({ ...homework, number: String(id) })),
  );
  const subjects = [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed();
  if (chosen === undefined) return subjects;
  const { id, title } = (await getSchemeHomework(services, chosen)).homework;
  const known = subjects.filter((subject) => subject.id === id);
  return known.length > 0 ? known : [{ id, title, number: String(toAttemptNumber(id)) }];
}
