import * as z from 'zod/mini';
import { counts } from './counting.ts';
import { currentMarking } from './current-marking.ts';
import { inList, numberColumn, type Session, selectRows } from './session.ts';

// SQL by hand: one statement for a teacher’s week, see decision 0033.

const waitingRow = z.object({ homeworkId: z.number(), studentClass: z.string(), answers: numberColumn });

/**
 * How many answers of each class at each of these pieces of homework are worth a look. Reads no answers, and of
 * markings only how many they have.
 */
export async function selectWeekWaiting(
  session: Session,
  classCodes: readonly string[],
  homeworkIds: readonly number[],
): Promise<z.output<typeof waitingRow>[]> {
  const classes = inList(classCodes);
  const homework = inList(homeworkIds, classes.values.length);
  return selectRows(
    session,
    waitingRow,
    `SELECT a.homework_id AS "homeworkId", s.class_code AS "studentClass", sum(m.doubtful) AS answers
       FROM students s
       JOIN attempts a ON a.student_id = s.id AND a.homework_id IN ${homework.sql}
       JOIN markings m ON m.id = ${currentMarking}
      WHERE s.class_code IN ${classes.sql} AND ${counts('a')} AND m.doubtful > 0
      GROUP BY a.homework_id, s.class_code`,
    [...classes.values, ...homework.values],
  );
}
