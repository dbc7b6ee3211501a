import * as z from 'zod/mini';
import type { DraftMessage } from '../../../contract/homework-draft.ts';
import type { LocatedJson } from '../../../files/locate-json.ts';
import type { Origin } from '../../read-homework.ts';

/** Names of fields and places in lists. */
export type Path = readonly (string | number)[];

const record = z.record(z.string(), z.unknown());
const plainText = z.union([z.string(), z.number(), z.boolean()]);

/** Reads the fields of one object by any of their names; what cannot be read is a message with path and line. */
export interface FieldReader {
  readonly line: number;
  value(...names: string[]): unknown;
  text(...names: string[]): string | undefined;
  integer(range: { from: number; to: number }, ...names: string[]): number | undefined;
  /** Texts: of an array, of a JSON string that holds one, or of a single value. */
  texts(...names: string[]): string[];
  list(name: string): unknown[];
  /** A reader for each object of a list; undefined where there is none. */
  objects(name: string): FieldReader[] | undefined;
  /** A number that is not negative. */
  amount(name: string): number | undefined;
  say(severity: DraftMessage['severity'], name: string, message: string): void;
  /** Where the fields that were found stand. */
  origins(): Record<string, Origin>;
}

/** `path` leads to the object in the file, `draftPath` to the same in the draft. */
export function fieldReader(
  json: LocatedJson,
  from: unknown,
  path: Path,
  messages: DraftMessage[],
  draftPath: Path,
): FieldReader {
  const read = record.safeParse(from);
  const fields = read.success ? read.data : {};
  const found: Record<string, Origin> = {};
  const nameOf = (names: readonly string[]) =>
    names.find((name) => Object.hasOwn(fields, name) && fields[name] !== null);
  const placeOf = (name: string) => ({ unit: 'line', number: json.lineOf([...path, name]) }) as const;

  function say(severity: DraftMessage['severity'], name: string, message: string): void {
    const place = placeOf(name);
    const where = [...path, name]
      .filter((part) => part !== '')
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
      .join('');
    messages.push({
      severity,
      path: name === '' ? [...draftPath] : [...draftPath, name],
      place,
      message: `Line ${place.number}, ${where.replace(/^\./, '') || 'the file'}: ${message}`,
      excerpt: null,
    });
  }
  function take(names: readonly string[]): { name: string; value: unknown } | undefined {
    const name = nameOf(names);
    if (name === undefined) return undefined;
    found[names[0] ?? name] = { place: placeOf(name), confidence: 1 };
    return { name, value: fields[name] };
  }
  const reader: FieldReader = {
    line: json.lineOf(path),
    value: (...names) => take(names)?.value,
    text: (...names) => {
      const taken = take(names);
      if (taken === undefined) return undefined;
      const text = plainText.safeParse(taken.value);
      if (!text.success) say('error', taken.name, 'a text was expected here.');
      return text.success ? String(text.data) : undefined;
    },
    integer: ({ from: least, to: most }, ...names) => {
      const taken = take(names);
      if (taken === undefined || taken.value === '') return undefined;
      const number =
        typeof taken.value === 'string'
          ? Number(/^\s*(?:year\s*|y)?(\d+)\s*$/i.exec(taken.value)?.[1] ?? Number.NaN)
          : taken.value;
      if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most) return number;
      say('error', taken.name, `a whole number from ${least} to ${most} was expected here.`);
      return undefined;
    },
    texts: (...names) => {
      const taken = take(names);
      if (taken === undefined) return [];
      const list = z.array(plainText).safeParse(unpack(taken.value));
      if (!list.success) say('error', taken.name, 'a list of texts was expected here.');
      return list.success ? list.data.map(String) : [];
    },
    list: (name) => {
      const list = z.array(z.unknown()).safeParse(fields[name]);
      if (!list.success) say('error', name, 'a list was expected here.');
      return list.success ? list.data : [];
    },
    objects: (name) => {
      if (take([name]) === undefined) return undefined;
      return reader.list(name).map((one, index) => {
        const inside = [name, index];
        return fieldReader(json, one, [...path, ...inside], messages, [...draftPath, ...inside]);
      });
    },
    amount: (name) => {
      const taken = take([name]);
      if (taken === undefined || taken.value === '') return undefined;
      const number = Number(plainText.safeParse(taken.value).data);
      if (Number.isFinite(number) && number >= 0) return number;
      say('error', name, 'a number from 0 was expected here.');
      return undefined;
    },
    say,
    origins: () => found,
  };
  if (!read.success) say('error', '', 'an object in braces was expected here.');
  return reader;
}

/** A list, be it a JSON string, an object by letters, or a single value. */
function unpack(value: unknown): unknown {
  if (typeof value === 'string' && /^\s*\[/.test(value)) {
    try {
      return JSON.parse(value);
    } catch {
      return [value];
    }
  }
  const lettered = z.record(z.string().check(z.regex(/^[A-Za-z]$/)), plainText).safeParse(value);
  if (lettered.success && typeof value === 'object') return Object.values(lettered.data);
  return Array.isArray(value) ? value : value === '' ? [] : [value];
}
