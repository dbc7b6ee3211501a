import { Router } from 'express';
import type { FloodSource } from '../operations/site/monitor/note-flood.ts';
import { Problem } from '../operations/site/problems/problem.ts';
import { keptSecret } from '../operations/site/services/kept-secret.ts';
import type { Services } from '../operations/site/services/services.ts';
import { addAccountRoutes } from './account-routes.ts';
import { addDecisionRoutes } from './decision-routes.ts';
import { addHomeworkRoutes } from './homework-routes.ts';
import { createLimits } from './limits.ts';
import { addMonitorRoutes } from './monitor-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { createPupilDevices } from './pupil-devices.ts';
import { addRemarkRoutes } from './remark-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';
import { addStudentRoutes, type Surroundings } from './student-routes.ts';
import { addTeacherRoutes } from './teacher-routes.ts';
import { addWeekRoutes } from './week-routes.ts';

/** What the routes need. */
export interface ApiOptions extends Surroundings {
  readonly services: Services;
  /** API requests a minute of one call from one address; 0 for no limit. */
  readonly requestsPerMinute: number;
  readonly countFlood: (source: FloodSource) => void;
}

/** Every call of the contract, each with its operation. */
export function apiRoutes({ services, site, findPlace, troubles, requestsPerMinute, countFlood }: ApiOptions): Router {
  const router = Router();
  const limits = createLimits(
    requestsPerMinute,
    createPupilDevices(keptSecret(services.database, 'pupil-devices')),
    ({ ip = '' }, call) => countFlood({ ipAddress: ip, kind: 'requests', call }),
  );
  const routes = { router, services, limits, countFlood };
  // First, because routes are tried in order, and a whole school submits at once.
  addStudentRoutes(routes, { site, findPlace, troubles });
  addSignInRoutes(routes, findPlace);
  addAccountRoutes(routes, findPlace);
  addTeacherRoutes(routes);
  addWeekRoutes(routes);
  addDecisionRoutes(routes);
  addPeopleRoutes(routes);
  addHomeworkRoutes(routes);
  addMonitorRoutes(routes, findPlace);
  addRemarkRoutes(routes);
  refuseOtherMethods(router);
  router.use('/api', () => {
    throw new Problem('not-found', 'There is no such call. Check the address.');
  });
  return router;
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
