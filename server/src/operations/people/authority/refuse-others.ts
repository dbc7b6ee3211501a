import { type On, type Thing, thingSchema } from '../../../contract/call.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import type { Staff } from '../sign-in/staff.ts';
import { belonging } from './classes-of.ts';
import { type Authority, readAuthority } from './own-classes.ts';

/** What a call was made with: the parts of its path and its input, in which it names what it acts on. */
export interface Named {
  readonly params: Readonly<Record<string, unknown>>;
  readonly input: unknown;
}

/**
 * Throws a `Problem` for a teacher who may not act on all that a call names; what is not there belongs to nobody, and the call itself
 * says so. An admin may act on everything.
 */
export async function refuseOthers(
  services: Services,
  staff: Pick<Staff, 'userId' | 'role'>,
  on: On | undefined,
  named: Named,
): Promise<void> {
  if (staff.role === 'admin' || on === undefined || typeof on === 'string') return;
  const authority = await readAuthority(services, staff);
  for (const kind of thingSchema.options) {
    for (const place of [on[kind] ?? []].flat()) {
      for (const name of readNames(place, named)) {
        const refusal = await findRefusal(services, authority, kind, name);
        if (refusal !== undefined) throw new Problem('forbidden', refusal);
      }
    }
  }
}

/** Why a teacher may not act on a thing; `undefined` where they may, and where there is no such thing. */
export async function findRefusal(
  services: Services,
  authority: Authority,
  kind: Thing,
  name: string,
): Promise<string | undefined> {
  const { find, isShared } = belonging[kind];
  const classes = await find(services, name);
  if (classes === undefined) return undefined;
  if (authority.classes.length === 0) return `You have no classes yet, and this is of a class. ${howToGet(services)}`;
  if (isShared && !classes.some(authority.covers)) {
    return 'None of your classes has this homework: it has no attempts of them, and no dates.';
  }
  const other = isShared ? undefined : classes.find((code) => !authority.covers(code));
  return other === undefined ? undefined : `${other} is not one of your classes. ${howToGet(services)}`;
}

/** How a teacher comes by a class. */
function howToGet({ settings }: Services): string {
  return settings.teacherClasses === 'given'
    ? 'Ask an administrator to give it to you.'
    : 'Choose it first, under ‘Choose my classes’ on the teacher dashboard.';
}

/** What is at a place of a call, as text; nothing where it is left out. */
function readNames(place: string, { params, input }: Named): string[] {
  const value = place.startsWith(':')
    ? params[place.slice(1)]
    : place.split('.').reduce<unknown>((within, field) => readField(within, field), input);
  return [value].flat().flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []));
}

const readField = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
