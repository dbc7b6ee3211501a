import * as z from 'zod/mini';
import type { DepartmentIdeas } from '../../../contract/department.ts';
import { figureRow, selectAnswers, selectFigures } from '../../../db/select-figures.ts';
import { questionsEverAsked } from '../../homework/catalogue/asked-questions.ts';
import type { Staff } from '../../people/sign-in/staff.ts';
import type { Services } from '../../site/services/services.ts';
import { countQuestions } from '../statistics/question-statistics.ts';
import { readStoredAttempt } from '../statistics/read-stored-attempt.ts';
import { type ClassChoice, readTerm } from './read-term.ts';

/** Questions that are told, and answers that are read for those of one homework, the latest. */
const mostIdeas = 10;
const mostRead = 1000;

const pupilRow = z.pick(figureRow, { firstAttemptId: true, studentClass: true });

/** What was hardest in a week, and what was written instead, over all chosen classes. */
export async function readIdeas(
  services: Services,
  staff: Pick<Staff, 'userId' | 'role'>,
  { week, ...choice }: ClassChoice & { readonly week: string },
): Promise<DepartmentIdeas> {
  const { catalogue, database } = services;
  const { work } = await readTerm(services, staff, choice);
  const entries = await catalogue.snapshot();
  const ofWeek = work.filter((one) => one.week === week && one.work !== undefined);
  const ideas: DepartmentIdeas['ideas'] = [];
  for (const id of new Set(ofWeek.map(({ homeworkId }) => homeworkId))) {
    const homework = entries.get(id);
    if (homework === undefined) continue;
    const classes = ofWeek.filter(({ homeworkId }) => homeworkId === id).map(({ studentClass }) => studentClass);
    const scores = { homework: [id], classes };
    const classOf = new Map(
      (await selectFigures(database.reader, pupilRow, scores)).map((row) => [row.firstAttemptId, row.studentClass]),
    );
    const students = (await selectAnswers(database.reader, ['first'], scores, mostRead)).map((row) => {
      const first = readStoredAttempt(row);
      return { first, best: first, from: classOf.get(row.id) ?? '' };
    });
    const scheme = homework.version === null ? undefined : await catalogue.findScheme(id, homework.version);
    const marked = new Map((scheme?.questions ?? []).map((one) => [one.id, one]));
    const asked = (await questionsEverAsked(catalogue, homework)).filter(({ isPast }) => !isPast);
    const points = new Map(asked.map(({ question }) => [question.id, question.specification ?? []]));
    ideas.push(
      ...countQuestions(asked, students, marked)
        .filter(({ facility, questionId }) => facility < 1 && marked.get(questionId)?.credit === undefined)
        .map(({ questionId, label, question, facility, asked: count = 0, commonWrongAnswers }) => ({
          ...{ questionId, question, facility, asked: count, wrongAnswers: commonWrongAnswers },
          ...(label !== undefined && { label }),
          homework: { id, title: homework.title },
          points: points.get(questionId) ?? [],
        })),
    );
  }
  return { ideas: ideas.sort((one, other) => one.facility - other.facility).slice(0, mostIdeas) };
}
