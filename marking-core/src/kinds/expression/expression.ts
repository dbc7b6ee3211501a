import { areEquivalent, namesIn } from '../algebra/evaluate.ts';
import { parseExpression, type Term } from '../algebra/parse.ts';
import { basesOf, factorCount, hasCommonFactor, isExpanded, leaves, termCount } from '../algebra/shape.ts';
import { type Asked, equal, type KeyNotes, type Kind, type Said, unequal, type Verdict } from '../kind.ts';
import { statementsIn } from '../statements.ts';

const asksForAlgebra =
  /\bsimplif|\bexpand|\bfactori[sz]e|\bexpression|\bin terms of|\bnth term|\bcollect|\bmultiply out|\bdifferentiat|\bformula for\b|\bsquare root|\bsurd/i;
const asksForProduct = /\bproducts?\b|\bindex form|\bas (?:a )?powers?\b|\bprime factor/i;
const looksLike = /[-+*/^()√=]|\d[a-z]|[a-z]\d/i;

/** The possible readings of a text: an x by itself is a name, or a multiplication sign. */
type Readings = readonly Term[];

/** An expression of algebra: '2x + 6', '3(x - 1)', 'x^2y'. */
export const expressionKind: Kind<Readings> = {
  isKey: (text, { question }) => {
    const term = parseExpression(lowered(text), 'letters');
    if (term === undefined) return false;
    const names = [...namesIn(term)];
    if (names.length === 0)
      return /√|sqrt|π|pi\b/.test(text) || (asksForProduct.test(question) && term.op !== 'number');
    if (asksForAlgebra.test(question)) return names.length <= 5 && !/[a-z]{4}/i.test(text);
    const isAlgebra = looksLike.test(text) && names.length <= 4 && !/[A-Za-z]{3}|^[A-Z0-9+-]+$/.test(text);
    return isAlgebra && (/[-+*/^()]/.test(text.slice(1)) || names.every((name) => /^[a-cn-z]$/.test(name)));
  },
  read: (text) => readExpressions(text),
  compare,
  hasWorking: false,
  isGiven: () => false,
  notes,
};

/** In small letters, unless a letter occurs in both cases: phones capitalise the first one. */
function lowered(text: string): string {
  const small = new Set(text.match(/[a-z]/g));
  return (text.match(/[A-Z]/g) ?? []).some((letter) => small.has(letter.toLowerCase())) && !/^[A-Z][^A-Z]*$/.test(text)
    ? text
    : text.toLowerCase();
}

const inWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the )?(?:square )?root (?:of )?/gi, '√'],
  [/\s+to the power (?:of )?(?=[-\w])/gi, '^'],
  [/\s+squared\b/gi, '^2'],
  [/\s+cubed\b/gi, '^3'],
  [/\s*\b(?:times|multiplied by)\s+/gi, ' * '],
  [/\s*\b(?:divided by|over)\s+/gi, ' / '],
  [/\s+(?:plus|add)\s+/gi, ' + '],
  [/\s+(?:minus|take away)\s+/gi, ' - '],
];

function readExpressions(text: string): Said<Readings>[] {
  return statementsIn(text).flatMap(({ text: statement, start, end }) => {
    const value = readingsOf(lowered(statement.split('=').at(-1) ?? ''));
    return value.length === 0 ? [] : [{ value, start, end }];
  });
}

function readingsOf(written: string): Readings {
  const text = /[a-z]{4}/i.test(written)
    ? inWords.reduce((said, [words, sign]) => said.replace(words, sign), written)
    : written;
  const texts = /\sx\s|\dx\d/i.test(text) ? [text, text.replace(/\sx\s|(?<=\d)x(?=\d)/gi, ' * ')] : [text];
  // 'a5' is a to the power of 5 where no index is meant.
  const raised = texts.flatMap((one) => (/[a-z]\d/i.test(one) ? [one.replace(/([a-z])(\d)/gi, '$1^$2')] : []));
  return [...texts, ...raised].flatMap((one) => parseExpression(one, 'letters') ?? []);
}

function compare(answer: Readings, [key]: Readings, asked: Asked): Verdict {
  const verdicts = key === undefined ? [] : answer.map((one) => compareTerms(one, key, asked));
  return verdicts.find(({ isEqual }) => isEqual) ?? verdicts[0] ?? unequal('no-match');
}

function compareTerms(answer: Term, key: Term, { form, question }: Asked): Verdict {
  if (!areEquivalent(answer, key)) return unequal('wrong-number');
  if (namesIn(key).size === 0 && key.op !== 'call') return compareProducts(answer, key);
  if (form === 'expanded') {
    const isDone = isExpanded(answer) && (!isExpanded(key) || termCount(answer) <= termCount(key));
    return isDone ? equal() : unequal('wrong-form', 0.8);
  }
  if (form === 'factorised') {
    const isDone =
      factorCount(answer) >= factorCount(key) &&
      answer.op !== '+' &&
      (!hasCommonFactor(answer) || hasCommonFactor(key));
    return isDone ? equal() : unequal('wrong-form', 0.8);
  }
  const isShort = leaves(answer) <= leaves(key);
  if (form === 'simplest')
    return isShort || leaves(answer) <= leaves(key) + 1 ? equal(isShort ? 1 : 0.7) : unequal('wrong-form', 0.8);
  if (copies(answer, question) && !isShort) return unequal('insufficient', 0.7);
  return equal(isShort ? 1 : 0.75);
}

/** '2^3 x 3': of the same primes where the key is of primes, and not worked out. */
function compareProducts(answer: Term, key: Term): Verdict {
  if (leaves(answer) < leaves(key) || !sameBases(answer, key)) return unequal('wrong-form', 0.8);
  return equal(leaves(answer) === leaves(key) ? 1 : 0.7);
}

function sameBases(answer: Term, key: Term): boolean {
  const own = basesOf(key);
  return [...basesOf(answer)].every((base) => own.has(base));
}

/** Whether the question contains the answer unchanged. */
function copies(answer: Term, question: string): boolean {
  const size = leaves(answer);
  return (question.match(/[-+*/^()\da-z. ]{3,}/gi) ?? []).some((piece) => {
    const given = parseExpression(piece.replace(/[a-z]{2,}\s/gi, ' ').replace(/[.\s]+$/, ''), 'letters');
    return given !== undefined && leaves(given) === size && areEquivalent(given, answer);
  });
}

function notes([key]: Readings, { form }: Asked): KeyNotes {
  const doubts =
    form === undefined
      ? ['Must it be in the form of the key? Every expression that is equal to it gets the mark.']
      : [];
  return { also: key?.op === '+' ? ['its terms in any order'] : [], doubts };
}
