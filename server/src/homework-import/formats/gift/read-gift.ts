import {
  type GIFTQuestion,
  type NumericalChoice,
  type NumericalFormat,
  parse,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs';
import { writtenNumber } from '../../scripts.ts';
import {
  type Asked,
  plain,
  type Quiz,
  type Remark,
  type StructuredQuestion,
  type WeightedAnswer,
  type Written,
} from '../quiz/structured-question.ts';
import type { TextForm } from '../text/clean-text.ts';
import { labelIn } from '../text/question-label.ts';
import { keyTitle } from './key-title.ts';
import { mendGift, unmended, withQuietFormulas } from './mend-gift.ts';
import { type GiftBlock, splitGift } from './split-gift.ts';

/** Reads questions in GIFT, Moodle's format for plain text: choices, true or false, short answers, numbers, matching. */
export function readGift(text: string): Quiz {
  const entries = splitGift(withQuietFormulas(text)).flatMap((block, index) => readBlock(block, `q${index + 1}`));
  const title = /^\s*\$CATEGORY:\s*(.+)$/mu.exec(text)?.[1]?.split('/').at(-1)?.trim();
  return { title, entries };
}

/** What the grammar makes of a block: a question, or what is in it as words, which is told. */
function readBlock({ line, text, tags }: GiftBlock, id: string): (StructuredQuestion | Remark)[] {
  const place = { unit: 'line', number: line } as const;
  const broken = (message: string): Remark => ({
    name: `Line ${line}`,
    place,
    message,
    severity: 'error',
    excerpt: text,
  });
  const mended = mendGift(text);
  if (mended === undefined)
    return [broken('a brace is not closed.'), { id, place, text: plain(text), asked: { kind: 'nothing' } }];
  let parsed: GIFTQuestion | undefined;
  try {
    [parsed] = parse(mended);
  } catch {
    return [broken('this is no question of GIFT, so it is left out. Look at the signs in its braces.')];
  }
  if (parsed === undefined || parsed.type === 'Category') return [];
  const stem = parsed.stem.text.trim() === '' ? { ...parsed.stem, text: parsed.title ?? '' } : parsed.stem;
  const leaves = [
    ...(parsed.type !== 'Description' && hasFeedback(parsed) ? (['Feedback is'] as const) : []),
    ...(tags.length > 0 ? (['Tags are'] as const) : []),
  ];
  return [{ id, place, label: labelIn(parsed.title ?? ''), text: written(stem), asked: askedBy(parsed), leaves }];
}

const forms = { html: 'html', markdown: 'markdown', plain: 'plain', moodle: 'mixed' } satisfies Record<
  string,
  TextForm
>;
const written = ({ format, text }: TextFormat): Written => ({ text: unmended(text), form: forms[format] });

function askedBy(parsed: Exclude<GIFTQuestion, { type: 'Category' }>): Asked {
  switch (parsed.type) {
    case 'Description':
      return { kind: 'nothing' };
    case 'Essay':
      return { kind: 'typed', answers: schemeIn(parsed.globalFeedback) };
    case 'TF':
      return {
        kind: 'choice',
        options: ['true', 'false'].map((one) => ({ ...plain(one), worth: one === String(parsed.isTrue) ? 100 : 0 })),
      };
    case 'Matching':
      return {
        kind: 'pairs',
        pairs: parsed.matchPairs.map(({ subquestion, subanswer }) => ({
          term: written(subquestion),
          meant: { ...written(subquestion), text: unescaped(subanswer) },
        })),
      };
    case 'Numerical':
      return { kind: 'typed', answers: readNumbers(parsed.choices), number: { units: [] } };
    case 'Short':
      return { kind: 'typed', answers: parsed.choices.map(weighted), hasStars: true };
    case 'MC':
      return {
        kind: 'choice',
        options: parsed.choices.map(weighted),
        areSeveralPicked: parsed.choices.every(({ isCorrect }) => !isCorrect),
        partMarks: parsed.choices.some(({ weight }) => (weight ?? 0) < 0) ? 'right-less-wrong' : 'each',
      };
  }
}

/** The key that feedback on an essay has, if it says that it is one. */
function schemeIn(feedback: TextFormat | null): WeightedAnswer[] {
  if (feedback === null) return [];
  const { text, form } = written(feedback);
  return text.startsWith(keyTitle) ? [{ text: text.slice(keyTitle.length).trim(), form, worth: 100 }] : [];
}

const weighted = (one: TextChoice): WeightedAnswer => ({
  ...written(one.text),
  worth: worthOf(one),
  note: one.feedback ? written(one.feedback) : undefined,
});

const worthOf = ({ isCorrect, weight }: { readonly isCorrect: boolean; readonly weight: number | null }) =>
  weight ?? (isCorrect ? 100 : 0);

/** Whether it says something to all who answer, or to those who find it true or false; what it says of an option is read with that. */
function hasFeedback(parsed: Exclude<GIFTQuestion, { type: 'Description' | 'Category' }>): boolean {
  if (parsed.type === 'Essay' && schemeIn(parsed.globalFeedback).length > 0) return false;
  if (parsed.type === 'TF' && (parsed.trueFeedback ?? parsed.falseFeedback)) return true;
  const numbers = parsed.type === 'Numerical' && Array.isArray(parsed.choices) ? parsed.choices : [];
  return Boolean(parsed.globalFeedback) || numbers.some(({ feedback }) => Boolean(feedback));
}

/** The grammar leaves the escapes of what terms are matched with. */
const unescaped = (text: string) =>
  text.replace(/&&010/gu, '\n').replace(/&&(\d{3});/gu, (_all, code: string) => String.fromCharCode(Number(code)));

/** '#3.14:0.01', '#1..5', '#=1822:0 =%50%1822:2': numbers with how far an answer may be away. */
function readNumbers(choices: NumericalChoice[] | NumericalFormat): WeightedAnswer[] {
  if (!Array.isArray(choices)) return [{ worth: 100, ...numberOf(choices) }];
  return choices.flatMap((one) =>
    one.text.type === undefined ? [] : [{ worth: worthOf(one), ...numberOf(one.text) }],
  );
}

function numberOf({ number = 0, range = 0, numberHigh, numberLow }: NumericalFormat) {
  if (numberHigh === undefined || numberLow === undefined) return { ...plain(writtenNumber(number)), tolerance: range };
  const tolerance = Number(((numberHigh - numberLow) / 2).toPrecision(12));
  return { ...plain(writtenNumber((numberLow + numberHigh) / 2)), tolerance };
}
