import type { Request } from 'express';
import type * as z from 'zod/mini';
import * as contract from '../contract/index.ts';
import { appealAnswer } from '../operations/decisions/appeal-answer.ts';
import { readStoredResult } from '../operations/figures/read-stored-result.ts';
import { listAssignments } from '../operations/homework/catalogue/list-assignments.ts';
import { readClassDates, readOwnDates } from '../operations/homework/dates/read-dates.ts';
import { startHomework } from '../operations/homework/dates/start-homework.ts';
import { tellClasses } from '../operations/people/classes/tell-classes.ts';
import { createStudent } from '../operations/people/students/create-student.ts';
import { recordVisit } from '../operations/site/monitor/record-visit.ts';
import { Problem } from '../operations/site/problems/problem.ts';
import { checkHealth } from '../operations/site/services/services.ts';
import { isIdempotencyKey, markHomeworkAnswers } from '../operations/submit/mark-homework-answers.ts';
import { receiptJson } from '../operations/submit/receipt-json.ts';
import { submitAttempt } from '../operations/submit/submit-attempt.ts';
import { submitChildcare } from '../operations/submit/submit-childcare.ts';
import type { FindPlace } from '../places/places.ts';
import type { TroubleLog } from '../trouble-log.ts';
import { answerCall, answerCallInText, type CallRoutes } from './answer-call.ts';
import { findSignedIn } from './signed-in-staff.ts';

/** What `GET /api/site` reveals of the configuration. */
type Site = Omit<z.output<typeof contract.readSite.output>, 'timeZone'>;

/** What these calls need besides the database. */
export interface Surroundings {
  readonly site: Site;
  readonly findPlace: FindPlace;
  readonly troubles: TroubleLog;
}

/** The calls of students' pages. */
export function addStudentRoutes(routes: CallRoutes, { site, findPlace, troubles }: Surroundings): void {
  const { services, limits, countFlood } = routes;
  answerCallInText(
    routes,
    contract.submitQuizAttempt,
    (input, request) => submitAttempt(services, input, readIdempotencyKey(request)),
    receiptJson,
  );
  answerCall(routes, contract.submitChildcare, (input, request) =>
    submitChildcare(services, input, readIdempotencyKey(request)),
  );
  answerCall(routes, contract.healthCheck, async () => {
    const health = await checkHealth(services);
    troubles.passed();
    return health;
  });
  answerCall(routes, contract.readSite, async () => ({ ...site, timeZone: services.clock.timeZone }));
  answerCall(routes, contract.listAssignments, (_input, request) =>
    listAssignments(services, { isStaff: findSignedIn(request) !== undefined }),
  );
  answerCall(routes, contract.listClasses, () => tellClasses(services));
  answerCall(routes, contract.readClassDates, (input) => readClassDates(services, input));
  answerCall(routes, contract.readOwnDates, (input, { params: { id } }) => readOwnDates(services, String(id), input));
  answerCall(routes, contract.startHomework, (input, { params: { id } }) => startHomework(services, String(id), input));
  answerCall(routes, contract.createStudent, (input) => createStudent(services, input));
  answerCall(routes, contract.updateUserSession, async (input, request) => {
    const visitor = readVisitor(request, findPlace);
    const isNoted = await recordVisit(services, input, visitor);
    if (!isNoted) {
      countFlood({ ipAddress: visitor.ipAddress, kind: 'visitors', call: contract.updateUserSession.path });
    }
    return { success: true };
  });
  answerCall(
    routes,
    contract.markHomeworkAnswers,
    (input, { params: { id } }) => markHomeworkAnswers(services, String(id), input),
    limits.ofSubmission(contract.markHomeworkAnswers.path),
  );
  answerCall(
    routes,
    contract.readStoredResult,
    (_input, { params: { reference } }) => readStoredResult(services, String(reference)),
    limits.ofRefusals(contract.readStoredResult.path),
  );
  answerCall(
    routes,
    contract.appealAnswer,
    ({ questionId }, { params: { reference } }) => appealAnswer(services, String(reference), questionId),
    limits.ofRefusals(contract.appealAnswer.path),
  );
}

function readVisitor(request: Request, findPlace: FindPlace) {
  const ipAddress = request.ip ?? '';
  return {
    ipAddress,
    location: findPlace(ipAddress),
    userAgent: request.get('User-Agent') ?? '',
    referer: request.get('Referer'),
  };
}

/** The `Idempotency-Key` header; null if there is none. */
function readIdempotencyKey(request: Request): string | null {
  const key = request.get('Idempotency-Key');
  if (key === undefined) return null;
  if (isIdempotencyKey(key)) return key;
  throw new Problem('invalid-input', 'send 8 to 200 visible ASCII characters, such as a UUID', {
    field: 'Idempotency-Key',
  });
}
