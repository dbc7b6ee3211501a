import { readWords } from '../text/words.ts';
import { readLiteral } from './notation.ts';
import type { PhraseSource } from './phrase.ts';

/**
 * Adds to the phrases what they are with other names in them: a name for the whole phrase, or for one of its words. The other
 * names are literal texts.
 */
export function withSynonyms(
  sources: readonly PhraseSource[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): PhraseSource[] {
  const names = new Map(Object.entries(synonyms).map(([word, others]) => [word.toLowerCase(), others]));
  if (names.size === 0) return [...sources];
  return [...sources, ...sources.filter(({ role }) => role === 'right').flatMap((source) => renamed(source, names))];
}

function renamed(source: PhraseSource, names: ReadonlyMap<string, readonly string[]>): PhraseSource[] {
  const whole = (names.get(source.part.toLowerCase()) ?? []).map((other) => readLiteral(other).slots);
  const partly = source.slots.flatMap((slot, index) => {
    const others = slot.alternatives.flatMap((words) => names.get(words.join(' ')) ?? []);
    if (others.length === 0 || source.slots.length === 1) return [];
    const alternatives = others.map((other) => readWords(other).map(({ text }) => text));
    return [source.slots.with(index, { ...slot, alternatives })];
  });
  const single =
    source.slots.length === 1
      ? (source.slots[0]?.alternatives ?? []).flatMap((words) =>
          (names.get(words.join(' ')) ?? []).map((other) => readLiteral(other).slots),
        )
      : [];
  return [...whole, ...partly, ...single]
    .filter((slots) => slots.length > 0)
    .map((slots) => ({ ...source, slots, how: 'synonym' as const }));
}
