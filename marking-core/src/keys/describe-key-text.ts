import type { Key, KeyPoint } from './key.ts';

/**
 * How a key is read, in plain words, a sentence each: what is right, what is not, how many are asked for, how values are compared. What was not
 * read is no part of it; see `unreadOf`.
 */
export function describeKeyText(key: Key): string[] {
  const { points, anyOf, bands, together, inOrder, most, reject, ignore, insufficient } = key;
  const [only, ...others] = points;
  const names = points.map(describePoint);
  const list =
    only === undefined
      ? []
      : others.length === 0
        ? [`Right: ${names[0]}.`]
        : anyOf !== undefined
          ? [`Any ${anyOf} of these: ${names.join('; ')}.`]
          : together === true
            ? [`All of these are needed: ${names.join('; ')}.`]
            : bands === undefined
              ? [`Each of these is a point: ${names.join('; ')}.`]
              : [`From these: ${names.join('; ')}.`, `${bands.map(describeBand).join('; ')}.`];
  return [
    ...list,
    ...(inOrder === true && others.length > 0 ? ['They must come in this order.'] : []),
    ...(most === undefined ? [] : [`At most ${count(most, 'mark')}.`]),
    ...said('Not accepted', reject),
    ...said('Too vague', insufficient),
    ...said('Ignored', ignore),
    ...flags.flatMap(([flag, text]) => (flag(key) ? [text] : [])),
    ...(key.within ?? []).map(({ from, to }) => `Any number from ${from} to ${to} is right.`),
    ...(key.tolerance === undefined ? [] : [`Up to ${key.tolerance} away is right.`]),
  ];
}

/** A question for each piece of a key that could not be read, and for what only a person can decide. */
export function unreadOf({ unread = [], open, levels }: Key): string[] {
  return [
    ...unread.map((text) => `This part of the key was not read: ‘${text}’. Should it change what is right?`),
    ...(open === true ? ['The key lets other answers be right too. Look at what is refused.'] : []),
    ...(levels === true ? ['The key describes levels: a teacher gives the marks.'] : []),
  ];
}

type Flag = readonly [(key: Key) => boolean | undefined, string];

const flags: readonly Flag[] = [
  [({ rounds }) => rounds, 'Any number that rounds to it is right.'],
  [({ anyForm }) => anyForm, 'Equivalent forms are right.'],
  [({ carries }) => carries, 'A pupil’s own earlier value counts in later steps.'],
  [({ firstCounts }) => firstCounts, 'A right answer stays right, whatever follows it.'],
  [({ ownWords }) => ownWords, 'Other words that say the same are right.'],
  [({ exactly }) => exactly, 'Only this answer has the marks for the answer.'],
  [({ unit }) => unit === 'needed', 'The unit is needed.'],
  [({ unit }) => unit === 'free', 'The unit is not needed.'],
  [({ unit }) => unit === 'ignored', 'Units are ignored.'],
  [({ spelling }) => spelling === 'matters', 'It must be spelt correctly.'],
  [({ spelling }) => spelling === 'free', 'Words may be spelt by ear.'],
];

const count = (many: number, of: string) => `${many} ${of}${many === 1 ? '' : 's'}`;
const describeBand = ({ atLeast, marks }: NonNullable<Key['bands']>[number]) =>
  `${count(marks, 'mark')} for ${atLeast} of them`;
const said = (what: string, texts: readonly string[] | undefined) =>
  texts === undefined || texts.length === 0 ? [] : [`${what}: ${texts.join('; ')}.`];

function describePoint({ accept, allow = [], reject = [], marks }: KeyPoint): string {
  const worth = marks === undefined ? '' : ` (${count(marks, 'mark')})`;
  const not = reject.length === 0 ? '' : `, not ${reject.join(' or ')}`;
  return `${[...accept, ...allow].join(' or ')}${not}${worth}`;
}
