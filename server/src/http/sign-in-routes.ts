import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { signInAdmin } from '../operations/sign-in/sign-in-admin.ts';
import { signInTeacher } from '../operations/sign-in/sign-in-teacher.ts';
import { signOut } from '../operations/sign-in/sign-out.ts';
import { answerCall, answerStaffCall, type CallRoutes } from './answer-call.ts';
import { originOf, rememberDevice } from './known-device.ts';
import { findSignedIn } from './signed-in-staff.ts';

/** The calls by which staff sign in and out. */
export function addSignInRoutes(routes: CallRoutes): void {
  const { services, countFlood } = routes;
  const originFor = (request: Request, { path }: { path: string }) => {
    const origin = originOf(request);
    return {
      ...origin,
      countFlood: () => countFlood({ ipAddress: origin.ipAddress, kind: 'sign-ins', call: path }),
    };
  };
  // Their limits are by account (`admitSignIn`): others at the same address must not use them up.
  const limitedByAccount = {};
  answerCall(
    routes,
    contract.signInAdmin,
    async (input, request) => {
      const answer = await signInAdmin(services, input, originFor(request, contract.signInAdmin));
      rememberDevice(request, answer.token);
      return answer;
    },
    limitedByAccount,
  );
  answerCall(
    routes,
    contract.signInTeacher,
    async (input, request) => {
      const answer = await signInTeacher(services, input, originFor(request, contract.signInTeacher));
      rememberDevice(request, answer.token);
      return answer;
    },
    limitedByAccount,
  );
  answerCall(routes, contract.signOut, (_input, request) => signOut(services, findSignedIn(request)));
  answerStaffCall(routes, contract.findSession, async (_input, _request, { name, username, role, expiresAt }) => ({
    name,
    username,
    role,
    expiresAt: expiresAt.toISOString(),
  }));
}
