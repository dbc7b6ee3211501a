import type { Request } from 'express';
import type * as z from 'zod/mini';
import type { Call } from '../contract/call.ts';
import * as contract from '../contract/index.ts';
import { beginProviderSignIn } from '../operations/people/oidc/begin-provider-sign-in.ts';
import { finishProviderSignIn } from '../operations/people/oidc/finish-provider-sign-in.ts';
import type { SignInOrigin } from '../operations/people/sign-in/sign-in-limits.ts';
import { signInAdmin, signInTeacher } from '../operations/people/sign-in/sign-in-pages.ts';
import { signInWithCode } from '../operations/people/sign-in/sign-in-with-code.ts';
import { signOut } from '../operations/people/sign-in/sign-out.ts';
import type { Services } from '../operations/site/services/services.ts';
import type { FindPlace } from '../places/places.ts';
import { answerCall, type CallRoutes, staffRoutes } from './answer-call.ts';
import { originOf, rememberDevice } from './known-device.ts';
import { unlimited } from './limits.ts';
import { findSignedIn } from './signed-in-staff.ts';

export function addSignInRoutes(routes: CallRoutes, findPlace: FindPlace): void {
  const { services, countFlood } = routes;
  const answerSignIn = <Input extends z.ZodMiniType, Output extends z.ZodMiniType<{ token: string }>>(
    call: Call<Input, Output, 'anyone'>,
    signIn: (services: Services, input: z.output<Input>, origin: SignInOrigin) => Promise<z.output<Output>>,
  ) => {
    const answer = async (input: z.output<Input>, request: Request) => {
      const origin = originOf(request, findPlace);
      const noteFlood = () => countFlood({ ipAddress: origin.ipAddress, kind: 'sign-ins', call: call.path });
      const signedIn = await signIn(services, input, { ...origin, countFlood: noteFlood });
      rememberDevice(request, signedIn.token);
      return signedIn;
    };
    // Their limits are by account (`admitSignIn`): others at the same address must not use them up.
    answerCall(routes, call, answer, unlimited);
  };
  answerSignIn(contract.signInAdmin, signInAdmin);
  answerSignIn(contract.signInTeacher, signInTeacher);
  answerSignIn(contract.signInWithCode, signInWithCode);
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
  staffRoutes(routes).answer(
    contract.findSession,
    async (_input, { staff: { name, username, role, expiresAt, due } }) => ({
      name,
      username,
      role,
      expiresAt: expiresAt.toISOString(),
      due,
    }),
  );
}

const cookieName = 'markwell-provider';
/** As long as a sign-in elsewhere may take, in milliseconds. */
const keptFor = 15 * 60_000;

/**
 * Only the browser that began a sign-in at the school's provider has this, so only it can finish. Scripts
 * cannot read it, and requests from other sites do not carry it.
 */
const providerCookie = {
  set: (request: Request, token: string): void => {
    request.res?.cookie(cookieName, token, {
      httpOnly: true,
      sameSite: 'strict',
      secure: request.secure,
      path: '/api/sign-in/provider',
      maxAge: keptFor,
    });
  },
  read: ({ headers }: Request): string | undefined =>
    new RegExp(`(?:^|; ?)${cookieName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1],
};
