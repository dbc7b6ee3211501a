import { plainOf } from '../marks/span.ts';

const letters = 'abcdefghijklmnop';
const circled = '①②③④⑤⑥⑦⑧⑨⑩';
const oneLetter = String.raw`\(?([A-Pa-p①-⑩])\)?`;
const letterList = new RegExp(
  String.raw`^\W*(?:[Oo]ptions?\s*|[Cc]hoices?\s*)?${oneLetter}(?:(?:\s*[,&/;+，、]\s*(?:and\s+)?|\s+(?:and|y|und|et|e)\s+|\s+)${oneLetter}(?![\p{L}\p{N}]))*\s*(?:$|[.():：\-–—\t\]]|(?:are|is) (?:the )?(?:correct|right|true))`,
  'u',
);

/** An option as far as an answer can name it. */
export interface Named {
  readonly text: string;
  /** Its own letter or number, from 1. */
  readonly value: number | null;
}

/**
 * Which options a value names, as places from 0 in order: by their text, their letters ('B', 'A, C and D'), a number, or a text that goes on
 * behind the letter. `byLabel`: a number is the option's own label before it is its text. Null where it names none for certain: a value that is no option is void.
 */
export function resolveOptions(options: readonly Named[], value: string, byLabel = false): number[] | null {
  const wanted = plainOf(value);
  if (wanted === '') return null;
  const plain = options.map(({ text }) => plainOf(text));
  if (byLabel) {
    const labelled = options.findIndex((option) => option.value !== null && String(option.value) === value.trim());
    if (labelled >= 0) return [labelled];
  }
  const same = places(plain, (text) => text !== '' && text === wanted);
  if (same.length > 0) return same.slice(0, 1);
  const named = namedByLetter(options, value);
  if (named !== null) return named;
  const number = /^\W*(?:option\s*|choice\s*)?(\d{1,2})\W*$|^\W*(\d{1,2})[.)]\s/iu.exec(value);
  if (number !== null) {
    const at = placeOf(options, Number(number[1] ?? number[2]));
    if (at !== null) return [at];
  }
  const begun = places(
    plain,
    (text) => text.length > 3 && wanted.length > 3 && (wanted.startsWith(text) || text.startsWith(wanted)),
  );
  if (begun.length === 1) return begun;
  const truth = /^(?:t|f|true|false|y|n|yes|no|right|wrong)$/u.exec(wanted);
  if (truth !== null) {
    const alike = places(
      plain,
      (text) => /^(?:t|f|true|false|y|n|yes|no|right|wrong)$/u.test(text) && text[0] === wanted[0],
    );
    if (alike.length === 1) return alike;
  }
  const several = value.split(/[,;\n]| and /u).map(plainOf);
  const found = several.map((one) => (one === '' ? -1 : plain.indexOf(one)));
  return found.length > 1 && found.every((at) => at >= 0) ? [...new Set(found)].sort((a, b) => a - b) : null;
}

function namedByLetter(options: readonly Named[], value: string): number[] | null {
  const match = letterList.exec(value);
  const run = match === null ? /^\W*([A-H]{2,6})\W*$/u.exec(value) : null;
  if (match === null && run === null) return null;
  const said =
    match === null ? [...(run?.[1] ?? '')] : (match[0].match(/(?<![\p{L}])[A-Pa-p](?![\p{L}])|[①-⑩]/gu) ?? []);
  const rest = match === null ? '' : plainOf(value.slice(match[0].length));
  const found = said.map((label) =>
    placeOf(options, circled.includes(label) ? circled.indexOf(label) + 1 : letters.indexOf(label.toLowerCase()) + 1),
  );
  if (found.length === 0 || found.some((at) => at === null)) return null;
  const at = [...new Set(found.flatMap((place) => (place === null ? [] : [place])))].sort((a, b) => a - b);
  // 'A dog' names no letter, and 'B. 12' must be what is at B where it is another option's text
  const elsewhere = options.findIndex(({ text }) => rest !== '' && plainOf(text) === rest);
  return elsewhere >= 0 && !at.includes(elsewhere) ? null : at;
}

/** The option that has this letter or number; where options carry none, the one at that place. */
function placeOf(options: readonly Named[], value: number): number | null {
  const own = options.findIndex((option) => option.value === value);
  if (own >= 0) return own;
  if (options.some((option) => option.value !== null)) return null;
  return value >= 1 && value <= options.length ? value - 1 : null;
}

function places(texts: readonly string[], isSo: (text: string) => boolean): number[] {
  return texts.flatMap((text, at) => (isSo(text) ? [at] : []));
}
