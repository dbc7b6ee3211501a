import { setImmediate } from 'node:timers/promises';
import {
  confusableAmong,
  expandDictionary,
  type MarkScheme,
  nearTargets,
  type SlipTarget,
  subjectTerms,
  targetKey,
  wordsNear,
} from '@markwell/marking-core';

/** Words looked at in one go, some hundredth of a second: the server has other things to do in between. */
const wordsInOneGo = 500;

/**
 * The schemes with their confusable words, worked out from the British English dictionary: what is stored as a version has
 * been through here (see docs/decisions/0004). It takes a second, for a scheme with many words several; other requests are
 * answered meanwhile.
 */
export async function prepareSchemes(schemes: readonly MarkScheme[]): Promise<MarkScheme[]> {
  const targets = schemes.map(nearTargets);
  const near = await findNearWords(targets.flat());
  return schemes.map((scheme, index) => {
    const own = targets[index] ?? [];
    const words = own.flatMap((target) => near.get(targetKey(target)) ?? []);
    return { ...scheme, near: confusableAmong(own, words).join(' ') };
  });
}

/** Kept as long as nobody needs the memory: whoever publishes once often does so again soon. */
let kept = new WeakRef<readonly string[][]>([]);

async function findGoes(): Promise<readonly string[][]> {
  const known = kept.deref() ?? [];
  if (known.length > 0) return known;
  const goes = inGoes(await readEnglishWords());
  kept = new WeakRef(goes);
  return goes;
}

/** Entries of the dictionary read in one go. */
const entriesInOneGo = 1_000;

/** Real words and terms of school subjects in small letters, forms included, by their first three letters. */
async function readEnglishWords(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { default: dictionary } = await import('dictionary-en-gb');
  const read = new TextDecoder();
  const affixes = read.decode(dictionary.aff);
  const [count = '', ...entries] = read.decode(dictionary.dic).split('\n');
  const byStart = new Map<string, Set<string>>();
  const add = (word: string) => {
    const start = word.slice(0, 3);
    const words = byStart.get(start) ?? new Set();
    byStart.set(start, words.add(word));
  };
  subjectTerms().forEach(add);
  for (let from = 0; from < entries.length; from += entriesInOneGo) {
    const some = [count, ...entries.slice(from, from + entriesInOneGo)].join('\n');
    for (const form of expandDictionary(affixes, some)) add(form.toLowerCase().replaceAll("'", ''));
    await setImmediate();
  }
  return byStart;
}

/**
 * In alphabetical order, and cut only where the first three letters change, so that a word and its forms, of which one is
 * listed, stay together.
 */
function inGoes(byStart: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const goes: string[][] = [[]];
  for (const start of [...byStart.keys()].sort()) {
    if ((goes.at(-1)?.length ?? 0) >= wordsInOneGo) goes.push([]);
    goes.at(-1)?.push(...[...(byStart.get(start) ?? [])].sort());
  }
  return goes;
}

/** Words of schemes looked up at a time, so that one go of them stays short; and words whose near ones are remembered. */
const targetsAtOnce = 4_000;
const mostKnown = 20_000;

/** Real words near words of schemes, by `targetKey`: most words of a scheme stand in its next version too, and in other schemes. */
const known = new Map<string, readonly string[]>();

async function findNearWords(targets: readonly SlipTarget[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const wanted = new Map(targets.map((target) => [targetKey(target), target]));
  const near = new Map<string, readonly string[]>();
  const unknown: SlipTarget[] = [];
  for (const [key, target] of wanted) {
    const words = known.get(key);
    if (words === undefined) unknown.push(target);
    else near.set(key, words);
  }
  for (let from = 0; from < unknown.length; from += targetsAtOnce) {
    for (const [key, words] of await lookThrough(unknown.slice(from, from + targetsAtOnce))) near.set(key, words);
  }
  if (known.size + unknown.length > mostKnown) known.clear();
  for (const [key, words] of near) if (known.size < mostKnown) known.set(key, words);
  return near;
}

/** Looks through the whole dictionary. */
async function lookThrough(targets: readonly SlipTarget[]): Promise<(readonly [key: string, words: string[]])[]> {
  const near = targets.map((target): readonly [string, string[]] => [targetKey(target), []]);
  const find = wordsNear(targets);
  for (const words of await findGoes()) {
    for (const [target, word] of find(words)) near[target]?.[1].push(word);
    await setImmediate();
  }
  return near;
}
