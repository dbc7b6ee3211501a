import { fieldText } from './field-texts.ts';
import type { RuleFact } from './rule-facts.ts';

/** Most values that one sentence names. */
const mostNamed = 8;

/** The changes between what two rules say, as predicates of sentences: 'now also allows ‘bounces back’'. */
export function writeRuleChanges(before: readonly RuleFact[], after: readonly RuleFact[]): string[] {
  const places = new Map<string, RuleFact>();
  for (const fact of [...after, ...before]) if (!places.has(placeOf(fact))) places.set(placeOf(fact), fact);
  return [...places.values()].flatMap((place) => {
    const here = (facts: readonly RuleFact[]) =>
      facts.filter((fact) => placeOf(fact) === placeOf(place)).map(({ shown }) => shown);
    return writePlace(place, here(before), here(after), before, after);
  });
}

const placeOf = ({ field, within }: RuleFact) => [field, ...within].join('\n');

function writePlace(
  { field, within, isListed }: RuleFact,
  before: readonly string[],
  after: readonly string[],
  allBefore: readonly RuleFact[],
  allAfter: readonly RuleFact[],
): string[] {
  // A term added or removed is reported once, by name, not word by word.
  const name = within.at(-1);
  if (name !== undefined && hasTerm(allBefore, name) !== hasTerm(allAfter, name)) return [];
  const text = fieldText(field);
  const where = within.length === 0 ? '' : `, for ${quoted(within)},`;
  const [was] = before;
  const [is] = after;
  if (!isListed && text.changed !== undefined && was !== undefined && is !== undefined) {
    return was === is ? [] : [`${where} ${text.changed.replace('{x}', () => is).replace('{was}', () => was)}`.trim()];
  }
  const added = after.filter((value) => !before.includes(value));
  const removed = before.filter((value) => !after.includes(value));
  return [
    ...(added.length === 0 ? [] : [`${where} ${text.added.replace('{x}', () => joined(added))}`]),
    ...(removed.length === 0 ? [] : [`${where} ${text.removed.replace('{x}', () => joined(removed))}`]),
  ].map((predicate) => (predicate.startsWith(',') ? predicate : predicate.trim()));
}

function hasTerm(facts: readonly RuleFact[], name: string): boolean {
  return facts.some(({ value, isListed }) => isListed && value === name);
}

/** ‘a’, ‘b’ and ‘c’. */
export function quoted(values: readonly string[]): string {
  return joined(values.map((value) => `‘${value}’`));
}

function joined(values: readonly string[]): string {
  const shown = values.slice(0, mostNamed);
  if (values.length > mostNamed) shown.push(`${values.length - mostNamed} more`);
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}
