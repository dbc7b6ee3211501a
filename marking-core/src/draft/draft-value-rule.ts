import { intervalIn, rangeIn } from '../keys/alternatives.ts';
import type { Key, KeyPoint } from '../keys/key.ts';
import { askedForm, writtenFormSchema } from '../kinds/answer-forms.ts';
import { type AskedDigits, askedDigits, asksForRounding } from '../kinds/asked-digits.ts';
import { type ValueKindName, valueKindSchema } from '../kinds/kind-names.ts';
import { figuresOf, hasDigits } from '../kinds/numbers/number-forms.ts';
import { readNumbers } from '../kinds/numbers/read-numbers.ts';
import { type Quantity, readQuantities } from '../kinds/numbers/read-quantities.ts';
import { plainText } from '../kinds/plain-text.ts';
import { readUnit, type Unit } from '../kinds/units/read-unit.ts';
import { valueKinds } from '../kinds/value-kinds.ts';
import { askedBy } from '../rules/asked.ts';
import type { ValueRule } from '../rules/value/value-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { withoutOptionalWords } from './optional-words.ts';

/** Kinds whose keys are numbers, so that '1/2', '0.5' and '50%' may be keys of one question. */
const numeric: readonly ValueKindName[] = ['percentage', 'fraction', 'number'];

/**
 * The rule for accepted answers that all say a value: '2:3', '(3, -2)', '4.5 x 10^3 m', '14 October 1066'. The first says of which kind; another
 * may be of a kind of its own, or in words. `undefined` where the first is no value. A kind that a person has named is taken at their word
 * where the keys can be read so.
 */
export function draftValueRule(question: KeyedQuestion, key: Key, unitMarks?: number): ValueRule | undefined {
  const intervals = question.correctAnswers.flatMap((text) => intervalIn(text) ?? []);
  const isInterval = intervals.length > 0 && !asksForPlace.test(question.question);
  const accept = isInterval ? withoutIntervals(question.correctAnswers, intervals) : question.correctAnswers;
  const base = baseRule(question, key, isInterval ? intervals : []);
  const asked = askedBy(base);
  const ruleFor = (of: ValueKindName, keys: readonly string[]): ValueRule => ({
    kind: 'value',
    of,
    accept: [...keys],
    ...base,
    ...(of !== 'number' && of !== 'range' ? {} : unitMarks === undefined ? unitAsked(question, key) : { unitMarks }),
    ...(base.tolerance === undefined && base.rounds === undefined ? digitsAsked(of, question, keys) : {}),
  });
  const named = valueKindSchema.safeParse(question.answerKind).data;
  if (named !== undefined) {
    const keys = keysFor(accept, (text) => valueKinds[named].canRead(text, asked));
    if (keys !== undefined) return ruleFor(named, keys);
  }
  if (question.answerKind !== undefined && question.answerKind !== null && named === undefined) return undefined;
  const kinds = kindsInOrder(asked.question);
  const keyOf = (text: string, kind: ValueKindName) => keyFor(text, (one) => valueKinds[kind].isKey(one, asked));
  const [first = ''] = accept;
  const isSpan = (key.within ?? []).length > 0 && keyOf(first, 'range') !== undefined;
  const kind = isSpan ? 'range' : kinds.find((one) => keyOf(first, one) !== undefined);
  if (kind === undefined) return undefined;
  const own = numeric.includes(kind) ? numeric : [kind];
  const read = accept.map((text) => {
    const of = own.some((one) => keyOf(text, one) !== undefined)
      ? kind
      : kinds.find((one) => keyOf(text, one) !== undefined);
    const found = own.map((one) => keyOf(text, one)).find((one) => one !== undefined);
    return { of, text: found ?? (of === undefined ? text : (keyOf(text, of) ?? text)) };
  });
  const inWords = read.filter(({ of }) => of === undefined).map((one) => one.text);
  // 'nothing' beside 0 says it in words; a sentence beside a number makes no value of it.
  if (inWords.some((text) => text.split(/\s+/).length > longestInWords)) return undefined;
  const values = read.filter(({ of }) => of !== undefined);
  const isMixed = values.some(({ of }) => of !== kind);
  // A reading or a result is one number: a range says between which it lies.
  const span =
    kind === 'range' && asksForOne.test(question.question) ? accept.flatMap((text) => rangeIn(text) ?? []) : [];
  if (span.length > 0)
    return {
      ...ruleFor(
        'range',
        values.map((one) => one.text),
      ),
      between: [...(base.between ?? []), ...spansOf(span, accept)],
    };
  return {
    ...ruleFor(kind, isMixed ? values.map((one) => one.text) : [...new Set(values.map((one) => one.text))]),
    ...(isMixed && { kinds: values.map(({ of }) => of ?? kind) }),
    ...(inWords.length > 0 && { allow: inWords }),
  };
}

