import type { DemoStudent } from './demo-term.ts';
import { pickDevice } from './devices.ts';
import { createRandom, type Random } from './random.ts';

/** Someone's time on the site in the demo. */
export interface DemoVisit {
  readonly studentName: string;
  readonly studentClass: string;
  readonly teacher: string;
  readonly userType: 'Student' | 'Teacher';
  readonly pages: readonly string[];
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly isAtSchool: boolean;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** As long as a new installation keeps visits. */
const keptFor = 29 * day;
const lookingOn = 160;
const liveNow = 57;

/** The page on which each homework is taken. */
const pageOfHomework: Readonly<Record<number, string>> = {
  149: '/quiz',
  150: '/homework/150',
  2: '/quiz-yr8',
  3: '/quiz-yr9',
  4: '/quiz-yr10',
  5: '/quiz-yr11',
  6: '/btec-childcare',
};

/**
 * The visits of a demo term: one for each submission of the last weeks, some of the last day without a
 * submission, and those who are on the site at `end`, including teachers.
 */
export function* makeDemoVisits(term: readonly DemoStudent[], end: Date): Generator<DemoVisit> {
  const random = createRandom(20251103);
  const until = end.getTime();
  for (const student of term) {
    for (const { homeworkId, submittedAt, minutes } of student.submissions) {
      if (until - submittedAt.getTime() > keptFor) continue;
      const startedAt = new Date(submittedAt.getTime() - minutes * minute);
      yield makeVisit(random, student, homeworkId, startedAt, submittedAt);
    }
  }
  for (let index = 0; index < lookingOn; index++) {
    const startedAt = new Date(until - 10 * minute - random.whole(day));
    yield makePupilsVisit(random, term, startedAt, new Date(startedAt.getTime() + random.whole(10 * minute)));
  }
  for (let index = 0; index < liveNow; index++) {
    const lastSeenAt = new Date(until - random.whole(4 * minute));
    yield makePupilsVisit(random, term, new Date(lastSeenAt.getTime() - random.whole(20 * minute)), lastSeenAt);
  }
  const teachers = [...new Set(term.map(({ teacher }) => teacher))];
  for (const teacher of [0, 1, 2].map(() => random.pick(teachers))) {
    const lastSeenAt = new Date(until - random.whole(4 * minute));
    yield {
      ...toPlace(random, teacher, true),
      studentName: teacher,
      studentClass: 'Teaching Staff',
      teacher,
      userType: 'Teacher',
      pages: ['/teacher-dashboard'],
      startedAt: new Date(lastSeenAt.getTime() - random.whole(20 * minute)),
      lastSeenAt,
    };
  }
}

function makePupilsVisit(random: Random, term: readonly DemoStudent[], startedAt: Date, lastSeenAt: Date): DemoVisit {
  const student = random.pick(term.filter(({ submissions }) => submissions.length > 0));
  return makeVisit(random, student, student.submissions[0]?.homeworkId ?? 2, startedAt, lastSeenAt);
}

function makeVisit(
  random: Random,
  { name, studentClass, teacher }: DemoStudent,
  homeworkId: number,
  startedAt: Date,
  lastSeenAt: Date,
): DemoVisit {
  const person = { studentName: name, studentClass, teacher, userType: 'Student' as const };
  const pages = [pageOfHomework[homeworkId] ?? '/science-department'];
  return { ...person, ...toPlace(random, name, isSchoolTime(startedAt)), pages, startedAt, lastSeenAt };
}

function toPlace(random: Random, name: string, isAtSchool: boolean) {
  return { ...pickDevice(random, name, isAtSchool), isAtSchool };
}

function isSchoolTime(time: Date): boolean {
  const isWeekday = ![0, 6].includes(time.getUTCDay());
  return isWeekday && time.getUTCHours() >= 8 && time.getUTCHours() < 15;
}
