import type { MyWeek, WeekCell, WeekHomework } from '@markwell/server/contract';
import type { SchoolYear } from '../year-order.ts';

/** Classes of one year with the homework that they share as columns. */
export interface WeekGroup {
  /** 'Year 8' */
  readonly name: string;
  readonly year: SchoolYear | undefined;
  /** Newest first. */
  readonly homework: readonly WeekHomework[];
  readonly rows: readonly {
    readonly studentClass: string;
    readonly teacher: string | null;
    /** One for each homework; undefined where the class has not had it. */
    readonly cells: readonly (WeekCell | undefined)[];
  }[];
}

/** Homework beside each other: more do not fit beside the names of classes. */
const mostColumns = 5;
const years = [7, 8, 9, 10, 11] as const;

/** The classes by year, in the order in which they came. */
export function groupByYear({ classes, homework, cells }: MyWeek): WeekGroup[] {
  const cellOf = new Map(cells.map((cell) => [`${cell.homeworkId} ${cell.studentClass}`, cell]));
  const found = [...new Set(classes.map(({ year }) => year))];
  return found.flatMap((year) =>
    [false, true].flatMap((isQuiz) => {
      const quizzes = new Set(homework.flatMap(({ id, isRetrieval }) => (isRetrieval ? id : [])));
      const isShown = (id: number) => quizzes.has(id) === isQuiz;
      const own = classes.filter((one) => one.year === year && (!isQuiz || one.homework.some(isShown)));
      if (own.length === 0) return [];
      const had = new Set(own.flatMap((one) => one.homework));
      const columns = homework.filter(({ id }) => had.has(id) && isShown(id)).slice(0, mostColumns);
      const name = year === null ? 'Other classes' : `Year ${year}`;
      return {
        name: isQuiz ? `${name}: retrieval quizzes` : name,
        year: years.find((known) => known === year),
        homework: columns,
        rows: own.map(({ studentClass, teacher }) => ({
          studentClass,
          teacher,
          cells: columns.map(({ id }) => cellOf.get(`${id} ${studentClass}`)),
        })),
      };
    }),
  );
}
