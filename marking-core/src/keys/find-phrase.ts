import { countOf, type Token } from './lex.ts';
import { phraseTable, type Where } from './phrase-table.ts';

/** What a phrase of mark schemes means. */
export type Meaning = keyof typeof phraseTable;

/** A phrase that begins at a place. */
export interface Phrase {
  readonly means: Meaning;
  readonly where: Where | 'capital';
  /** The place behind it. */
  readonly end: number;
  /** The number that it says. */
  readonly count: number | undefined;
}

type Step = { readonly words: ReadonlySet<string>; readonly isOptional: boolean };
interface Row {
  readonly means: Meaning;
  readonly where: Where | 'capital';
  readonly steps: readonly Step[];
}

const meanings: readonly Meaning[] = keysOf(phraseTable);

function keysOf<T extends object>(of: T): (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in of) keys.push(key);
  return keys;
}

const rows: readonly Row[] = meanings.flatMap((means) => {
  const places: { readonly [W in Where | 'capital']?: readonly string[] } = phraseTable[means];
  return keysOf(places).flatMap((where) =>
    (places[where] ?? []).map((says) => ({ means, where, steps: stepsOf(says) })),
  );
});

/** The rows that may begin with a word; those that may begin with a number or any word are under '#'. */
const byFirst = rows.reduce((map, row) => {
  const first = row.steps.findIndex(({ isOptional }) => !isOptional);
  for (const word of row.steps.slice(0, first + 1).flatMap(({ words }) => [...words])) {
    const key = word === '*' ? '#' : word;
    map.set(key, [...(map.get(key) ?? []), row]);
  }
  return map;
}, new Map<string, Row[]>());

function stepsOf(says: string): Step[] {
  return says.split(' ').map((step) => ({
    words: new Set(step.replace(/\?$/, '').split('|')),
    isOptional: step.endsWith('?'),
  }));
}

/** The phrases that begin at a place of a line, the longest first. */
export function phrasesAt(tokens: readonly Token[], at: number): Phrase[] {
  const first = tokens[at];
  if (first === undefined) return [];
  const mayBegin = [
    ...(byFirst.get(first.plain) ?? []),
    ...(countOf(first) === undefined ? [] : (byFirst.get('#') ?? [])),
  ];
  return mayBegin
    .flatMap(({ means, where, steps }) => {
      const found = match(tokens, at, steps, 0);
      return found === undefined ? [] : [{ means, where, ...found }];
    })
    .sort((a, b) => b.end - a.end);
}

type Found = Pick<Phrase, 'end' | 'count'>;

/** The longest match of the steps from `step` on. */
function match(tokens: readonly Token[], at: number, steps: readonly Step[], step: number): Found | undefined {
  const next = steps[step];
  if (next === undefined) return { end: at, count: undefined };
  const one = tokens[at];
  const isCount = next.words.has('#') && countOf(one) !== undefined;
  const meets =
    one !== undefined && (next.words.has(one.plain) || isCount || (next.words.has('*') && one.kind === 'word'));
  if (meets) {
    const rest = match(tokens, at + 1, steps, step + 1);
    if (rest !== undefined) return { end: rest.end, count: rest.count ?? (isCount ? countOf(one) : undefined) };
  }
  return next.isOptional ? match(tokens, at, steps, step + 1) : undefined;
}
