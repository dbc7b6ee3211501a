import type { StaffRole } from '@markwell/server/contract';
import { useSyncExternalStore } from 'react';
import { forgetKept, keep, readKept } from '../device-storage.ts';
import { createListeners } from '../listeners.ts';
import { teacherTokenKey } from '../teacher-token.ts';

/** The name that a teacher gave at the login: as the class lists may have it, where the account's is another. */
const knownAsKey = 'teacherKnownAs';

/** What the browser keeps of a sign-in, by the names of spec part 2, section 6. */
const keys = {
  teacher: { token: teacherTokenKey, name: 'teacherName', others: ['teacherLoggedIn', 'authenticatedAs', knownAsKey] },
  admin: { token: 'adminToken', name: 'adminName', others: [] },
} as const satisfies Record<StaffRole, { token: string; name: string; others: readonly string[] }>;

/** For a browser whose storage is blocked by policy: the sign-in lasts as long as the page. */
const memory = new Map<string, string>();
const { subscribe, tell } = createListeners();
/** Tokens that the server refused since the page was loaded, by role, so that the page can say so. */
const ended = new Set<StaffRole>();

/** Whether the server has said that something has to be done at My account before anything else. */
let heldBack = false;

/** Who is signed in, with what is sent to prove it. */
export interface StaffSession {
  readonly token: string;
  /** The account's name. */
  readonly name: string;
  /** The name that a teacher gave at the login; only for finding their classes. */
  readonly knownAs?: string | undefined;
  /** Under which token: an admin's also serves on a teacher's pages. */
  readonly role: StaffRole;
}

/** The sign-in for pages of `role`; `undefined` if there is none. */
export function findStaffSession(role: StaffRole): StaffSession | undefined {
  return readSession(role) ?? (role === 'teacher' ? readSession('admin') : undefined);
}

/** Keeps a sign-in that the server has granted; `username` is what was typed. */
export function keepStaffSession({ token, name, knownAs, role }: StaffSession, username: string): void {
  ended.clear();
  heldBack = false;
  if (role === 'teacher') {
    write('teacherLoggedIn', 'true');
    write('authenticatedAs', username);
    if (knownAs !== undefined) write(knownAsKey, knownAs);
  }
  write(keys[role].name, name);
  write(keys[role].token, token);
  tell();
}

/** Forgets every sign-in of this browser: a computer in a classroom is used by the next person too. */
export function forgetStaffSessions(): void {
  ended.clear();
  heldBack = false;
  forget('teacher');
  forget('admin');
  tell();
}

/** Forgets a sign-in that the server takes no more, unless another has been made meanwhile. */
export function endStaffSession({ role, token }: StaffSession): void {
  if (read(keys[role].token) !== token) return;
  forget(role);
  ended.add(role);
  tell();
}

/** Whether a sign-in for pages of `role` ran out while this page was open. */
export function hasStaffSessionEnded(role: StaffRole): boolean {
  return ended.has(role) || (role === 'teacher' && ended.has('admin'));
}

/** Notes whether a password has to be changed, or a second step set up, before the server does anything else. */
export function holdStaffBack(isHeldBack: boolean): void {
  if (heldBack === isHeldBack) return;
  heldBack = isHeldBack;
  tell();
}

/** Whether that has to be done. */
export function isStaffHeldBack(): boolean {
  return heldBack;
}

/** Calls `listener` whenever someone signs in or out, in another tab too. Returns what ends it. */
export function onStaffSessionChange(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

function readSession(role: StaffRole): StaffSession | undefined {
  const token = read(keys[role].token);
  if (token === undefined) return undefined;
  return { token, name: read(keys[role].name) ?? '', knownAs: role === 'teacher' ? read(knownAsKey) : undefined, role };
}

function forget(role: StaffRole): void {
  for (const key of [keys[role].token, keys[role].name, ...keys[role].others]) {
    memory.delete(key);
    forgetKept(key);
  }
}

function read(key: string): string | undefined {
  return readKept(key) ?? memory.get(key);
}

function write(key: string, value: string): void {
  if (!keep(key, value)) memory.set(key, value);
}

/** The current sign-in for pages of `role`; `undefined` if nobody is signed in. */
export function useStaffSession(role: StaffRole): StaffSession | undefined {
  // A snapshot must be the same value while nothing has changed, and the token is all that changes.
  const token = useSyncExternalStore(onStaffSessionChange, () => findStaffSession(role)?.token);
  return token === undefined ? undefined : findStaffSession(role);
}
