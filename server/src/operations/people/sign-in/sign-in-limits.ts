import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Op } from 'sequelize';
import { lockTable, type Session } from '../../../db/session.ts';
import { truncateAddress } from '../../site/monitor/truncate-address.ts';
import { Problem } from '../../site/problems/problem.ts';
import { timeBefore } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';

const minute = 60_000;

/** Failures count for this long, in milliseconds. */
const window = 15 * minute;
/** How far the clocks of two servers on one database may be apart, in milliseconds. */
const clocksApart = minute;
/** A person who forgot a password tries a few times. */
const mostFromOnePlace = 10;
/** From several places at once nobody forgets a password; this many must not keep its owner out. */
const mostOfAccount = 50;
/** Whoever tries codes knows the password already, and codes are short. */
const mostCodesOfAccount = 20;
/** A whole school may be behind one address; nobody in it mistypes usernames as often as this. */
const mostOfAddress = 100;

/** Where somebody signs in from. */
export interface SignInOrigin {
  readonly ipAddress: string;
  /** What the browser was given when it last signed in (`known-device.ts`); nothing for one that never has. */
  readonly device?: string | undefined;
  /** As in 'Chrome on Windows', for its owner to know it by. */
  readonly browser?: string;
  /** What the school calls the network it is in. */
  readonly place?: string;
  /** Called for each username that is passed over because the address makes them up. */
  readonly countFlood?: () => void;
}

/** What somebody tries who signs in: the password, then the code of the second factor. */
const signInSteps = ['password', 'code'] as const;
export type SignInStep = (typeof signInSteps)[number];

/** An attempt to sign in that has been let through; it counts as a failure until it turns out to be none. */
export interface AdmittedSignIn {
  readonly id: number;
  readonly account: string;
  readonly address: string;
}

/**
 * Lets an attempt to sign in through, or throws a `Problem` that says when to try again: within 15 minutes after 10
 * failures of one account from one address, or 50 of one account. A browser that has signed in to the account before is
 * counted by itself, 10 failures, so that nobody can keep its owner out by guessing. The attempt counts from here on, so
 * that many at once cannot all slip by; the limits are in the database, so that they hold over several servers. Unknown
 * usernames are limited like any other; failures of other accounts never count, as a whole school may be one address. Codes of the second
 * factor are counted apart: a right password must not give whoever guesses them a new allowance.
 */
export async function admitSignIn(
  { database, now }: Services,
  username: string,
  { ipAddress, device }: SignInOrigin,
  step: SignInStep = 'password',
): Promise<AdmittedSignIn> {
  const at = now();
  const since = timeBefore(at, window);
  return database.write(async (session) => {
    // Two attempts at once must not both find the last place free.
    await lockTable(session, 'sign_in_failures');
    // What is noted for a time to come was noted before the clock was put back, and would count until then.
    const { tables, transaction } = session;
    const isPast = { [Op.or]: [{ [Op.lte]: since }, { [Op.gt]: timeBefore(at, -clocksApart) }] };
    await tables.signInFailures.destroy({ where: { at: isPast }, transaction });
    const isKnown = device !== undefined && (await hasSignedIn(session, username, device));
    const account = accountKey(username, step, isKnown ? device : undefined);
    const address = isKnown ? 'known' : networkOf(ipAddress);
    await refuseBeyond(session, { account, address }, mostFromOnePlace, at);
    if (!isKnown) await refuseBeyond(session, { account }, step === 'code' ? mostCodesOfAccount : mostOfAccount, at);
    const { id } = await tables.signInFailures.create({ account, address, at: at.toISOString() }, { transaction });
    return { id, account, address };
  });
}

/**
 * Whether so many failures came from this address within 15 minutes that somebody is making usernames up there: one more unknown
 * username is not worth the work of a password.
 */
export async function isFlooded({ database, now }: Services, { ipAddress }: SignInOrigin): Promise<boolean> {
  const where = { address: networkOf(ipAddress), at: { [Op.gt]: timeBefore(now(), window) } };
  return (await database.reader.tables.signInFailures.count({ where })) >= mostOfAddress;
}

/** An IPv4 address, also where it came as IPv6; of an IPv6 address the network, as one machine has many of them. */
export function networkOf(ipAddress: string): string {
  const address = ipAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? truncateAddress(address) : address;
}

/** The password was right: neither this attempt nor earlier failures of the account from this address count any more. */
export async function forgetFailures(session: Session, { id, account, address }: AdmittedSignIn): Promise<void> {
  const { tables, transaction } = session;
  await tables.signInFailures.destroy({ where: { [Op.or]: [{ id }, { account, address }] }, transaction });
}

/** Who has a new password is not kept waiting for failures with the old one, in no browser. */
export async function forgetAccount(session: Session, username: string): Promise<void> {
  const { tables, transaction } = session;
  const user = await tables.users.findOne({ where: { username }, transaction });
  const devices = await tables.authSessions.findAll({ where: { userId: user?.id ?? 0 }, transaction });
  const accounts = [undefined, ...devices.map(({ tokenHash }) => tokenHash)].flatMap((device) =>
    signInSteps.map((step) => accountKey(username, step, device)),
  );
  await tables.signInFailures.destroy({ where: { account: accounts }, transaction });
}

/** What an account's failures at a step are counted under, those of a browser that is known to it apart. */
function accountKey(username: string, step: SignInStep, device: string | undefined): string {
  const parts = [username, ...(step === 'password' ? [] : [step]), ...(device === undefined ? [] : [device])];
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

async function hasSignedIn(session: Session, username: string, device: string): Promise<boolean> {
  const { tables, transaction } = session;
  const user = await tables.users.findOne({ where: { username }, transaction });
  const where = { userId: user?.id ?? 0, tokenHash: device };
  return (await tables.authSessions.count({ where, transaction })) > 0;
}

/** Refuses when as many failures as `most` have all of these values. */
async function refuseBeyond(
  session: Session,
  values: { readonly account: string; readonly address?: string },
  most: number,
  at: Date,
): Promise<void> {
  const { tables, transaction } = session;
  const failures = await tables.signInFailures.findAll({ where: values, order: ['at'], limit: most, transaction });
  const [first] = failures;
  if (first === undefined || failures.length < most) return;
  const wait = Math.max(Date.parse(first.at) + window - at.getTime(), 1000);
  const minutes = Math.ceil(wait / minute);
  throw new Problem(
    'too-many',
    `Too many failed logins for this username. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    { retryAfter: Math.ceil(wait / 1000) },
  );
}
