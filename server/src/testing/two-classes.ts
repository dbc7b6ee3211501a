import { randomUUID } from 'node:crypto';
import { insertHomework, nextHomeworkId } from '../operations/homework/catalogue/homework-rows.ts';
import type { Services } from '../operations/site/services/services.ts';
import { makeStaff, type TestStaff } from './make-staff.ts';
import type { TestSite } from './test-site.ts';

/** What a call can act on, all of one class: numbers as an address or an input has them. */
export interface ThingsOfClass {
  readonly class: string;
  /** Another class of the same teacher. */
  readonly secondClass: string;
  readonly homework: number;
  /** A retrieval quiz. */
  readonly quiz: number;
  readonly attempt: number;
  /** One that came after closing. */
  readonly late: number;
  readonly override: number;
  readonly comment: number;
  readonly exclusion: number;
  readonly allowance: number;
  readonly judgement: number;
  readonly listChange: number;
  /** On the class list, a student each for what cannot be done twice. */
  readonly listed: readonly [number, number];
  /** A name that is not on the list. */
  readonly unlisted: number;
}

export interface TwoClasses {
  readonly own: ThingsOfClass;
  readonly others: ThingsOfClass;
  readonly admin: TestStaff;
  /** Whose class `own` is of. */
  readonly teacher: TestStaff;
  /** Of no class. */
  readonly newcomer: TestStaff;
}

/** Makes two classes by calls, with something of each kind that staff act on, and a teacher of one of them. */
export async function makeTwoClasses(site: TestSite): Promise<TwoClasses> {
  const { services } = site;
  const admin = await makeStaff(services, 'admin', 'two-classes');
  const make = async (classCode: string, secondClass: string, assignmentId: number, homework: number) => {
    const send = async (method: string, path: string, body?: object) => {
      const answer = await site.send(method, path, { body, token: admin.token });
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    const list = (change: object) => send('POST', '/api/class-roster/changes', { class: classCode, change });
    const handIn = async (name: string) => {
      const student = (await site.post('/api/students', { name, studentClass: classCode, teacher: 'T' })).body.id;
      const sent = { studentId: student, assignmentId, answers: { q1ai: 'something odd' } };
      const { id } = (await site.post('/api/quiz-attempts', sent, { 'Idempotency-Key': randomUUID() })).body;
      return { student, attempt: Number(id) };
    };
    for (const name of ['Ada Ash', 'Ben Birch']) await list({ kind: 'add', name });
    const [ada, ben, guest] = [await handIn('Ada Ash'), await handIn('Ben Birch'), await handIn('Guest Gale')];
    const at = `/api/attempts/${ada.attempt}`;
    const override = await send('POST', `${at}/overrides`, { questionId: 'q1ai', marks: 1, reason: 'said aloud' });
    const comment = await send('POST', `${at}/comments`, { text: 'Well tried' });
    const left = { attemptId: ben.attempt, scope: 'attempt', reason: 'a joke' };
    const exclusion = await send('POST', '/api/exclusions', left);
    const [allowance] = await send('POST', '/api/allowances', {
      students: [ben.student],
      reason: 'was ill',
      allowed: { kind: 'another-try', homework: 2, more: 1 },
    });
    const judgements = [{ questionId: 'q1ai', answer: `bubbles of ${classCode}`, marks: 0 }];
    const judged = await send('POST', `/api/homework/${homework}/judgements`, { judgements });
    const added = await list({ kind: 'add', name: 'Cem Cedar' });
    const close = (closed: string | null) =>
      send('PUT', `/api/homework/${homework}/dates`, { classes: [classCode], closed });
    await close('2026-01-05T09:00');
    const late = await handIn('Cem Cedar');
    await close(null);
    await send('PUT', `/api/homework/${homework}/dates`, { classes: [classCode], due: '2025-12-22T09:00' });
    const quiz = await makeQuiz(services, classCode);
    return {
      class: classCode,
      secondClass,
      homework,
      quiz,
      attempt: ada.attempt,
      late: late.attempt,
      override: override.id,
      comment: comment.id,
      exclusion: exclusion.id,
      allowance: allowance.id,
      judgement: judged.judgementIds[0],
      listChange: added.changeId,
      listed: [ada.student, ben.student] as const,
      unlisted: guest.student,
    };
  };
  const own = await make('9a/Sc1', '9b/Sc1', 4, 3);
  const others = await make('8a/Sc1', '8b/Sc1', 3, 2);
  const teacher = await makeStaff(services, 'teacher', 'two-classes-own', [own.class, own.secondClass]);
  const newcomer = await makeStaff(services, 'teacher', 'two-classes-new', []);
  return { own, others, admin, teacher, newcomer };
}

/** Of nothing that was asked before, as it takes weeks to have been. */
async function makeQuiz({ database, catalogue, now }: Services, classCode: string): Promise<number> {
  const at = now();
  const id = await database.write(async (session) => {
    const id = await nextHomeworkId(session);
    const assignment = {
      title: `Quiz of ${classCode}`,
      description: '',
      weekNumber: null,
      weekDate: null,
      yearGroup: null,
    };
    const stored = { ...assignment, totalMarks: 0, questions: [], source: null };
    await insertHomework(session, {
      ...{ id, assignment: stored, questions: [], batchName: 'quiz', release: true, purpose: 'retrieval', at },
    });
    const dates = {
      openAt: null,
      dueAt: null,
      closeAt: null,
      setAt: at.toISOString(),
      userId: null,
      terminalUser: null,
    };
    const { tables, transaction } = session;
    await tables.classDates.create({ homeworkId: id, classCode, ...dates }, { transaction });
    return id;
  });
  catalogue.forget();
  return id;
}
