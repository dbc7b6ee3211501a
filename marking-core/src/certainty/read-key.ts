import { wordingOf } from '../rules/marking-rules.ts';
import { questionWords } from '../rules/model-answer/model-answer.ts';
import { type ReadText, readText } from '../rules/model-answer/read-answer.ts';
import type { WordSense } from '../rules/model-answer/word-sense.ts';
import type { Rule } from '../rules/rule-schema.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';
import type { Family, Sign } from './signs.ts';

/** A question's key as far as it says how sure marks by it are; worked out once. */
export interface Key {
  readonly family: Family;
  /** Its own signs, the same for every answer. */
  readonly signs: readonly (readonly [sign: Sign, value: number])[];
  /** What answers are compared with; undefined where wordings are listed. */
  readonly said: SaidKey | undefined;
}

export interface SaidKey {
  readonly texts: readonly ReadText[];
  readonly plain: readonly string[];
  readonly isAsked: (sense: WordSense) => boolean;
  readonly opposites: ReadonlySet<number>;
}

/** By its kind of rule; undefined where answers are picked or drawn, which nothing is unsure about. */
const familyOf = {
  choice: undefined,
  'graph-points': undefined,
  selection: undefined,
  sequence: undefined,
  slots: undefined,
  phrases: 'listed',
  number: 'listed',
  'keyword-groups': 'listed',
  count: 'listed',
  'ordered-list': 'listed',
  'all-of': 'listed',
  combined: 'listed',
  'short-answer': 'keyed',
  'model-answer': 'sentence',
  'marking-points': 'sentence',
  value: 'value',
} as const satisfies Record<Rule['kind'], Family | undefined>;

/** Marked alike under both policies. */
const isAlike: ReadonlySet<Rule['kind']> = new Set(['selection', 'sequence', 'slots']);

/** Reads a question's key; undefined where a mark is certain whatever it is. */
export function readKey({ rule, maxMarks }: MarkedQuestion, isPublished: boolean): Key | undefined {
  if (rule === undefined) return undefined;
  const question = 'question' in rule ? rule.question : undefined;
  const own = isPublished && !isAlike.has(rule.kind) ? 'published' : familyOf[rule.kind];
  if (own === undefined) return undefined;
  const isListed = own === 'listed' && question === undefined;
  const family = own === 'listed' && !isListed ? 'keyed' : own;
  const { expected, phrases } = wordingOf(rule);
  const texts = expected.map((text) => readText(text));
  const lengths = texts.map(({ length }) => length);
  const right =
    own === 'sentence' || own === 'value' ? expected.length : phrases.filter(({ role }) => role === 'right').length;
  const rivals = phrases.filter(({ role }) => role === 'reject' || role === 'other').length;
  const asks = question ?? '';
  const signs: [Sign, number][] = [
    ['bias', 1],
    ['listed', isListed ? 1 : 0],
    ['wordings', Math.min(6, Math.log2(1 + right))],
    ['key words', Math.min(4, Math.log2(1 + Math.min(...lengths, 16)))],
    ['key is a name', expected.some(isName) ? 1 : 0],
    ['rivals listed', rivals > 0 ? 1 : 0],
    ['several marks', maxMarks > 1 ? 1 : 0],
    ['asks for a reason', /\b(?:why|explain|reason|how does|how do|describe)\b/i.test(asks) ? 1 : 0],
    ['asks which of these', /\bor\b/i.test(asks) ? 1 : 0],
    ['asks what happens', /\bwhat (?:happens|does|do|would|will|is happening)\b/i.test(asks) ? 1 : 0],
    ['asks yes or no', /^(?:yes|no|true|false)\b/i.test(expected[0] ?? '') ? 1 : 0],
  ];
  const said =
    family !== 'keyed'
      ? undefined
      : {
          texts,
          plain: texts.map(plainOf),
          isAsked: questionWords(readText(asks)),
          opposites: new Set(texts.flatMap(({ tokens }) => tokens.flatMap(({ sense }) => sense.opposites))),
        };
  return { family, signs: signs.filter(([, value]) => value !== 0), said };
}

/** Its words, one after another, as letters are compared. */
export function plainOf({ tokens }: ReadText): string {
  return tokens.map(({ word }) => word.text).join(' ');
}

/** 'William Shakespeare': a capital that begins no sentence. */
function isName(text: string): boolean {
  return /\p{Ll}.*\s\p{Lu}|^\p{Lu}\p{Ll}+$/u.test(text);
}
