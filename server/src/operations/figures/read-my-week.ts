import { toAttemptNumber } from '../../contract/assignment-numbers.ts';
import type { ClassEntry } from '../../contract/class-list.ts';
import type { MyWeek, WeekCell } from '../../contract/my-week.ts';
import { type CatalogueEntry, type CatalogueSnapshot, findContent } from '../../db/catalogue.ts';
import { type Exceptions, selectExceptions } from '../../db/select-allowed.ts';
import { selectRosterSizes, selectSizesWhenDue } from '../../db/select-rosters.ts';
import { selectWeek, type WeekRow } from '../../db/select-week.ts';
import type { ClassDatesRow } from '../../db/tables/homework.ts';
import { countUndecided } from '../decisions/after-closing.ts';
import { countWaiting } from '../decisions/queue/count-waiting.ts';
import { getQueueScope } from '../decisions/queue/queue-scope.ts';
import { readShared } from '../decisions/queue/shared-refusals.ts';
import { cardIds, childcareCard } from '../homework/catalogue/cards.ts';
import { isWithdrawnQuiz } from '../homework/catalogue/withdraw-quiz.ts';
import { countsAsMissing, homeworkOnCards, yearOfClass } from '../homework/dates/set-homework.ts';
import { classesNamed } from '../people/authority/my-classes.ts';
import { readAuthority } from '../people/authority/own-classes.ts';
import { yearOfCode } from '../people/class-lists/class-rows.ts';
import { listClasses } from '../people/classes/list-classes.ts';
import type { Staff } from '../people/sign-in/staff.ts';
import type { Services } from '../site/services/services.ts';
import { classSize } from './statistics/scores.ts';

/** Homework of a class, the newest: as many columns as a screen has room for. */
const mostColumns = 6;
/** Homework that is looked at to find them. */
const mostCandidates = 12;

type Dated = Pick<ClassDatesRow, 'classCode' | 'homeworkId' | 'openAt' | 'dueAt'>;

/** Somebody's classes by their latest homework: eleven queries, however many there are of either. */
export async function readMyWeek(
  services: Services,
  staff: Pick<Staff, 'userId' | 'name' | 'role'>,
  { knownAs = '' }: { readonly knownAs?: string | undefined },
): Promise<MyWeek> {
  const { reader } = services.database;
  const now = services.now().toISOString();
  const [lists, authority, entries, rosters, waiting, except] = await Promise.all([
    listClasses(services),
    readAuthority(services, staff),
    services.catalogue.snapshot(),
    selectRosterSizes(reader),
    countWaiting(services, {}),
    selectExceptions(reader, now),
  ]);
  const chosen = authority.classes;
  const codes = chosen.length > 0 ? inListOrder(lists, chosen) : classesNamed(lists, [staff.name, knownAs]);
  const dated = await reader.tables.classDates.findAll({ where: { classCode: codes }, raw: true });
  const all = newestFirst(entries, dated);
  const whenDue = new Map(
    (await selectSizesWhenDue(reader, codes)).map((row) => [keyOf(row.studentClass, row.homeworkId), row.students]),
  );
  const candidates = new Map(codes.map((code) => [code, findCandidates(all, entries, lists, code, dated)]));
  const ids = new Set([...candidates.values()].flat().map(({ id }) => id));
  const rows = new Map(
    (await selectWeek(reader, codes, [...ids])).map((row) => [keyOf(row.studentClass, row.homeworkId), row]),
  );
  const exceptions = new Map(except.map((row) => [keyOf(row.studentClass, row.homeworkId), row]));
  const undecided = new Map(
    (await countUndecided(reader, codes)).map((row) => [keyOf(row.class_code, row.homework_id), row.attempts]),
  );
  const shared = new Map(
    (await readShared(services, await getQueueScope(services, {}))).counted.map((one) => [
      keyOf(one.class, one.homeworkId),
      one.answers,
    ]),
  );
  const classes = codes.map((code) => {
    const entry = lists.find((one) => one.code === code);
    const had = (candidates.get(code) ?? [])
      .filter((one) => one.isGiven || rows.has(keyOf(code, one.id)) || undecided.has(keyOf(code, one.id)))
      .map(({ id }) => id);
    const isQuiz = (id: number) => isRetrieval(entries.get(id));
    const homework = [had.filter((id) => !isQuiz(id)), had.filter(isQuiz)].flatMap((some) =>
      some.slice(0, mostColumns),
    );
    return { studentClass: code, teacher: entry?.teacher ?? null, year: entry?.year ?? yearOfCode(code), homework };
  });
  const shown = new Set(classes.flatMap(({ homework }) => homework));
  return {
    isChosen: chosen.length > 0,
    may: [
      ...(services.settings.teacherClasses === 'chosen' ? ['choose' as const] : []),
      ...(authority.isForAll || chosen.length > 0 ? ['change' as const] : []),
    ],
    classes,
    homework: all.flatMap((entry) => (shown.has(entry.id) ? toHomework(entry) : [])),
    cells: classes.flatMap(({ studentClass: code, homework }) =>
      homework.map((id) => {
        const key = keyOf(code, id);
        const due = dated.find((one) => one.classCode === code && one.homeworkId === id)?.dueAt ?? null;
        // A list that began only since is taken as it is.
        const registered = (due === null ? undefined : whenDue.get(key)) ?? rosters.get(code) ?? 0;
        const cell = toCell(code, id, rows.get(key), { registered, due, now, except: exceptions.get(key) });
        const waiting = cell.waiting + (shared.get(keyOf(code, id)) ?? 0);
        return { ...cell, waiting, undecided: undecided.get(key) ?? 0 };
      }),
    ),
    waiting: waiting.reduce<MyWeek['waiting']>(
      (sum, { answers, asked, class: code }) => ({
        answers: sum.answers + answers,
        asked: sum.asked + asked,
        own: sum.own + (codes.includes(code) ? answers : 0),
      }),
      { answers: 0, asked: 0, own: 0 },
    ),
  };
}

