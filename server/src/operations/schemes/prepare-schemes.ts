import { setImmediate } from 'node:timers/promises';
import { expandDictionary, type MarkScheme, nearWordsFinder } from '@markwell/marking-core';

/** Words looked at in one go, some hundredth of a second: the server has other things to do in between. */
const wordsInOneGo = 500;

/**
 * The schemes with their confusable words, worked out from the British English dictionary: what is stored as a version has
 * been through here (see docs/decisions/0004). It takes a second, for a scheme with many words several; other requests are
 * answered meanwhile.
 */
export async function prepareSchemes(schemes: readonly MarkScheme[]): Promise<MarkScheme[]> {
  const goes = await findGoes();
  const prepared: MarkScheme[] = [];
  for (const scheme of schemes) prepared.push({ ...scheme, near: await findNearWords(scheme, goes) });
  return prepared;
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

/** Real words in small letters, forms included, by their first three letters. */
async function readEnglishWords(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { default: dictionary } = await import('dictionary-en-gb');
  const read = new TextDecoder();
  const affixes = read.decode(dictionary.aff);
  const [count = '', ...entries] = read.decode(dictionary.dic).split('\n');
  const byStart = new Map<string, Set<string>>();
  for (let from = 0; from < entries.length; from += entriesInOneGo) {
    const some = [count, ...entries.slice(from, from + entriesInOneGo)].join('\n');
    for (const form of expandDictionary(affixes, some)) {
      const word = form.toLowerCase().replaceAll("'", '');
      const start = word.slice(0, 3);
      const words = byStart.get(start) ?? new Set();
      byStart.set(start, words.add(word));
    }
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

async function findNearWords(scheme: MarkScheme, goes: readonly string[][]): Promise<string> {
  const findNear = nearWordsFinder(scheme);
  const near: string[] = [];
  for (const words of goes) {
    near.push(...findNear(words));
    await setImmediate();
  }
  return near.join(' ');
}
