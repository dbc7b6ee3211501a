import {
  type GIFTQuestion,
  type NumericalChoice,
  type NumericalFormat,
  parse,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs';
import type { SourceQuestion } from '../../read-homework.ts';
import { writtenNumber } from '../../scripts.ts';
import type { FormatHomework } from '../format.ts';
import { type Gatherer, newGatherer } from '../gather.ts';
import { matches } from '../questions/several-in-one.ts';
import { choiceOf, type WeightedAnswer, weightedKey } from '../questions/weighted-answers.ts';
import type { TextForm } from '../text/clean-text.ts';
import { mendGift, withQuietFormulas } from './mend-gift.ts';
import { type GiftBlock, splitGift } from './split-gift.ts';

/** Reads questions in GIFT, Moodle's format for plain text: choices, true or false, short answers, numbers, matching. */
export function readGift(text: string): FormatHomework {
  const gatherer = newGatherer();
  const questions: SourceQuestion[] = [];
  const blocks = splitGift(withQuietFormulas(text));
  for (const [index, block] of blocks.entries()) {
    const place = { unit: 'line', number: block.line } as const;
    const origin = { place, confidence: 0.95 };
    const base: SourceQuestion = {
      id: `q${index + 1}`,
      name: `Question ${questions.length + 1}`,
      place,
      origins: { question: origin, options: origin, correctAnswers: origin },
    };
    const parsed = parseBlock(block, gatherer);
    if (parsed !== undefined) questions.push(...readQuestion(parsed, base, gatherer));
    if (block.tags.length > 0) gatherer.note('Tags are', base);
  }
  const title = /^\s*\$CATEGORY:\s*(.+)$/mu.exec(text)?.[1]?.split('/').at(-1)?.trim();
  return { homework: { title, origins: {}, questions, messages: gatherer.messages }, gatherer };
}

/** What the grammar makes of a block: a question, or what stands in it as words, which is told. */
function parseBlock({ line, text }: GiftBlock, { say }: Gatherer): GIFTQuestion | undefined {
  const about = { name: `Line ${line}`, place: { unit: 'line', number: line } as const };
  const mended = mendGift(text);
  if (mended === undefined) {
    say(about, 'a brace is not closed.', 'error', text);
    return { type: 'Description', title: null, stem: { format: 'plain', text }, hasEmbeddedAnswers: false };
  }
  try {
    return parse(mended)[0];
  } catch {
    say(about, 'this is no question of GIFT, so it is left out. Look at the signs in its braces.', 'error', text);
    return undefined;
  }
}

const forms = { html: 'html', markdown: 'markdown', plain: 'plain', moodle: 'mixed' } satisfies Record<
  string,
  TextForm
>;

function readQuestion(parsed: GIFTQuestion, named: SourceQuestion, gatherer: Gatherer): SourceQuestion[] {
  if (parsed.type === 'Category') return [];
  const { format, text } = parsed.stem;
  const stem = gatherer.asked(named, text.trim() === '' ? (parsed.title ?? '') : text, forms[format]);
  const base = { ...named, ...stem };
  const read = ({ text: raw, format: own }: TextFormat) => gatherer.text(named, raw, forms[own], 'among its answers');
  if (parsed.type !== 'Description' && hasFeedback(parsed)) gatherer.note('Feedback is', named);
  switch (parsed.type) {
    case 'Description':
      return [{ ...base, type: 'information', marks: 0 }];
    case 'Essay':
      return [{ ...base, type: 'text' }];
    case 'TF':
      return [{ ...base, type: 'true-false', correctAnswers: [String(parsed.isTrue)] }];
    case 'Matching': {
      const pairs = parsed.matchPairs.map(({ subquestion, subanswer }) => ({
        term: read(subquestion),
        meant: read({ format: subquestion.format, text: unescaped(subanswer) }),
      }));
      return matches(base, pairs, gatherer);
    }
    case 'Numerical':
      return [{ ...base, type: 'text', ...weightedKey(base, readNumbers(parsed.choices), gatherer) }];
    case 'Short':
      return [
        {
          ...base,
          type: 'text',
          ...weightedKey(
            base,
            parsed.choices.map((one) => typed(one, read)),
            gatherer,
          ),
        },
      ];
    case 'MC': {
      const answers = parsed.choices.map((one) => ({ weight: weightOf(one), text: read(one.text) }));
      return choiceOf(
        base,
        answers,
        gatherer,
        parsed.choices.every(({ isCorrect }) => !isCorrect),
      );
    }
  }
}

/** A star before or behind a typed answer stands for any words there, which are let pass here too. */
const typed = (one: TextChoice, read: (text: TextFormat) => string): WeightedAnswer => ({
  weight: weightOf(one),
  text: read(one.text).replace(/^\*+|\*+$/gu, ''),
});

const weightOf = ({ isCorrect, weight }: { readonly isCorrect: boolean; readonly weight: number | null }) =>
  weight ?? (isCorrect ? 100 : 0);

function hasFeedback(parsed: Exclude<GIFTQuestion, { type: 'Description' | 'Category' }>): boolean {
  if (parsed.globalFeedback) return true;
  if (parsed.type === 'TF') return Boolean(parsed.trueFeedback ?? parsed.falseFeedback);
  return (
    'choices' in parsed && Array.isArray(parsed.choices) && parsed.choices.some(({ feedback }) => Boolean(feedback))
  );
}

/** The grammar leaves the escapes of what terms are matched with. */
const unescaped = (text: string) =>
  text.replace(/&&010/gu, '\n').replace(/&&(\d{3});/gu, (_all, code: string) => String.fromCharCode(Number(code)));

/** '#3.14:0.01', '#1..5', '#=1822:0 =%50%1822:2': numbers with how far an answer may be away. */
function readNumbers(choices: NumericalChoice[] | NumericalFormat): WeightedAnswer[] {
  if (!Array.isArray(choices)) return [{ weight: 100, ...numberOf(choices) }];
  return choices.flatMap((one) =>
    one.text.type === undefined ? [] : [{ weight: weightOf(one), ...numberOf(one.text) }],
  );
}

function numberOf({ number = 0, range = 0, numberHigh, numberLow }: NumericalFormat): Omit<WeightedAnswer, 'weight'> {
  if (numberHigh === undefined || numberLow === undefined) return { text: writtenNumber(number), tolerance: range };
  const tolerance = Number(((numberHigh - numberLow) / 2).toPrecision(12));
  return { text: writtenNumber((numberLow + numberHigh) / 2), tolerance };
}
