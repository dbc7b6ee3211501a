import * as contract from '../contract/index.ts';
import { signInAdmin } from '../operations/sign-in/sign-in-admin.ts';
import { signInTeacher } from '../operations/sign-in/sign-in-teacher.ts';
import { signOut } from '../operations/sign-in/sign-out.ts';
import { answerCall, answerStaffCall, type CallRoutes } from './answer-call.ts';
import { findSignedIn } from './signed-in-staff.ts';

/** The calls by which staff sign in and out. */
export function addSignInRoutes(routes: CallRoutes): void {
  const { services } = routes;
  answerCall(routes, contract.signInAdmin, (input, { ip = '' }) => signInAdmin(services, input, ip));
  answerCall(routes, contract.signInTeacher, (input, { ip = '' }) => signInTeacher(services, input, ip));
  answerCall(routes, contract.signOut, (_input, request) => signOut(services, findSignedIn(request)));
  answerStaffCall(routes, contract.findSession, async (_input, _request, { name, username, role, expiresAt }) => ({
    name,
    username,
    role,
    expiresAt: expiresAt.toISOString(),
  }));
}
