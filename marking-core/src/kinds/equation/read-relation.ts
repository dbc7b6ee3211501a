import { type Names, parseExpression, type Term } from '../algebra/parse.ts';

/** Two sides and their relation. */
export interface Relation {
  readonly sign: '=' | '<' | '<=';
  readonly left: Term;
  readonly right: Term;
  readonly names: Names;
}

const inWords: readonly (readonly [RegExp, string])[] = [
  [/\s+(?:is\s+)?(?:greater|more|bigger|larger) than or equal to\s+|\s+is at least\s+/gi, ' >= '],
  [/\s+(?:is\s+)?(?:less|smaller) than or equal to\s+|\s+is at most\s+/gi, ' <= '],
  [/\s+(?:is\s+)?(?:greater|more|bigger|larger) than\s+/gi, ' > '],
  [/\s+(?:is\s+)?(?:less|smaller) than\s+/gi, ' < '],
  [/\s+(?:equals|is equal to|is|are)\s+/gi, ' = '],
  [/\s+(?:divided by|over)\s+/gi, ' / '],
  [/\s+(?:multiplied by|times)\s+|(?<=[\w)])\s+x\s+(?=[\w(])/gi, ' * '],
  [/\s+(?:plus|add)\s+/gi, ' + '],
  [/\s+(?:minus|take away|subtract)\s+/gi, ' - '],
  [/\s+to the power (?:of )?(?=[-\w])/gi, '^'],
  [/\s+squared\b/gi, '^2'],
  [/\s+cubed\b/gi, '^3'],
];

/** Words that may mean signs, including an x. */
const hasSpacedWords = /\s(?:[a-z]{2,}|x)\s|\s(?:squared|cubed)/i;

/** Three letters or more in a row are a word, and no product. */
const hasWords = /(?<![a-z])(?!(?:sqrt|sin|cos|tan|log|pi)\b)[a-z]{3,}/i;

/**
 * The relations of a statement: one of 'F = ma', 'speed = distance / time' and 'x > 5', two of '-2 < x <= 3'; none of anything else. Names
 * are words where one has three letters or more.
 */
export function readRelations(statement: string): Relation[] {
  const parts = statement.split(/\s+and\s+/i);
  return parts.length > 1 && parts.every((part) => /[<>=]/.test(part))
    ? parts.flatMap(readRelation)
    : readRelation(statement);
}

function readRelation(statement: string): Relation[] {
  let text = ` ${statement} `.replace(/->/g, '>=');
  if (hasSpacedWords.test(text)) for (const [words, sign] of inWords) text = text.replace(words, sign);
  const names = hasWords.test(text) ? 'words' : 'letters';
  const pieces = text.split(/(<=|>=|[<>=])/);
  if (pieces.length < 3 || pieces.length > 7) return [];
  const sides = pieces.filter((_, at) => at % 2 === 0).map((side) => parseExpression(named(side, names), names));
  return pieces.flatMap((sign, at): Relation[] => {
    if (at % 2 === 0) return [];
    const [left, right] = [sides[(at - 1) / 2], sides[(at + 1) / 2]];
    if (left === undefined || right === undefined) return [];
    if (sign === '>' || sign === '>=') return [{ sign: sign === '>' ? '<' : '<=', left: right, right: left, names }];
    return [{ sign: sign === '<' || sign === '<=' ? sign : '=', left, right, names }];
  });
}

const articles = /\b(?:the|an?|of)\s+/gi;

function named(side: string, names: Names): string {
  if (names === 'words') return side.toLowerCase().replace(articles, '').trim();
  return side.trim();
}
