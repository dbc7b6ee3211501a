import type { Key, KeyPoint } from '../keys/key.ts';
import type { OneRule } from '../rules/rule-schema.ts';
import type { Band, Term } from '../rules/vocabulary.ts';
import { wordClass, wordClasses } from '../text/word-classes.ts';
import { readWords } from '../text/words.ts';
import { allowedWords } from './allowed-words.ts';
import { asPhrases } from './as-phrases.ts';
import { asksForOrder } from './draft-list-rule.ts';
import { evenBands } from './even-bands.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { withBrackets } from './optional-words.ts';

/** Names up to this length are items of a list; longer ones are points in a pupil's own words. */
const longestItem = 2;

/** The rule for a key of several points: things in order, things that are all needed, some of a list, points with marks of their own. */
export function draftSeveralRule(question: KeyedQuestion, key: Key) {
  const { marks } = question;
  const terms = key.points.map(termOf);
  const longest = key.ownWords === true ? 1 : longestItem;
  const areNames = terms.every(({ accept }) => accept.every((text) => readWords(text).length <= longest));
  const ownMarks = new Set(key.points.map(({ marks }) => marks));
  const isEven = ownMarks.size === 1;
  const whole = key.points.map(({ accept }) => accept[0] ?? '').join(', ');
  const isOrder =
    key.inOrder ?? ((key.bands !== undefined || key.together === true) && asksForOrder(question.question));
  if (key.bands !== undefined && areNames) return countRule(question, { ...key, inOrder: isOrder }, terms);
  const reject = asPhrases(key.reject ?? []);
  const ignore = asPhrases(key.ignore ?? []);
  const lists = { ...(reject.length > 0 && { reject }), ...(ignore.length > 0 && { ignore }) };
  const isWhole = ownMarks.has(undefined) && key.anyOf === undefined;
  if (areNames && isOrder && (marks < key.points.length || key.together === true))
    return orderedList(terms, whole, lists);
  if (areNames && isWhole && key.together === true && (marks < 2 || key.inOrder === undefined))
    return allOf(terms, whole, lists);
  if (areNames && isEven && key.together !== true) return countRule(question, key, terms);
  return draftPointsOf(question, key);
}

type Lists = { reject?: string[]; ignore?: string[] };

function orderedList(items: Term[], whole: string, lists: Lists) {
  return { kind: 'ordered-list', items, accept: [whole], ...lists } satisfies OneRule;
}

function allOf(parts: Term[], whole: string, lists: Lists) {
  return { kind: 'all-of', parts, accept: [whole], ...lists } satisfies OneRule;
}

function countRule({ question, marks }: KeyedQuestion, key: Key, items: Term[]) {
  const asked = Math.min(key.anyOf ?? items.length, items.length);
  const most = Math.min(marks, key.most ?? marks);
  const [each] = key.points.map((point) => point.marks);
  const bands: Band[] =
    key.bands ??
    (each === undefined
      ? evenBands(asked, most)
      : Array.from({ length: asked }, (_, at) => ({ atLeast: at + 1, marks: Math.min(most, (at + 1) * each) })));
  const wrong = asPhrases([...(key.reject ?? []), ...(key.insufficient ?? [])]);
  const ignore = asPhrases(key.ignore ?? []);
  return {
    kind: 'count',
    items: items.map((item) => withAllowed(item, question)),
    bands,
    asked,
    question,
    ...(key.inOrder === true && { inOrder: true }),
    ...(wrong.length > 0 && { wrong }),
    ...(ignore.length > 0 && { ignore }),
  } satisfies OneRule;
}

function withAllowed(item: Term, question: string): Term {
  const allow = allowedWords(question, item.accept);
  return allow.length === 0 ? item : { ...item, allow };
}

/** Points with marks of their own. */
export function draftPointsOf({ question, marks }: KeyedQuestion, key: Key) {
  const terms = key.points.map(termOf);
  const asked = key.anyOf ?? key.points.length;
  const most = Math.min(marks, key.most ?? marks);
  const share = Math.max(1, Math.floor(most / Math.max(1, asked)));
  const spare = key.anyOf === undefined ? Math.max(0, most - share * asked) : 0;
  // What is rejected beside several points is none of them, and takes nothing from the others: it belongs to those that share its words.
  const rejected = asPhrases([...(key.reject ?? []), ...(key.insufficient ?? [])]);
  const takenFrom = (term: Term) => rejected.filter((phrase) => term.accept.some((text) => sharesWords(text, phrase)));
  const points = terms.map((term, at) => {
    const own = key.points[at]?.marks ?? share + (at < spare ? 1 : 0);
    const reject = [...(term.reject ?? []), ...takenFrom(term)];
    return { ...term, ...(own === 1 ? {} : { marks: own }), ...(reject.length > 0 && { reject }) };
  });

  const ignore = asPhrases([...(key.ignore ?? []), ...(key.insufficient ?? [])]);
  return {
    kind: 'marking-points',
    question,
    points,
    ...(key.most !== undefined && key.most < marks && { most: key.most }),
    ...(key.together === true && { together: asked }),
    ...(key.bands !== undefined && { bands: key.bands }),
    ...(ignore.length > 0 && { ignore }),
  } satisfies OneRule;
}

function sharesWords(text: string, phrase: string): boolean {
  const own = new Set(readWords(text).map((word) => word.text));
  return phrase.split(' ').some((word) => own.has(word) && ((wordClasses.get(word) ?? 0) & wordClass.function) === 0);
}

/** A point as a thing to be looked for: named by its first answer, with and without the words that it has in brackets. */
export function termOf({ accept, allow = [], reject = [] }: KeyPoint): Term {
  const said = [...accept, ...allow];
  const all = said.flatMap((text) => [text, ...withBrackets(text)]).map((text) => text.trim());
  const refused = asPhrases(reject);
  return {
    name: said[0] ?? '',
    accept: [...new Set(all)].filter((text) => text !== ''),
    ...(refused.length > 0 && { reject: refused }),
  };
}
