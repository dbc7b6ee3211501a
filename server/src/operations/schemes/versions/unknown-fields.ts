import * as z from 'zod/mini';

/** A field that was sent and that the schema does not know. */
export interface UnknownField {
  readonly path: readonly (string | number)[];
  readonly name: string;
  /** A field of this place with nearly the same name. */
  readonly near: string | undefined;
}

const record = z.record(z.string(), z.unknown());

/** The fields of some JSON that reading it by a schema left out, wherever they are. */
export function unknownFields(sent: unknown, read: unknown, path: readonly (string | number)[] = []): UnknownField[] {
  if (Array.isArray(sent)) {
    const items: readonly unknown[] = Array.isArray(read) ? read : [];
    return sent.flatMap((item, place) => unknownFields(item, items[place], [...path, place]));
  }
  const [before, after] = [record.safeParse(sent).data, record.safeParse(read).data];
  if (before === undefined || after === undefined) return [];
  return Object.entries(before).flatMap(([name, value]) =>
    Object.hasOwn(after, name)
      ? unknownFields(value, after[name], [...path, name])
      : [{ path, name, near: knownFields.find((known) => isNear(known, name)) }],
  );
}

/** Fields that people mistype; for the others no guess is made. */
const knownFields =
  'judged credit accept allow reject others insufficient ignore options groups items parts bands points value of form tolerance noun unit given max asked wrong sides feedback published expected maxMarks correctFrom rule type synonyms questions examples'.split(
    ' ',
  );

/** One letter more, fewer or other, or another case. */
function isNear(known: string, name: string): boolean {
  const [one, other] = [known.toLowerCase(), name.toLowerCase()];
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
}
