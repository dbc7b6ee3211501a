import { setImmediate } from 'node:timers/promises';
import { expandDictionary, type MarkScheme, prepareScheme } from '@markwell/marking-core';

/** Words looked at in one go, some hundredth of a second: the server has other things to do in between. */
const wordsInOneGo = 3_000;

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

/** Real words in small letters and alphabetical order, forms included. */
async function readEnglishWords(): Promise<string[]> {
  const { default: dictionary } = await import('dictionary-en-gb');
  const read = new TextDecoder();
  const words = expandDictionary(read.decode(dictionary.aff), read.decode(dictionary.dic));
  return [...new Set([...words].map((word) => word.toLowerCase().replaceAll("'", '')))].sort();
}

/** Cut only where the first three letters change, so that a word and its forms, of which one is listed, stay together. */
function inGoes(words: readonly string[]): string[][] {
  const goes: string[][] = [[]];
  let previous = '';
  for (const word of words) {
    const start = word.slice(0, 3);
    if ((goes.at(-1)?.length ?? 0) >= wordsInOneGo && start !== previous) goes.push([]);
    goes.at(-1)?.push(word);
    previous = start;
  }
  return goes;
}

async function findNearWords(scheme: MarkScheme, goes: readonly string[][]): Promise<string> {
  const near: string[] = [];
  for (const words of goes) {
    near.push(prepareScheme(scheme, words).near ?? '');
    await setImmediate();
  }
  return near.filter((list) => list !== '').join(' ');
}