const keyOf = (code: string, homeworkId: number) => `${homeworkId} ${code}`;

/** Classes that are on no list any more come last. */
function inListOrder(lists: readonly ClassEntry[], codes: readonly string[]): string[] {
  const places = new Map(lists.map(({ code }, index) => [code, index]));
  const place = (code: string) => places.get(code) ?? lists.length;
  return [...codes].sort((one, other) => place(one) - place(other));
}

/** A homework that a class may have had. */
interface Candidate {
  readonly id: number;
  /** Whether it is given to the class now: it has dates for it, or is on the card of its year. */
  readonly isGiven: boolean;
}

/** What a class may have had, newest first: by its dates, its year, or on its card; homework of no year where somebody handed it in. */
function findCandidates(
  all: readonly CatalogueEntry[],
  entries: CatalogueSnapshot,
  lists: readonly ClassEntry[],
  code: string,
  dated: readonly Dated[],
): Candidate[] {
  const year = yearOfClass(lists, code);
  const isChildcare = lists.some((entry) => entry.code === code && entry.list === 'childcare');
  const withDates = new Set(dated.filter((one) => one.classCode === code).map((one) => one.homeworkId));
  const onCards = homeworkOnCards(entries, lists, code);
  const quizzes = all
    .filter((entry) => isRetrieval(entry) && !isWithdrawnQuiz(entry) && withDates.has(entry.id))
    .slice(0, mostColumns);
  const found = all
    .filter((entry) => !isRetrieval(entry))
    .map((entry) => ({ entry, isGiven: withDates.has(entry.id) || onCards.has(entry.id) }))
    .filter(({ entry, isGiven }) => isGiven || isOfYear(entry, year, isChildcare))
    .slice(0, mostCandidates)
    .map(({ entry, isGiven }) => ({ id: entry.id, isGiven }));
  // What is certainly shown is enough where it fills the columns.
  const given = found.filter(({ isGiven }) => isGiven);
  const last = given[mostColumns - 1];
  const ordinary = last === undefined ? found : found.slice(0, found.indexOf(last) + 1);
  return [...ordinary, ...quizzes.map(({ id }) => ({ id, isGiven: true }))];
}

const isRetrieval = (entry: CatalogueEntry | undefined) => entry?.purpose === 'retrieval';

function isOfYear({ id, year_group: own }: CatalogueEntry, year: number | null, isChildcare: boolean): boolean {
  if (id === childcareCard) return isChildcare;
  return own === null || own === year;
}

/** Homework that was ever given out, by when: its first date for these classes, else its release; of one moment what is on a card now first. */
function newestFirst(entries: CatalogueSnapshot, dated: readonly Dated[]): CatalogueEntry[] {
  const firstDates = new Map<number, string>();
  for (const { homeworkId: id, openAt, dueAt } of dated) {
    const at = openAt ?? dueAt;
    const before = firstDates.get(id);
    if (at !== null && (before === undefined || at < before)) firstDates.set(id, at);
  }
  const shown = new Set(cardIds.map((card) => findContent(entries, card)?.id));
  const given = ({ id, first_released_at: released }: CatalogueEntry) => firstDates.get(id) ?? released ?? '';
  const rank = (entry: CatalogueEntry) => Number(shown.has(entry.id));
  return [...entries.values()]
    .filter((entry) => entry.version !== null && given(entry) !== '')
    .sort((one, other) => given(other).localeCompare(given(one)) || rank(other) - rank(one) || other.id - one.id);
}

function toHomework(entry: CatalogueEntry): MyWeek['homework'][number] {
  const { id, title, year_group: year, content_id: content } = entry;
  return {
    id,
    title,
    year: id === childcareCard ? null : year,
    number: toAttemptNumber(id),
    isEarlier: content !== null,
    ...(isRetrieval(entry) && { isRetrieval: true }),
  };
}

function toCell(
  studentClass: string,
  homeworkId: number,
  row: WeekRow | undefined,
  {
    registered: onList,
    due,
    now,
    except,
  }: { registered: number; due: string | null; now: string; except: Exceptions | undefined },
): WeekCell {
  const { completed = 0, listed = 0, late = 0, average = null, waiting = 0 } = row ?? {};
  const { excused = 0, longer = 0 } = except ?? {};
  const registered = Math.max(0, onList - excused);
  const total = classSize({ completed, onRoster: listed, registered, excused });
  return {
    studentClass,
    homeworkId,
    completed,
    total,
    averagePercentage: average === null ? null : Math.round(average * 10) / 10,
    waiting,
    dueAt: due,
    onTime: completed - late,
    late,
    missing: countsAsMissing({ dueAt: due, isBegun: completed > 0 }, now)
      ? Math.max(0, registered - listed - longer)
      : 0,
    ...(excused > 0 && { excused }),
  };
}
