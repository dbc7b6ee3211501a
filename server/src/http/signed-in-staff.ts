import type { Request, Response } from 'express';
import type { Who } from '../contract/call.ts';
import { findStaff } from '../operations/people/sign-in/find-staff.ts';
import type { Staff } from '../operations/people/sign-in/staff.ts';
import { Problem } from '../operations/site/problems/problem.ts';
import type { Services } from '../operations/site/services/services.ts';

const signedIn = new WeakMap<Request, Staff>();

/** Who made this request; `undefined` without a valid token. */
export function findSignedIn(request: Request): Staff | undefined {
  return signedIn.get(request);
}

/** Who made a request that `checkWho` has let through for a staff role. */
export function getSignedIn(request: Request): Staff {
  const staff = signedIn.get(request);
  if (staff === undefined) throw new Error('Nobody is signed in, although the call is for staff');
  return staff;
}

/**
 * The one place that enforces who may make a call: 401 without a valid token, 403 with one for another role;
 * an admin may do all that a teacher may. Calls for anyone read a token too, but ignore an invalid one: a
 * student's page on a teacher's computer must not fail because of it. Somebody who first has to change a
 * password or set up a second factor can only make the calls that do so (`whileDue`), and is nobody to all
 * others.
 */
export async function checkWho(
  services: Services,
  { who, isBackground, whileDue }: { who: Who; isBackground?: true; whileDue?: true },
  request: Request,
  response: Response,
): Promise<void> {
  const token = readToken(request);
  if (token === undefined && who === 'anyone') return;
  response.set('Cache-Control', 'no-store').vary('Authorization');
  const said = request.get('X-Background');
  const isUse = said === '0' || (!isBackground && said !== '1');
  const staff = token === undefined ? undefined : await findStaff(services, token, { isUse });
  const isHeld = !whileDue && (staff?.due ?? null) !== null;
  if (staff !== undefined && !isHeld) signedIn.set(request, staff);
  if (who === 'anyone') return;
  refuse(who, token, staff);
  if (isHeld) holdBack(staff);
}

function refuse(who: 'teacher' | 'admin', token: string | undefined, staff: Staff | undefined): void {
  const place = who === 'admin' ? '/admin-login' : '/teacher-login-new';
  if (token === undefined) throw new Problem('signed-out', `Please log in at ${place} to do this.`);
  if (staff === undefined) throw new Problem('signed-out', `Your login has ended. Please log in again at ${place}.`);
  if (who === 'admin' && staff.role !== 'admin') {
    throw new Problem('forbidden', `Only administrators can do this. Log in as one at ${place}.`);
  }
}

function holdBack(staff: Staff | undefined): void {
  const due = staff?.due ?? null;
  if (due === null) return;
  const first = due === 'password' ? 'choose a password of your own' : 'set up a second step for your login';
  throw new Problem('forbidden', `Before anything else, ${first} at /my-account.`, { fields: { due } });
}

/** The token of `Authorization: Bearer …`; an empty string for anything else in that header. */
function readToken(request: Request): string | undefined {
  const header = request.get('Authorization');
  if (header === undefined) return undefined;
  return /^Bearer +([\w-]{20,100})$/i.exec(header)?.[1] ?? '';
}