const asksForOne =
  /\bmeasure|\breadings?\b|\bread off\b|\bcalculate|\bwork out\b|\bestimate|\bhow (?:long|far|tall|high|wide|heavy|big|large|hot|fast|many|much|old)\b|\bwhat is the (?:value|length|temperature|angle|mass|volume|size|time)\b/i;

/** The ends of spans in the unit of the first key: 66 and 68 million of '66 - 68 million', 11.8 and 12.2 of '118 to 122 mm' beside '12 cm'. */
function spansOf(spans: readonly Interval[], [first = '']: readonly string[]): [number, number][] {
  const [key] = readQuantities(plainText(first));
  const sizeOf = ({ value, unit }: Quantity) =>
    unit === undefined || key?.unit?.measures !== unit.measures ? value : (value * unit.factor) / key.unit.factor;
  return spans.flatMap(({ from, to }): [number, number][] => {
    const behind = /^[-+£$€\d.,\s]+$/.test(from) ? to.replace(/^[-+£$€\d.,\s]+/, ' ') : '';
    const [low] = readQuantities(plainText(`${from}${behind}`));
    const [high] = readQuantities(plainText(to));
    if (low === undefined || high === undefined) return [];
    const [least, most] = [sizeOf(low), sizeOf(high)];
    return most < least ? [] : [[least, most]];
  });
}

/** More words than this beside a value are no other way of writing it. */
const longestInWords = 3;

/** Where two numbers in brackets are a place. */
const asksForPlace = /\bcoordinates?\b|\bpoint\b|\bvector\b|\bmatrix\b/i;

type Interval = NonNullable<ReturnType<typeof intervalIn>>;

function withoutIntervals(accept: readonly string[], [first]: readonly Interval[]): string[] {
  const others = accept.filter((text) => intervalIn(text) === undefined);
  return others.length > 0 || first === undefined ? others : [first.from];
}

const asksForAlgebra =
  /\bsimplif|\bexpand|\bfactori[sz]e|\bin terms of\b|\bnth term\b|\bexpression\b|\bmultiply out\b/i;
const algebraic: readonly ValueKindName[] = ['equation', 'expression'];

/** '5m' is an expression if one is to be simplified, and otherwise five metres. */
function kindsInOrder(question: string): readonly ValueKindName[] {
  const all = valueKindSchema.options;
  return asksForAlgebra.test(question) ? [...algebraic, ...all.filter((kind) => !algebraic.includes(kind))] : all;
}

const asksForUnit = /\b(?:give|state|include|write|with|show|add)\b[^.?!]{0,30}\bunits?\b/i;

/** What a question says of the unit: with a mark to spare it has one of its own, else nothing scores without it. */
function unitAsked({ question, answerForm, marks }: KeyedQuestion, { unit }: Key) {
  if (answerForm === 'any' || unit === 'free' || unit === 'ignored' || !asksForUnit.test(question)) return {};
  return marks > 1 ? { unitMarks: 1 } : { unitNeeded: true };
}

const partName = /^(?:(?:the|for|correct)\s+)*(?:values?|numbers?|figures?|units?)$/i;
const isPart = ({ accept }: KeyPoint) => accept.every((text) => partName.test(text));

/**
 * A key without the points that only name the parts of its value, and the marks of the one that names the unit:
 * '12.5 m/s (1 mark for value, 1 mark for unit)'.
 */
export function withoutParts(key: Key): { key: Key; unitMarks: number | undefined } {
  const [first, ...others] = key.points;
  const parts = first === undefined || isPart(first) ? [] : others.filter(isPart);
  const unit = parts.find(({ accept }) => accept.some((text) => /unit/i.test(text)));
  const points = key.points.filter((point) => !parts.includes(point));
  return { key: parts.length === 0 ? key : { ...key, points }, unitMarks: unit && (unit.marks ?? 1) };
}

