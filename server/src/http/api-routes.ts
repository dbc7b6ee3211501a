import { type Request, Router } from 'express';
import type * as z from 'zod/mini';
import {
  createStudent,
  healthCheck,
  listAssignments,
  listClasses,
  markHomeworkAnswers,
  readSite,
  submitChildcare,
  submitQuizAttempt,
  updateUserSession,
} from '../contract/index.ts';
import { checkHealth } from '../operations/check-health.ts';
import * as submitChildcareOperation from '../operations/childcare/submit-childcare.ts';
import * as createStudentOperation from '../operations/create-student.ts';
import { isIdempotencyKey } from '../operations/idempotency-key.ts';
import * as listAssignmentsOperation from '../operations/list-assignments.ts';
import * as listClassesOperation from '../operations/list-classes.ts';
import * as markHomeworkAnswersOperation from '../operations/mark-homework-answers.ts';
import { Problem } from '../operations/problem.ts';
import { receiptJson } from '../operations/receipt-json.ts';
import { recordVisit } from '../operations/record-visit.ts';
import type { Services } from '../operations/services.ts';
import { submitAttempt } from '../operations/submit-attempt.ts';
import type { FindPlace } from '../places/places.ts';
import { answerCall, answerCallInText, type CallRoutes } from './answer-call.ts';
import { addHomeworkRoutes } from './homework-routes.ts';
import { limitBySubmission } from './limits.ts';
import { addMonitorRoutes } from './monitor-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addRemarkRoutes } from './remark-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';
import { findSignedIn } from './signed-in-staff.ts';
import { addTeacherRoutes } from './teacher-routes.ts';

/** What `GET /api/site` tells. */
type Site = z.output<typeof readSite.output>;

/** Every call of the contract, each with its operation. */
export function apiRoutes(services: Services, site: Site, findPlace: FindPlace): Router {
  const router = Router();
  const routes = { router, services };
  addPublicRoutes(routes, site, findPlace);
  addSignInRoutes(routes);
  addTeacherRoutes(routes);
  addPeopleRoutes(routes);
  addHomeworkRoutes(routes);
  addMonitorRoutes(routes);
  addRemarkRoutes(routes);
  refuseOtherMethods(router);
  router.use('/api', () => {
    throw new Problem('not-found', 'There is no such call. Check the address.');
  });
  return router;
}

/** The calls of students' pages. */
function addPublicRoutes(routes: CallRoutes, site: Site, findPlace: FindPlace): void {
  const { services } = routes;
  // First, because routes are tried in order and this is the one that a whole school makes at once.
  answerCallInText(
    routes,
    submitQuizAttempt,
    (input, request) => submitAttempt(services, input, readIdempotencyKey(request)),
    receiptJson,
  );
  answerCall(routes, submitChildcare, (input, request) =>
    submitChildcareOperation.submitChildcare(services, input, readIdempotencyKey(request)),
  );
  answerCall(routes, healthCheck, () => checkHealth(services));
  answerCall(routes, readSite, async () => site);
  answerCall(routes, listAssignments, (_input, request) =>
    listAssignmentsOperation.listAssignments(services, { isStaff: findSignedIn(request) !== undefined }),
  );
  answerCall(routes, listClasses, () => listClassesOperation.listClasses(services));
  answerCall(routes, createStudent, (input) => createStudentOperation.createStudent(services, input));
  answerCall(routes, updateUserSession, (input, request) =>
    recordVisit(services, input, readVisitor(request, findPlace)),
  );
  answerCall(
    routes,
    markHomeworkAnswers,
    (input, { params: { id } }) => markHomeworkAnswersOperation.markHomeworkAnswers(services, String(id), input),
    limitBySubmission(),
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

/** The `Idempotency-Key` header; null when there is none. */
function readIdempotencyKey(request: Request): string | null {
  const key = request.get('Idempotency-Key');
  if (key === undefined) return null;
  if (isIdempotencyKey(key)) return key;
  throw new Problem('invalid-input', 'Idempotency-Key: send 8 to 200 visible ASCII characters, such as a UUID');
}

/** A known address with another method is 405, and says which methods there are. */
function refuseOtherMethods(router: Router): void {
  const methods = new Map<string, string[]>();
  for (const { route } of router.stack) {
    if (route === undefined) continue;
    const own = route.stack.map(({ method }) => method.toUpperCase());
    methods.set(route.path, [...new Set([...(methods.get(route.path) ?? []), ...own])]);
  }
  for (const [path, known] of methods) {
    router.all(path, (_request, response) => {
      response.set('Allow', known.join(', '));
      throw new Problem('method-not-allowed', `Use ${known.join(' or ')} for this call.`);
    });
  }
}
