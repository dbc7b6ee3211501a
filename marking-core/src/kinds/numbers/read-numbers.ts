import {
  beginsNumberInWords,
  mixedAt,
  partsAt,
  readNumberInWords,
  scaleAt,
  type WordNumber,
} from './number-in-words.ts';

/** How a number is written. */
export type NumberForm = 'ordinary' | 'fraction' | 'mixed' | 'standard' | 'power';

/** A number of a text. */
export interface NumberReading {
  readonly value: number;
  readonly form: NumberForm;
  /** Of a fraction or mixed number. */
  readonly fraction: { readonly top: number; readonly bottom: number; readonly wholes: number } | undefined;
  /** Of standard form the number before the power of ten. */
  readonly mantissa: number;
  /** Digits behind the point. */
  readonly places: number;
  /** The digits as they are written, with the point: '2.70'; empty in words. */
  readonly digits: string;
  /** Whether its last digits go on for ever: '0.3 recurring', '0.333…'. */
  readonly isRecurring: boolean;
  /** Whether it only begins so: '3.14…', '53.1(…)'. */
  readonly isCut: boolean;
  readonly start: number;
  readonly end: number;
  readonly isInWords: boolean;
}

const digits = /(\d{1,3}(?:([, ’'])\d{3})(?:\2\d{3})*(?![\d])|\d+)?(?:[.·](\d+)|,(\d{1,2}|\d{4,})(?![\d,.]))?/y;
const isPower = String.raw`(?:\s*(?:\^|\*\*)\s*\(?\s*|\s+(?:raised\s+)?to\s+(?:the\s+(?:power\s+)?|power\s+)(?:of\s+)?)`;
const exponent = String.raw`(minus\s+|negative\s+|[-+]\s?)?(\d{1,3})(?:st|nd|rd|th)?(?:\s+power)?\)?(?![\d.])`;
const standard = new RegExp(
  String.raw`\s*(?:[x*·]|times|multiplied by)\s*(?:10|ten)(?:${isPower}${exponent}|\s+(squared|cubed)\b|(-\d{1,2})(?![\w.]))`,
  'iy',
);
const eNotation = /\s?e\s?([-+]?\d{1,3})(?![\w.])/iy;
const power = new RegExp(String.raw`${isPower}${exponent}|\s+(squared|cubed)\b`, 'iy');
const below = /\s*\/\s*(\d+)(?![\d.]*\s*\/|\.?\d)|\s+(?:over|out\s+of|in)\s+(?:every\s+)?(\d+)(?![\d.])/iy;
const mixed = /(?:\s+(?:and\s+)?|\s*-(?=\d+\/))(\d+)\s*\/\s*(\d+)(?![\d.]*\s*\/)/iy;
const raisedTo: Readonly<Record<string, number>> = { squared: 2, cubed: 3 };

/** More numbers than this are not read. */
const mostNumbers = 40;

/**
 * The numbers of a plain text in order, in digits and words: '-5', '4,500', '4 500', '4,5', '4·5', '4.5 x 10^3', '4.5e3', '3/5', '1 1/2',
 * 'three fifths', 'minus five', 'three million'. Linear in the length of the text.
 */
export function readNumbers(text: string): NumberReading[] {
  const found: NumberReading[] = [];
  for (let at = 0; at < text.length && found.length < mostNumbers; ) {
    const start = at;
    const code = text.charCodeAt(start);
    const isPoint = code === 46 || code === 183;
    const isInDigits = isDigit(isPoint ? text.charCodeAt(start + 1) : code);
    while (!isInDigits && isLatin(text.charCodeAt(at))) at++;
    const isInWords = at > start && beginsNumberInWords(text, start, at) && !isWithinWord(text, start);
    at = Math.max(at, start + 1);
    const number = isInDigits
      ? readDigits(text, start)
      : isInWords
        ? fromWords(readNumberInWords(text, start), start, text)
        : undefined;
    if (number === undefined) continue;
    found.push(withSign(text, number));
    at = Math.max(number.end, start + 1);
  }
  return found.length > 1 ? withoutStrayOnes(found) : found;
}

function isDigit(code: number): boolean {
  return code >= 48 && code < 58;
}

export function isLatin(code: number): boolean {
  return (code >= 97 && code < 123) || (code >= 65 && code < 91);
}

/** '5one' is no number. */
function isWithinWord(text: string, start: number): boolean {
  const before = text.charCodeAt(start - 1);
  return isDigit(before) || before === 95;
}

/** 'one' beside digits counts nothing: 'this one is 5'. */
function withoutStrayOnes(found: NumberReading[]): NumberReading[] {
  const hasDigits = found.some(({ isInWords }) => !isInWords);
  return hasDigits ? found.filter(({ isInWords, value }) => !isInWords || value !== 1) : found;
}

function fromWords(read: WordNumber | undefined, start: number, text: string): NumberReading | undefined {
  if (read === undefined || (read.value === 1 && /^\s+(?:of|that|which|is|who)\b/i.test(text.slice(read.end))))
    return undefined;
  const { value, fraction, places, end } = read;
  const form = fraction === undefined ? 'ordinary' : fraction.wholes === 0 ? 'fraction' : 'mixed';
  return { ...ordinary(value, places, start, end), form, fraction, isInWords: true };
}

function readDigits(text: string, start: number): NumberReading | undefined {
  if (isLetter(text.charCodeAt(start - 1)) && !mayTouch.test(text.slice(0, start))) return undefined;
  const written = digitsAt(text, start);
  if (written === undefined) return undefined;
  const { value, places, end } = written;
  const plain = ordinary(value, places, start, end, written.digits);
  const next = nextMark(text, end);
  if (next === '$') return plain;
  if ('snrt'.includes(next) && ordinal.test(text.slice(end, end + 3))) return undefined;
  const recurring = 'r.…\u0307('.includes(next) && places > 0 ? recurringAt(text, end, written.digits) : undefined;
  if (recurring !== undefined) return { ...plain, ...recurring };
  const multiple = 'πp'.includes(next) ? timesPi.exec(text.slice(end, end + 5)) : null;
  if (multiple !== null) return { ...ordinary(value * Math.PI, 0, start, end + multiple[0].length), mantissa: value };
  const scientific = 'x*·tme'.includes(next) ? standardAt(text, end) : undefined;
  if (scientific !== undefined) {
    const scaled = timesTen(value, scientific.exponent);
    return { ...plain, value: scaled, end: scientific.end, form: 'standard' };
  }
  const raised = '^*trsc'.includes(next) ? raisedAt(text, end) : undefined;
  if (raised !== undefined) return { ...plain, value: value ** raised.by, end: raised.end, form: 'power' };
  const part =
    places === 0 && '/oia&-0htqfsnet'.includes(next)
      ? (fractionAt(text, end, value) ?? mixedAt(text, end, value) ?? partsAt(text, end, value))
      : undefined;
  if (part?.fraction !== undefined) {
    const form = part.fraction.wholes === 0 ? 'fraction' : 'mixed';
    return { ...plain, value: part.value, end: part.end, form, fraction: part.fraction };
  }
  const scale = 'htmb'.includes(next) ? scaleAt(text, end) : undefined;
  return scale === undefined ? plain : { ...plain, value: exact(value * scale.times), end: scale.end };
}

/** '3rd' counts nothing. */
const ordinal = /^(?:st|nd|rd|th)(?![a-z])/i;
const timesPi = /^\s?(?:π|pi\b)/i;

/** Letters that a number may be written against: 'pH8', 'x5', '5h30'. */
const mayTouch = /(?:^|[^A-Za-z])(?:pH|[A-Za-z]?x)$|\dh$/i;

function isLetter(code: number): boolean {
  return isLatin(code) || code === 95;
}

function ordinary(value: number, places: number, start: number, end: number, digits = ''): NumberReading {
  const fraction = undefined;
  const isNone = { isRecurring: false, isCut: false, isInWords: false };
  return { value, form: 'ordinary', fraction, mantissa: value, places, digits, ...isNone, start, end };
}

const forEver = /\s*\(?(?:rec(?:urring|\.)?\b|repeating\b|r\b)\)?|\s?(?:\.{2,}|…|\((?:\.{2,}|…)\))|\u0307/iy;
const repeated = /(\d{1,3}?)\1+$/;

/**
 * '3.3 recurring', '0.1818…', '0.16\u0307': what goes on is a block that is there twice, else the last digit, or in words all. Dots behind several
 * other digits, or in brackets, leave open what comes.
 */
function recurringAt(text: string, at: number, written: string) {
  forEver.lastIndex = at;
  const mark = forEver.exec(text)?.[0];
  const [, decimals = ''] = written.split('.');
  if (mark === undefined || decimals === '') return undefined;
  const twice = repeated.exec(decimals)?.[1];
  const isDotted = /\.\.|…/.test(mark);
  if (isDotted && (mark.includes('(') || (decimals.length > 1 && twice === undefined)))
    return { end: at + mark.length, isCut: true };
  const block = twice ?? (/[a-z]/i.test(mark) ? decimals : decimals.slice(-1));
  return { value: Number(written + block.repeat(16)), end: at + mark.length, isRecurring: true };
}

/** The digits at a place with their commas, spaces and point. */
function digitsAt(text: string, start: number) {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  if (end > start && !" ,'’.·".includes(text.charAt(end) || '$'))
    return { value: Number(text.slice(start, end)), places: 0, end, digits: text.slice(start, end) };
  digits.lastIndex = start;
  const [written = '', wholes = '', , decimals = '', afterComma = ''] = digits.exec(text) ?? [];
  if (written === '') return undefined;
  const behind = decimals || afterComma;
  const all = `${wholes.replace(/\D/g, '') || '0'}${behind === '' ? '' : `.${behind}`}`;
  return { value: Number(all), places: behind.length, end: start + written.length, digits: all };
}

/** The first character after a number, ignoring spaces, in lower case; '0' for any digit, '$' for nothing. */
function nextMark(text: string, from: number): string {
  let at = from;
  while (text.charCodeAt(at) === 32) at++;
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return '$';
  return isDigit(code) ? '0' : text.charAt(at).toLowerCase();
}

/** Written out and read again, so that 4.5 and three places are 4500 to the last digit. */
function timesTen(value: number, exponent: number): number {
  return Number(`${value}e${exponent}`);
}

/** Without the dust of binary arithmetic. */
function exact(value: number): number {
  return Number(value.toPrecision(14));
}

function standardAt(text: string, at: number): { exponent: number; end: number } | undefined {
  standard.lastIndex = at;
  const [whole, sign = '', size = '', word = '', bare] = standard.exec(text) ?? [];
  if (whole !== undefined)
    return { exponent: raisedTo[word.toLowerCase()] ?? Number(bare ?? signed(sign, size)), end: at + whole.length };
  eNotation.lastIndex = at;
  const [short, exponent = ''] = eNotation.exec(text) ?? [];
  return short === undefined ? undefined : { exponent: Number(exponent), end: at + short.length };
}

function raisedAt(text: string, at: number): { by: number; end: number } | undefined {
  power.lastIndex = at;
  const [whole, sign = '', size = '', word = ''] = power.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { by: raisedTo[word.toLowerCase()] ?? signed(sign, size), end: at + whole.length };
}

function signed(sign: string, size: string): number {
  return /^(?:-|minus|negative)/i.test(sign) ? -Number(size) : Number(size);
}

function fractionAt(
  text: string,
  at: number,
  value: number,
): Pick<WordNumber, 'value' | 'end' | 'fraction'> | undefined {
  mixed.lastIndex = at;
  const [both, top = '', bottom = ''] = mixed.exec(text) ?? [];
  if (both !== undefined && Number(bottom) > 0) return fractionOf(Number(top), Number(bottom), value, at + both.length);
  below.lastIndex = at;
  const [part, over, outOf] = below.exec(text) ?? [];
  const under = Number(over ?? outOf);
  return part === undefined || !(under > 0) ? undefined : fractionOf(value, under, 0, at + part.length);
}

function fractionOf(top: number, bottom: number, wholes: number, end: number) {
  return { value: wholes + top / bottom, end, fraction: { top, bottom, wholes } };
}

const minus = /(?:^|[^\w)%.°-]|\b(?:is|=|or|and|to|be|by)\s*)-\s?[£$€]?\s?$|\b(?:minus|negative|neg)\s+[£$€]?$/i;
const reach = 12;

/** With the minus before it, where that is a sign and no subtraction. */
function withSign(text: string, number: NumberReading): NumberReading {
  const before = text.slice(Math.max(0, number.start - reach), number.start);
  const sign = before === '' || !/-|minus|neg/i.test(before) ? null : minus.exec(before);
  if (sign === null || (/^minus|\bminus/i.test(sign[0]) && /\d\s*minus\s+$/i.test(before))) return number;
  const isSubtraction = number.start > reach ? false : /[\d)%]\s*-\s?$/.test(before);
  return isSubtraction ? number : { ...number, value: -number.value, mantissa: -number.mantissa };
}
