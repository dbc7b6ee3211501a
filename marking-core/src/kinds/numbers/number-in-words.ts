import { cardinalWords } from '../../text/number-words.ts';

/** Common misspellings, each with the word that is meant. */
const misspelt =
  'nought:zero naught:zero nil:zero wun:one tow:two thre:three foure:four fore:four fiv:five sevn:seven seventh:- eigth:eight eght:eight ' +
  'nin:nine elevin:eleven twelv:twelve twelth:- thirten:thirteen forteen:fourteen fiften:fifteen fiveteen:fifteen sixten:sixteen ' +
  'eightteen:eighteen ninteen:nineteen twenny:twenty twenti:twenty thirdy:thirty thrity:thirty fourty:forty fivty:fifty fity:fifty ' +
  'fithty:fifty fivety:fifty sixy:sixty eigthy:eighty eightty:eighty ninty:ninety';

const cardinals: ReadonlyMap<string, number> = withMisspellings();

const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundreds', 100],
  ['hundread', 100],
  ['hundered', 100],
  ['thousand', 1e3],
  ['thousands', 1e3],
  ['thousend', 1e3],
  ['million', 1e6],
  ['millions', 1e6],
  ['milion', 1e6],
  ['billion', 1e9],
  ['billions', 1e9],
  ['trillion', 1e12],
  ['bn', 1e9],
]);

const parts: ReadonlyMap<string, number> = new Map(
  'half:2 halfs:2 halve:2 halves:2 third:3 thirds:3 quarter:4 quarters:4 quater:4 quaters:4 fourth:4 fourths:4 fifth:5 fifths:5 sixth:6 sixths:6 seventh:7 sevenths:7 eighth:8 eighths:8 ninth:9 ninths:9 tenth:10 tenths:10 eleventh:11 elevenths:11 twelfth:12 twelfths:12 fifteenth:15 fifteenths:15 sixteenth:16 sixteenths:16 twentieth:20 twentieths:20 hundredth:100 hundredths:100 thousandth:1000 thousandths:1000'
    .split(' ')
    .map((pair): [string, number] => {
      const [word = '', value] = pair.split(':');
      return [word, Number(value)];
    }),
);

function withMisspellings(): Map<string, number> {
  const map = new Map<string, number>(cardinalWords);
  for (const pair of misspelt.split(' ')) {
    const [word = '', meant = ''] = pair.split(':');
    const value = map.get(meant);
    if (value !== undefined) map.set(word, value);
  }
  return map;
}

/** A number in words. */
export interface WordNumber {
  readonly value: number;
  readonly end: number;
  /** What a fraction is of, where it is one; a mixed number has wholes as well. */
  readonly fraction: { readonly top: number; readonly bottom: number; readonly wholes: number } | undefined;
  /** Digits behind the point. */
  readonly places: number;
}

const word = /[a-z]+/iy;
const between = /[ -]{1,2}/y;

const beginnings: ReadonlySet<string> = new Set([
  ...cardinals.keys(),
  ...scales.keys(),
  ...parts.keys(),
  'a',
  'an',
  'point',
]);

/** By the first two letters of a word, whether one of `beginnings` begins with them: most words do not. */
const firstLetters: ReadonlySet<number> = new Set([...beginnings].map((one) => lettersAt(one, 0, one.length)));

function lettersAt(text: string, from: number, to: number): number {
  const [first, second] = [text.charCodeAt(from), to - from > 1 ? text.charCodeAt(from + 1) : 0];
  return ((first & 31) << 5) | (second & 31);
}

/** Whether the word from one place of a text to another may begin a number. */
export function beginsNumberInWords(text: string, from: number, to: number): boolean {
  return firstLetters.has(lettersAt(text, from, to)) && beginnings.has(text.slice(from, to).toLowerCase());
}

/**
 * The number in words that begins at an index: 'three hundred and five', 'nought point five', 'two thirds',
 * 'one and a half', 'a hundred'. 'one of them' and 'a wave' are not numbers.
 */
export function readNumberInWords(text: string, from: number): WordNumber | undefined {
  let [total, current, end, at] = [0, 0, -1, from];
  let [count, least] = [0, Number.POSITIVE_INFINITY];
  const next = () => {
    word.lastIndex = at;
    return word.exec(text)?.[0].toLowerCase();
  };
  const skip = () => {
    between.lastIndex = at;
    at += between.exec(text)?.[0].length ?? 0;
  };
  const first = next();
  const isArticle = first === 'a' || first === 'an';
  if (isArticle) {
    at += first.length;
    skip();
    current = 1;
  }
  for (let said = next(); said !== undefined; said = next()) {
    const [value, scale] = [cardinals.get(said), scales.get(said)];
    if (value !== undefined && !isArticle) {
      const fits = count === 0 || (value < least && (value < 10 ? least > 10 : least > 20));
      if (!fits) break;
      current += value;
      least = value < 10 ? 0 : value < 20 ? 0 : 10.5;
    } else if (scale !== undefined) {
      if (scale === 100) current = Math.max(1, current) * 100;
      else {
        total += Math.max(1, current) * scale;
        current = 0;
      }
      least = scale;
    } else if (said === 'and' && count > 0 && least >= 100) {
      at += said.length;
      skip();
      continue;
    } else break;
    count++;
    at += said.length;
    end = at;
    skip();
  }
  const value = total + current;
  if (count > 0 || next() === 'point') {
    const decimals = decimalsAt(text, count > 0 ? end : from);
    if (decimals !== undefined)
      return {
        value: Number(`${value}.${decimals.digits}`),
        end: decimals.end,
        fraction: undefined,
        places: decimals.digits.length,
      };
  }
  return (
    fractionAt(text, { count, value, at, end, isArticle }) ??
    (count === 0 ? undefined : { value, end, fraction: undefined, places: 0 })
  );
}

