import { type Request, Router } from 'express';
import {
  createStudent,
  healthCheck,
  listAssignments,
  listClasses,
  markHomeworkAnswers,
  submitQuizAttempt,
  updateUserSession,
} from '../contract/index.ts';
import { checkHealth } from '../operations/check-health.ts';
import * as createStudentOperation from '../operations/create-student.ts';
import { isIdempotencyKey } from '../operations/idempotency-key.ts';
import * as listAssignmentsOperation from '../operations/list-assignments.ts';
import * as listClassesOperation from '../operations/list-classes.ts';
import * as markHomeworkAnswersOperation from '../operations/mark-homework-answers.ts';
import { Problem } from '../operations/problem.ts';
import { recordVisit } from '../operations/record-visit.ts';
import type { Services } from '../operations/services.ts';
import { submitAttempt } from '../operations/submit-attempt.ts';
import { answerCall } from './answer-call.ts';
import { limitBySubmission } from './limits.ts';

/** Every call of the contract, each with its operation. */
export function apiRoutes(services: Services): Router {
  const router = Router();
  answerCall(router, healthCheck, () => checkHealth(services));
  answerCall(router, listAssignments, () => listAssignmentsOperation.listAssignments(services));
  answerCall(router, listClasses, () => listClassesOperation.listClasses(services));
  answerCall(router, createStudent, (input) => createStudentOperation.createStudent(services, input));
  answerCall(router, updateUserSession, (input, request) => recordVisit(services, input, readVisitor(request)));
  answerCall(router, submitQuizAttempt, (input, request) =>
    submitAttempt(services, input, readIdempotencyKey(request)),
  );
  answerCall(
    router,
    markHomeworkAnswers,
    (input, { params: { id } }) => markHomeworkAnswersOperation.markHomeworkAnswers(services, String(id), input),
    limitBySubmission(),
  );
  refuseOtherMethods(router);
  router.use('/api', () => {
    throw new Problem('not-found', 'There is no such call. Check the address.');
  });
  return router;
}

function readVisitor(request: Request) {
  return {
    ipAddress: request.ip ?? '',
    userAgent: request.get('User-Agent') ?? '',
    referer: request.get('Referer'),
  };
}

/** The `Idempotency-Key` header; null when there is none. */
function readIdempotencyKey(request: Request): string | null {
  const key = request.get('Idempotency-Key');
  if (key === undefined) return null;
  if (isIdempotencyKey(key)) return key;
  throw new Problem('invalid-input', 'Idempotency-Key: send 8 to 200 visible ASCII characters, such as a UUID');
}

/** A known address with another method is 405, and says which methods there are. */
function refuseOtherMethods(router: Router): void {
  for (const { route } of [...router.stack]) {
    if (route === undefined) continue;
    const methods = [...new Set(route.stack.map(({ method }) => method.toUpperCase()))];
    router.all(route.path, (_request, response) => {
      response.set('Allow', methods.join(', '));
      throw new Problem('method-not-allowed', `Use ${methods.join(' or ')} for this call.`);
    });
  }
}
