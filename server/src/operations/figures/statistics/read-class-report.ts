import { isMarkedQuestion } from '@markwell/marking-core';
import type { Punctuality } from '../../../contract/class-dates.ts';
import type { ClassReport } from '../../../contract/teacher-statistics.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import type { StoredDates } from '../../../db/select-class-dates.ts';
import { type AttemptAnswers, selectAnswers } from '../../../db/select-figures.ts';
import { questionsEverAsked } from '../../homework/catalogue/asked-questions.ts';
import { questionTeller } from '../../homework/catalogue/tell-question.ts';
import { isWithdrawnQuiz } from '../../homework/catalogue/withdraw-quiz.ts';
import { addPunctuality, countPunctuality } from '../../homework/dates/punctuality.ts';
import { groupBy } from '../../site/group-by.ts';
import type { Services } from '../../site/services/services.ts';
import { countQuestions, type StudentAttempts } from './question-statistics.ts';
import { readStoredAttempt } from './read-stored-attempt.ts';
import { countBands, countGrades } from './score-spread.ts';
import { averagePercentage, type Completion, countCompletion, listExcused } from './scores.ts';
import {
  getStatisticsSubject,
  type ReportChoice,
  type RosterStudent,
  readWork,
  type Score,
} from './statistics-subject.ts';

/** Students whose answers are read for the questions, the latest: more than a school has, and what memory is bounded by. */
const mostRead = 2500;

/**
 * How a class did at a homework, or all classes together; five queries. `number` is of the second numbering.
 * Questions are told of `mostStudents` at most, as their `asked` says.
 */
export async function readClassReport(
  services: Services,
  number: string,
  choice: ReportChoice,
  mostStudents: number = mostRead,
): Promise<Omit<ClassReport, 'may'>> {
  const subject = await getStatisticsSubject(services, number, choice);
  const { homework, classCode } = subject;
  const [{ own: scores, apart, roster, excused, classes, dates }, answers] = await Promise.all([
    readWork(services, subject),
    selectAnswers(services.database.reader, ['best', 'first'], subject.scores, mostStudents),
  ]);
  const now = services.now().toISOString();
  const kept = sumPunctuality(classCode, scores, roster, dates, now);
  const { completed, total, notDone, notDoneIds } =
    classCode === null ? countAllClasses(scores, roster, excused) : countCompletion(scores, roster, excused);
  const longer = roster.flatMap(({ studentName, hasAttempt, untilAt }) =>
    !hasAttempt && untilAt !== null && untilAt >= now ? [[studentName, untilAt] as const] : [],
  );
  const marked = homework.questions.filter(isMarkedQuestion);
  const scheme = await readMarked(services, homework);
  const credits = new Map([...scheme].flatMap(([id, { credit }]) => (credit ? [[id, { credit }]] : [])));
  const counted = countQuestions(
    await questionsEverAsked(services.catalogue, homework),
    pairAttempts(scores, answers),
    scheme,
  ).map((question) => ({ ...question, ...credits.get(question.questionId) }));
  const tell = questionTeller(homework.questions);
  const isCounted = new Set(counted.map(({ questionId }) => questionId));
  const uncounted = marked
    .filter(({ id }) => credits.has(id) && !isCounted.has(id))
    .map(({ id: questionId, question, marks }) => ({
      ...nothing,
      questionId,
      ...tell(questionId),
      question,
      marks,
      ...credits.get(questionId),
    }));
  const tags = new Map(homework.questions.map(({ id, specification }) => [id, specification ?? []]));
  const ofTotal = counted.filter(({ questionId }) => credits.get(questionId)?.credit !== 'nobody');
  const points = specificationFigures(ofTotal, (id) => tags.get(id) ?? []);
  return {
    class: classCode,
    isClassGone: classCode !== null && !classes.some(({ code }) => code === classCode),
    homework: {
      id: homework.id,
      title: homework.title,
      totalMarks: marked.reduce((sum, { marks }) => sum + marks, 0),
    },
    ...(homework.purpose === 'retrieval' && { isWithdrawn: isWithdrawnQuiz(homework) }),
    completed,
    total,
    averagePercentage: averagePercentage(scores),
    ...(kept && { dates: kept }),
    notDone,
    ...(classCode !== null && longer.length > 0 && { longer: Object.fromEntries(longer) }),
    ...(classCode !== null && excused.length > 0 && { excused: listExcused(excused) }),
    ...(notDoneIds && { notDoneIds }),
    unlisted: apart.length,
    distribution: countBands(scores),
    grades: countGrades(scores.map(({ grade, percentage }) => ({ grade, completed: 1, highest: percentage }))),
    questions: [...counted, ...uncounted],
    ...(points.length > 0 && { specification: points }),
  };
}