interface Before {
  readonly count: number;
  readonly value: number;
  readonly at: number;
  readonly end: number;
  readonly isArticle: boolean;
}

const mixed = /\s*(?:and|&)\s+(?:an?\s+|([a-z]+)[\s-]+)?([a-z]+)/iy;

/** 'two thirds', 'half', 'a quarter', 'one and a half', 'two and three quarters' */
function fractionAt(text: string, { count, value, at, end, isArticle }: Before): WordNumber | undefined {
  word.lastIndex = at;
  const said = word.exec(text)?.[0].toLowerCase() ?? '';
  const bottom = parts.get(said);
  if (bottom !== undefined && (count > 0 || isArticle || bottom === 2 || bottom === 4)) {
    const top = count === 0 ? 1 : value;
    return { value: top / bottom, end: at + said.length, fraction: { top, bottom, wholes: 0 }, places: 0 };
  }
  return count === 0 ? undefined : (mixedAt(text, end, value) ?? outOfAt(text, end, value));
}

/** What follows a whole number, in digits or words, and makes it a mixed one: 'and a half'. */
export function mixedAt(text: string, at: number, wholes: number): WordNumber | undefined {
  mixed.lastIndex = at;
  const [whole = '', many, part = ''] = mixed.exec(text) ?? [];
  const bottom = parts.get(part.toLowerCase());
  const top = many === undefined ? 1 : cardinals.get(many.toLowerCase());
  if (bottom === undefined || top === undefined) return undefined;
  return { value: wholes + top / bottom, end: at + whole.length, fraction: { top, bottom, wholes }, places: 0 };
}

const partsBehind = /[ -]([a-z]+)\b/iy;

/** What follows a whole number in digits and makes it a fraction: '3 fifths'. */
export function partsAt(text: string, at: number, top: number): WordNumber | undefined {
  partsBehind.lastIndex = at;
  const [whole = '', part = ''] = partsBehind.exec(text) ?? [];
  const bottom = parts.get(part.toLowerCase());
  if (bottom === undefined) return undefined;
  return { value: top / bottom, end: at + whole.length, fraction: { top, bottom, wholes: 0 }, places: 0 };
}

const outOf = /\s+(?:over|out\s+of|in)\s+(?=[a-z])/iy;

/** 'three out of five' */
function outOfAt(text: string, end: number, top: number): WordNumber | undefined {
  outOf.lastIndex = end;
  const between = outOf.exec(text)?.[0];
  const bottom = between === undefined ? undefined : readNumberInWords(text, end + between.length);
  if (bottom === undefined || bottom.fraction !== undefined || bottom.value < 2) return undefined;
  const { value, end: last } = bottom;
  return { value: top / value, end: last, fraction: { top, bottom: value, wholes: 0 }, places: 0 };
}

const point = /[ -]*(?:point|dot|\.)\s+/iy;

function decimalsAt(text: string, from: number): { digits: string; end: number } | undefined {
  point.lastIndex = from;
  const start = point.exec(text);
  if (start === null) return undefined;
  let [digits, at, end] = ['', from + start[0].length, from];
  for (;;) {
    word.lastIndex = at;
    const said = word.exec(text)?.[0] ?? '';
    const value = said.toLowerCase() === 'o' || said.toLowerCase() === 'oh' ? 0 : cardinals.get(said.toLowerCase());
    if (value === undefined || (digits !== '' && value > 9)) break;
    digits += String(value);
    at += said.length;
    end = at;
    between.lastIndex = at;
    at += between.exec(text)?.[0].length ?? 0;
  }
  return digits === '' ? undefined : { digits, end };
}

/** A word such as 'million' behind digits, and the place after it. */
export function scaleAt(text: string, from: number): { times: number; end: number } | undefined {
  between.lastIndex = from;
  const at = from + (between.exec(text)?.[0].length ?? 0);
  word.lastIndex = at;
  const said = word.exec(text)?.[0] ?? '';
  const times = scales.get(said.toLowerCase());
  return times === undefined ? undefined : { times, end: at + said.length };
}
