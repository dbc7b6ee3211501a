import { askedForm, writtenFormSchema } from '../kinds/answer-forms.ts';
import { type AskedDigits, askedDigits } from '../kinds/asked-digits.ts';
import { type ValueKindName, valueKindSchema } from '../kinds/kind-names.ts';
import { figuresOf, hasDigits } from '../kinds/numbers/number-forms.ts';
import { readNumbers } from '../kinds/numbers/read-numbers.ts';
import { plainText } from '../kinds/plain-text.ts';
import { namedUnit } from '../kinds/units/named-unit.ts';
import { valueKinds } from '../kinds/value-kinds.ts';
import { askedBy } from '../rules/asked.ts';
import type { ValueRule } from '../rules/value/value-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { withoutOptionalWords } from './optional-words.ts';

/** Kinds whose keys are numbers, so that '1/2', '0.5' and '50%' may be keys of one question. */
const numeric: readonly ValueKindName[] = ['percentage', 'fraction', 'number'];
const alternatives = /\s+or\s+|\s+\/\s+|\s*;\s*/;
const margin = /\s*(?:\(\s*)?(?:±|\+\s?\/?\s?-)\s*(\d+(?:\.\d+)?)\s*\)?/;

/**
 * The rule for accepted answers that all say a value of one kind: '2:3', '(3, -2)', '4.5 x 10^3 m', '14 October 1066'. `undefined` where one
 * of them says something else. A kind that a person has named is taken at their word where the keys can be read so.
 */
export function draftValueRule(question: KeyedQuestion): ValueRule | undefined {
  const { accept, tolerance } = keysOf(question);
  const base = baseRule(question, tolerance);
  const asked = askedBy(base);
  const ruleFor = (of: ValueKindName, keys: readonly string[]): ValueRule => ({
    kind: 'value',
    of,
    accept: [...keys],
    ...base,
    ...(of === 'number' || of === 'range' ? unitAsked(question) : {}),
    ...(tolerance > 0 ? {} : digitsAsked(of, question, keys)),
  });
  const named = valueKindSchema.safeParse(question.answerKind).data;
  if (named !== undefined) {
    const keys = keysFor(accept, (key) => valueKinds[named].canRead(key, asked));
    if (keys !== undefined) return ruleFor(named, keys);
  }
  if (question.answerKind !== undefined && question.answerKind !== null && named === undefined) return undefined;
  for (const kind of kindsInOrder(asked.question)) {
    const own = numeric.includes(kind) ? numeric : [kind];
    const [first = ''] = accept;
    const leads = keysFor([first], (key) => valueKinds[kind].isKey(key, asked)) !== undefined;
    const keys = leads ? keysFor(accept, (key) => own.some((one) => valueKinds[one].isKey(key, asked))) : undefined;
    if (keys !== undefined) return ruleFor(kind, keys);
  }
  return undefined;
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
function unitAsked({ question, answerForm, marks }: KeyedQuestion) {
  if (answerForm === 'any' || !asksForUnit.test(question)) return {};
  return marks > 1 ? { unitMarks: 1 } : { unitNeeded: true };
}

function baseRule({ question, answerForm }: KeyedQuestion, tolerance: number) {
  const form = answerForm === 'any' ? undefined : (writtenFormSchema.safeParse(answerForm).data ?? askedForm(question));
  const unit = namedUnit(question)?.written ?? (form === 'percentage' ? '%' : undefined);
  return {
    question,
    ...(form === undefined ? {} : { form }),
    ...(unit === undefined ? {} : { unit }),
    ...(tolerance > 0 ? { tolerance } : {}),
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

/** The keys, and the margin after one: '3.14 ± 0.01'. */
function keysOf({ correctAnswers, tolerance }: KeyedQuestion): { accept: string[]; tolerance: number } {
  const margins = correctAnswers.map((key) => Number(margin.exec(key)?.[1] ?? 0));
  const accept = correctAnswers.map((key) => key.replace(margin, '').trim()).filter((key) => key !== '');
  return { accept, tolerance: tolerance ?? Math.max(0, ...margins) };
}

/** The keys that are of a kind, those apart that one lists: '3/5 or 0.6'. `undefined` where one is not. */
function keysFor(accept: readonly string[], isKey: (key: string) => boolean): string[] | undefined {
  const keys: string[] = [];
  for (const key of accept) {
    const plain = withoutOptionalWords(key);
    const apart = key.split(alternatives).map((one) => one.trim());
    if (isKey(key)) keys.push(key);
    else if (plain !== '' && isKey(plain)) keys.push(plain);
    else if (apart.length > 1 && apart.every(isKey)) keys.push(...apart);
    else return undefined;
  }
  return keys.length === 0 ? undefined : [...new Set(keys)];
}