/** What there is to tell of a question that is out of the total: that it is. */
const nothing = { facility: 0, bestFacility: 0, answered: 0, asked: 0, commonWrongAnswers: [] };

/** How each question is marked now. */
async function readMarked({ catalogue }: Services, { id, version }: CatalogueEntry) {
  const scheme = version === null ? undefined : await catalogue.findScheme(id, version);
  return new Map((scheme?.questions ?? []).map((one) => [one.id, one]));
}

const classOf = ({ studentClass }: { readonly studentClass: string }) => studentClass;

function countAllClasses(
  scores: readonly Score[],
  rosters: readonly RosterStudent[],
  excused: readonly { readonly studentClass: string }[],
): Completion {
  const [rosterOf, excusedOf] = [groupBy(rosters, classOf), groupBy(excused, classOf)];
  const classes = [...groupBy(scores, classOf)].map(([code, own]) =>
    countCompletion(own, rosterOf.get(code) ?? [], excusedOf.get(code) ?? []),
  );
  const total = classes.reduce((sum, one) => sum + one.total, 0);
  return { completed: scores.length, total, registered: null, notDone: null };
}

/** Of the class, or the sums of all that have dates. */
function sumPunctuality(
  classCode: string | null,
  scores: readonly Score[],
  rosters: readonly RosterStudent[],
  dates: ReadonlyMap<string, StoredDates>,
  now: string,
): Punctuality | undefined {
  if (classCode !== null) return countPunctuality(scores, rosters, dates.get(classCode), now);
  const [scoresOf, rosterOf] = [groupBy(scores, classOf), groupBy(rosters, classOf)];
  return addPunctuality(
    [...dates].map(([code, row]) => countPunctuality(scoresOf.get(code) ?? [], rosterOf.get(code) ?? [], row, now)),
  );
}

function pairAttempts(scores: readonly Score[], rows: readonly AttemptAnswers[]): StudentAttempts[] {
  const attempts = new Map(rows.map((row) => [row.id, readStoredAttempt(row)]));
  return scores.flatMap(({ attemptId, firstAttemptId }) => {
    const [best, first] = [attempts.get(attemptId), attempts.get(firstAttemptId)];
    return best === undefined || first === undefined ? [] : [{ best, first }];
  });
}

/** What a specification point is counted by. */
export interface TaggedQuestion {
  readonly questionId: string;
  readonly marks: number;
  /** 0 to 1. */
  readonly facility: number;
}

/** How a class did at one point of a specification. */
export interface PointFigure {
  readonly point: string;
  /** 0 to 1 with two decimals: mean share of the marks of its questions, by marks. */
  readonly facility: number;
  readonly questionIds: string[];
}

/** The points that questions are tagged with, weakest first; a question of several points counts for each. */
export function specificationFigures(
  questions: readonly TaggedQuestion[],
  pointsOf: (questionId: string) => readonly string[],
): PointFigure[] {
  const byPoint = new Map<string, TaggedQuestion[]>();
  for (const question of questions)
    for (const point of new Set(pointsOf(question.questionId)))
      byPoint.set(point, [...(byPoint.get(point) ?? []), question]);
  return [...byPoint]
    .map(([point, own]) => {
      const marks = own.reduce((sum, one) => sum + one.marks, 0);
      const got = own.reduce((sum, one) => sum + one.marks * one.facility, 0);
      const facility = marks === 0 ? 0 : Math.round((100 * got) / marks) / 100;
      return { point, facility, questionIds: own.map(({ questionId }) => questionId) };
    })
    .sort(
      (one, other) => one.facility - other.facility || one.point.localeCompare(other.point, 'en', { numeric: true }),
    );
}