function baseRule(question: KeyedQuestion, key: Key, intervals: readonly Interval[]) {
  const { question: text, answerForm, tolerance: far } = question;
  const asked = answerForm === 'any' || key.anyForm === true ? undefined : askedForm(text);
  const form = writtenFormSchema.safeParse(answerForm).data ?? asked;
  const unit = namedUnit(text)?.written ?? (form === 'percentage' ? '%' : undefined);
  const tolerance = far ?? key.tolerance ?? 0;
  const between = spansOf([...(key.within ?? []), ...intervals], question.correctAnswers);
  const rejected = [...(key.reject ?? []), ...(key.points.length === 1 ? (key.points[0]?.reject ?? []) : [])];
  const isGiven = key.figures !== undefined || key.places !== undefined;
  return {
    question: text,
    ...(form === undefined ? {} : { form }),
    ...(unit === undefined ? {} : { unit }),
    ...(tolerance > 0 ? { tolerance } : {}),
    ...(between.length > 0 && { between }),
    ...((key.rounds === true || (isGiven && key.exactly !== true && !asksForRounding(text))) && { rounds: true }),
    ...(key.exactly === true && key.rounds !== true && { rounds: false }),
    ...(key.unit !== undefined && { unitNeeded: key.unit === 'needed' }),
    ...(key.unit === 'ignored' && { unitIgnored: true }),
    ...(rejected.length > 0 && { reject: rejected }),
  };
}

/** How many digits an answer must have: what the question says, where every key has so many, or as somebody has chosen. */
function digitsAsked(of: ValueKindName, { question, answerForm }: KeyedQuestion, keys: readonly string[]): AskedDigits {
  const { digits, ...figures } = askedDigits(question);
  if (of === 'digits') {
    const lengths = keys.map((key) => key.replace(/\s/g, '').length);
    const wanted = answerForm === 'any' ? undefined : answerForm === 'digits' ? lengths[0] : digits;
    return wanted !== undefined && lengths.every((length) => length === wanted) ? { digits: wanted } : {};
  }
  const numbers = keys.flatMap((key) => readNumbers(plainText(key)).slice(0, 1));
  const [first] = numbers;
  if (answerForm === 'any' || first === undefined) return {};
  if (answerForm === 'figures') return { significantFigures: Math.max(1, figuresOf(first.digits)) };
  if (answerForm === 'places') return { decimalPlaces: first.places };
  return numbers.every((number) => hasDigits(number, figures)) ? figures : {};
}

/** A key of a kind, without the words in brackets that keep it from being one: '£45' of '(£)45', '12 ohms' of '12 ohms (Ω)'. */
function keyFor(text: string, isKey: (text: string) => boolean): string | undefined {
  const inline = text
    .replace(/(?<=\d\s*)[([]\s*([\p{L}°%³²/]{1,6})\s*[)\]]|[([]\s*([£$€])\s*[)\]]\s*(?=\d)/gu, ' $1$2')
    .replace(/\s+/g, ' ')
    .trim();
  const plain = withoutOptionalWords(inline);
  return [inline === text ? undefined : inline, plain === text ? undefined : plain, text].find(
    (one) => one !== undefined && one !== '' && isKey(one),
  );
}

/** The keys that are of a kind; `undefined` where one is not. */
function keysFor(accept: readonly string[], isKey: (text: string) => boolean): string[] | undefined {
  const keys = accept.map((text) => keyFor(text, isKey));
  const found = keys.filter((text) => text !== undefined);
  return found.length === 0 || found.length < keys.length ? undefined : [...new Set(found)];
}

const before =
  /(?:\bin|\bnearest|\bunits?\s*(?:are|is|:|of)?|\bhow many|(?<!_)_{2,}|(?<!\.)\.{4,}|\bgive your answer in|\bmeasured in|\bnumber of)\s*(?=[A-Za-z°Ω%£$/])|\((?=[^()]{1,14}\)\s*(?:[.?:_]|$))/gi;
/** One letter is a unit only at an end: 'in m?', never 'in a'. */
const endsThere = /^\s*(?:[.,;:?)_]|$|to\b|is\b|and\b|for\b|does\b)/i;

/** The unit in which a question asks for its answer: 'in m/s', 'to the nearest cm', 'how many grams', 'distance (km)?'. */
function namedUnit(question: string): Unit | undefined {
  const text = plainText(question);
  let found: Unit | undefined;
  for (const match of text.matchAll(before)) {
    const at = match.index + match[0].length;
    const reading = readUnit(text, at);
    if (reading === undefined) continue;
    const written = text.slice(at, reading.end).trim();
    const isShort = written.length < 3 && !/[%°Ω£]/.test(written);
    const behind = text.slice(reading.end);
    if (isShort && (!endsThere.test(behind) || /^(?:a|i|an|in)$/.test(written))) continue;
    // 'How much in a year' names no unit.
    if (/^an?\s/i.test(written)) continue;
    if (!/^[^A-Za-z]|^$/.test(behind) || /^(?:bar|second|minute|stone|ton|bit|foot)$/i.test(written)) continue;
    found = reading.unit;
  }
  return found;
}
