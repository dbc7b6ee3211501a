import { isMarkedQuestion } from '@markwell/marking-core';
import type { Punctuality } from '../../../contract/class-dates.ts';
import type { ClassReport } from '../../../contract/teacher-statistics.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { type StoredDates, selectClassDates } from '../../../db/select-class-dates.ts';
import {
  type RosterStudent,
  type Score,
  selectFirstAndBestAnswers,
  selectRosters,
  selectScores,
} from '../../../db/select-scores.ts';
import { questionsEverAsked } from '../../homework/catalogue/asked-questions.ts';
import { addPunctuality, countPunctuality } from '../../homework/dates/punctuality.ts';
import { listClasses } from '../../people/classes/list-classes.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import type { Services } from '../../site/services/services.ts';
import { countQuestions, type StudentAttempts } from './question-statistics.ts';
import { readStoredAttempt } from './read-stored-attempt.ts';
import { countBands, countGrades } from './score-spread.ts';
import { averagePercentage, type Completion, countCompletion, groupByClass, partScores } from './scores.ts';
import { getStatisticsSubject } from './statistics-subject.ts';

/** Whose report is asked for. */
export interface ReportChoice {
  /** An earlier homework of the card; the one it shows now when absent. */
  readonly homework?: string | undefined;
  /** A class code; all classes together when absent. */
  readonly class?: string | undefined;
}

/** Students whose answers are read for the questions, the latest: more than a school has, and what memory is bounded by. */
const mostRead = 2500;

/**
 * How a class did at a homework, or all classes together; four queries. `number` is of the second numbering. Questions are told of
 * `mostStudents` at most, as their `asked` says. Throws a `Problem` for an unknown assignment, homework or class.
 */
export async function readClassReport(
  services: Services,
  number: string,
  { homework: chosen, class: wanted }: ReportChoice,
  mostStudents: number = mostRead,
): Promise<Omit<ClassReport, 'may'>> {
  const { homework } = await getStatisticsSubject(services, number, chosen);
  const { reader } = services.database;
  const classCode = await getReportClass(services, wanted);
  const [all, rosters, answers, classes, dates] = await Promise.all([
    selectScores(reader, homework.id, classCode),
    selectRosters(reader, homework.id, classCode),
    selectFirstAndBestAnswers(reader, homework.id, classCode, mostStudents),
    listClasses(services),
    selectClassDates(reader, homework.id, classCode),
  ]);
  const { own: scores, apart } = partScores(all);
  const kept = sumPunctuality(classCode, scores, rosters, dates, services.now().toISOString());
  const { completed, total, notDone } =
    classCode === null ? countAllClasses(scores, rosters) : countCompletion(scores, rosters);
  const marked = homework.questions.filter(isMarkedQuestion);
  const credits = await readCredits(services, homework);
  const counted = countQuestions(
    await questionsEverAsked(services.catalogue, homework),
    pairAttempts(scores, answers),
  ).map((question) => ({ ...question, ...credits.get(question.questionId) }));
  const isCounted = new Set(counted.map(({ questionId }) => questionId));
  const uncounted = marked
    .filter(({ id }) => credits.has(id) && !isCounted.has(id))
    .map(({ id: questionId, question, marks }) => ({
      ...nothing,
      questionId,
      question,
      marks,
      ...credits.get(questionId),
    }));
  return {
    class: classCode,
    isClassGone: classCode !== null && !classes.some(({ code }) => code === classCode),
    homework: {
      id: homework.id,
      title: homework.title,
      totalMarks: marked.reduce((sum, { marks }) => sum + marks, 0),
    },
    completed,
    total,
    averagePercentage: averagePercentage(scores),
    ...(kept && { dates: kept }),
    notDone,
    unlisted: apart.length,
    distribution: countBands(scores),
    grades: countGrades(scores),
    questions: [...counted, ...uncounted],
  };
}

/** What there is to tell of a question that is out of the total: that it is. */
const nothing = { facility: 0, bestFacility: 0, answered: 0, asked: 0, commonWrongAnswers: [] };

/** Questions whose marks do not hang on the answers now. */
async function readCredits({ catalogue }: Services, { id, version }: CatalogueEntry) {
  const scheme = version === null ? undefined : await catalogue.findScheme(id, version);
  return new Map((scheme?.questions ?? []).flatMap((one) => (one.credit ? [[one.id, { credit: one.credit }]] : [])));
}

function countAllClasses(scores: readonly Score[], rosters: readonly RosterStudent[]): Completion {
  const rosterOf = groupByClass(rosters);
  const classes = [...groupByClass(scores)].map(([code, own]) => countCompletion(own, rosterOf.get(code) ?? []));
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
  const [scoresOf, rosterOf] = [groupByClass(scores), groupByClass(rosters)];
  return addPunctuality(
    [...dates].map(([code, row]) => countPunctuality(scoresOf.get(code) ?? [], rosterOf.get(code) ?? [], row, now)),
  );
}

function pairAttempts(
  scores: readonly Score[],
  rows: readonly { attempt_id: number; answers: string; marking: string }[],
): StudentAttempts[] {
  const attempts = new Map(rows.map((row) => [row.attempt_id, readStoredAttempt(row)]));
  return scores.flatMap(({ attempt_id: bestId, first_attempt_id: firstId }) => {
    const [best, first] = [attempts.get(bestId), attempts.get(firstId)];
    return best === undefined || first === undefined ? [] : [{ best, first }];
  });
}
