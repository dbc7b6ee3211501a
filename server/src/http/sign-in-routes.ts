import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { beginProviderSignIn } from '../operations/people/oidc/begin-provider-sign-in.ts';
import { finishProviderSignIn } from '../operations/people/oidc/finish-provider-sign-in.ts';
import { signInAdmin, signInTeacher } from '../operations/people/sign-in/sign-in-pages.ts';
import { signInWithCode } from '../operations/people/sign-in/sign-in-with-code.ts';
import { signOut } from '../operations/people/sign-in/sign-out.ts';
import type { FindPlace } from '../places/places.ts';
import { answerCall, answerStaffCall, type CallRoutes } from './answer-call.ts';
import { originOf, rememberDevice } from './known-device.ts';
import { unlimited } from './limits.ts';
import { providerCookie } from './provider-cookie.ts';
import { findSignedIn } from './signed-in-staff.ts';

export function addSignInRoutes(routes: CallRoutes, findPlace: FindPlace): void {
  const { services, countFlood } = routes;
  const originFor = (request: Request, { path }: { path: string }) => {
    const origin = originOf(request, findPlace);
    return {
      ...origin,
      countFlood: () => countFlood({ ipAddress: origin.ipAddress, kind: 'sign-ins', call: path }),
    };
  };
  // Their limits are by account (`admitSignIn`): others at the same address must not use them up.
  const limitedByAccount = unlimited;
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
  answerCall(
    routes,
    contract.signInWithCode,
    async (input, request) => {
      const answer = await signInWithCode(services, input, originFor(request, contract.signInWithCode));
      rememberDevice(request, answer.token);
      return answer;
    },
    limitedByAccount,
  );
  const { provider } = services.identity;
  const options = { provider: provider === undefined ? null : { button: provider.button } };
  answerCall(routes, contract.readSignInOptions, async () => options);
  answerCall(routes, contract.beginProviderSignIn, async (input, request) => {
    const { url, token } = await beginProviderSignIn(services, input, {
      staff: findSignedIn(request),
      origin: originOf(request, findPlace),
    });
    providerCookie.set(request, token);
    return { url };
  });
  answerCall(routes, contract.finishProviderSignIn, async ({ search }, request) => {
    const origin = originOf(request, findPlace);
    const answer = await finishProviderSignIn(services, { search, token: providerCookie.read(request) }, origin);
    if (answer.token !== null) rememberDevice(request, answer.token);
    return answer;
  });
  answerCall(routes, contract.signOut, (_input, request) => signOut(services, findSignedIn(request)));
  answerStaffCall(routes, contract.findSession, async (_input, _request, { name, username, role, expiresAt, due }) => ({
    name,
    username,
    role,
    expiresAt: expiresAt.toISOString(),
    due,
  }));
}
