import { readNumberInWords } from '../numbers/number-in-words.ts';
import { type UnitSize, unitsByName, unitsBySmallSymbol, unitsBySymbol } from './unit-names.ts';

/** A unit as it is written, and what it means. */
export interface Unit {
  /** What it measures: the powers of its base units, in one order. Units that can be turned into each other have the same. */
  readonly measures: string;
  /** Its size in base units. */
  readonly factor: number;
  readonly written: string;
}

/** A unit and the place after it. */
export interface UnitReading {
  readonly unit: Unit;
  readonly end: number;
}

const known = new Map<string, UnitReading | undefined>();
const mostKnown = 5_000;
const longest = 48;

/**
 * The unit that begins at a place of a plain text: 'm/s', 'ms^-1', 'metres per second', 'cm2', 'square centimetres', 'kilometres an hour',
 * 'J/kg °C'. As much is read as makes a unit. What was read once is kept.
 */
export function readUnit(text: string, at: number): UnitReading | undefined {
  const rest = text.slice(at, at + longest);
  if (!known.has(rest)) {
    if (known.size >= mostKnown) known.clear();
    known.set(rest, parseUnit(rest));
  }
  const found = known.get(rest);
  return found === undefined ? undefined : { unit: found.unit, end: at + found.end };
}

/** 'A' is an ampere, and 'a' says 'per'. */
const joiner = /\s*(?:\/|[·*]|\b(?:[Pp](?:er|ER)|[Ee]ach|[Ee]very|an?)\b|\b[Pp]\b)\s*|\s+|-(?=[A-Za-z]{3})|(?=[°(])|$/y;
const area = String.raw`(?:(square|sq\.?|cubic|cu\.?)\s+)?`;
const temperature = String.raw`(?:degrees?|degs?|°)\s*(?:celsius|centigrade|fahrenheit|[CF](?![A-Za-z]))`;
const raised = String.raw`(?:\s*\^\s*\(?\s*([-+]?\d)\)?|\s+(squared|cubed)\b|(-\d|\d)(?![\d.]))?`;
const factor = new RegExp(
  String.raw`\(?\s*${area}(${temperature}|light[- ]years?|[A-Za-zΩ%]+|°)${raised}(?:\s*\))?`,
  'iy',
);

const per = /(?:\/|(?:[Pp](?:er|ER)|[Ee]ach|[Ee]very|an?)\b)\s*/y;
const severalDigits = /(\d+(?:\.\d+)?)\s+/y;

function parseUnit(text: string): UnitReading | undefined {
  const powers = new Map<string, number>();
  let [total, end, several] = [1, -1, 1];
  let at = /^\s*-?(?=[A-Za-z])|^\s*/.exec(text)?.[0].length ?? 0;
  const from = at;
  let isBelow = false;
  let isSpaced = false;
  let before: UnitSize | undefined;
  const goBelow = () => {
    isBelow = true;
    const many = severalAt(text, at);
    several = many?.value ?? 1;
    at = many?.end ?? at;
  };
  per.lastIndex = at;
  const start = per.exec(text)?.[0];
  if (start !== undefined) {
    at += start.length;
    goBelow();
  }
  for (let count = 0; count < 6; count++) {
    factor.lastIndex = at;
    const [whole, size = '', name = '', power, word = '', digit] = factor.exec(text) ?? [];
    if (whole === undefined) break;
    const isInverse = (power ?? digit ?? '').startsWith('-');
    const parts = partsOf(name, isInverse, count > 0);
    if (parts === undefined || (count === 0 && mayBeWord(name, text, at + whole.length))) break;
    const said = Number(
      power ?? digit ?? powerWords[word.toLowerCase()] ?? powerWords[size.toLowerCase().slice(0, 2)] ?? '1',
    );
    const [only, other] = parts;
    const isAgain =
      isSpaced && other === undefined && only?.factor === before?.factor && only?.powers === before?.powers;
    before = other === undefined && said === 1 ? only : undefined;
    total /= several;
    several = 1;
    if (!isAgain)
      parts.forEach((part, index) => {
        const times = (index === parts.length - 1 ? said : 1) * (isBelow && !isInverse ? -1 : 1);
        total *= part.factor ** times;
        for (const [base, own] of Object.entries(part.powers)) powers.set(base, (powers.get(base) ?? 0) + own * times);
      });
    at += whole.length;
    end = at;
    joiner.lastIndex = at;
    const between = joiner.exec(text)?.[0];
    if (between === undefined || at + between.length >= text.length) break;
    at += between.length;
    isSpaced = between.trim() === '';
    if (/\/|per|each|every|^\s+an?\s|\bp\b/i.test(between)) goBelow();
  }
  if (end < 0) return undefined;
  const written = text.slice(from, end).trim();
  return { unit: { measures: measuresOf(powers), factor: total, written }, end };
}

/** The number of a rate over several: 'every 3 seconds'. */
function severalAt(text: string, at: number): { value: number; end: number } | undefined {
  severalDigits.lastIndex = at;
  const [digits, value] = severalDigits.exec(text) ?? [];
  if (digits !== undefined) return { value: Number(value), end: at + digits.length };
  const words = readNumberInWords(text, at);
  return words === undefined || words.value === 1 ? undefined : words;
}

/** '3 in total': behind a number, small words are units only at an end. */
function mayBeWord(name: string, text: string, at: number): boolean {
  return littleWords.has(name) && /^\s*[a-z]/i.test(text.slice(at));
}

const powerWords: Readonly<Record<string, string>> = { squared: '2', cubed: '3', sq: '2', cu: '3' };

/** Small words that are symbols too, but hardly ever meant as such behind another unit. */
const littleWords: ReadonlySet<string> = new Set('a an in at as t i is to or so n'.split(' '));

/** The units of one written word: 'ms' before a power below nought is m and s, 'Nm' is N and m. */
function partsOf(name: string, isInverse: boolean, isFollowing: boolean): readonly UnitSize[] | undefined {
  if (isInverse && name === 'ms') return splitSymbols(name);
  if (littleWords.has(name) && isFollowing) return undefined;
  const small = name.toLowerCase();
  const exact = unitsBySymbol.get(name) ?? unitsByName.get(small) ?? degreesOf(small);
  if (exact !== undefined) return [exact];
  return littleWords.has(small)
    ? undefined
    : (splitSymbols(name) ?? single(unitsBySmallSymbol.get(small) ?? plural(small)));
}

function degreesOf(small: string): UnitSize | undefined {
  if (!/^(?:deg|°)./.test(small)) return small.startsWith('light') ? unitsByName.get('lightyear') : undefined;
  const [, scale = ''] = /([cf])(?:el|ent|ahr)?[a-z]*$/.exec(small.replace(/^(?:degrees?|degs?|°)\s*/, '')) ?? [];
  return unitsBySymbol.get(`°${scale.toUpperCase()}`);
}

/** 'kgs', 'mls' */
function plural(small: string): UnitSize | undefined {
  return small.length > 2 && small.endsWith('s') ? unitsBySmallSymbol.get(small.slice(0, -1)) : undefined;
}

function single(unit: UnitSize | undefined): readonly UnitSize[] | undefined {
  return unit === undefined ? undefined : [unit];
}

/** Symbols that are written against each other. */
const together = /^(?:(k?N|J|[kM]?W|V|A|m)(m|s|h|kg|mol)|(mol|k?g)([cd]?m))$/;

function splitSymbols(name: string): readonly UnitSize[] | undefined {
  const [one = '', other = ''] =
    together
      .exec(name)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? [];
  const [first, second] = [unitsBySymbol.get(one), unitsBySymbol.get(other)];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** In one with others a degree of temperature is a kelvin. */
function measuresOf(powers: Map<string, number>): string {
  const degrees = powers.get('degC');
  if (degrees !== undefined && powers.size > 1) {
    powers.delete('degC');
    powers.set('K', (powers.get('K') ?? 0) + degrees);
  }
  return [...powers]
    .filter(([, power]) => power !== 0)
    .map(([base, power]) => `${base}${power}`)
    .sort()
    .join(' ');
}
