import { splitAnswers } from '../answer-text.ts';
import { takeGuidance } from './guidance.ts';
import { splitPoints, takeAnyOf } from './points.ts';
import { unitAndSymbol } from './units.ts';
import { namedResult, resultOf } from './working.ts';

/** What a mark scheme says of one question. */
export interface Scheme {
  /** Each point and each of its alternatives. */
  readonly answers: readonly string[];
  /** Words to the examiner that accept nothing: 'Do not accept walking'. */
  readonly notes: readonly string[];
}

/** What is known of the question beforehand. */
export interface Asked {
  readonly text?: string | undefined;
  readonly marks?: number | undefined;
}

/**
 * Reads the answers out of a text of a mark scheme, as exam boards and teachers write it: points with their marks, 'any two
 * from', alternatives, working before its result, and words to the examiner.
 */
export function readScheme(text: string, asked: Asked = {}): Scheme {
  const accepted: string[] = [];
  const notes: string[] = [];
  const scored = /(?:^|\n)\W*(?:an\s+)?answers?\s+of\s+(\S+(?:\s*\([^)]*\))?).*?\b(?:scores?|gains?|worth|=)/iu.exec(
    text,
  )?.[1];
  let isList = false;
  const lines = text.split('\n').flatMap((line) => {
    const some = takeAnyOf(line);
    isList ||= some.isList;
    const taken = takeGuidance(some.text);
    accepted.push(...taken.accepted);
    notes.push(...taken.notes);
    return taken.text === '' ? [] : [taken.text];
  });
  const evaluated = namedResult(lines);
  const found = splitPoints(evaluated ?? lines.join('\n'));
  const points = /^\W*show\s+that\b/iu.test(asked.text ?? '') ? found : resultOf(found);
  const [only = ''] = points;
  const split =
    points.length > 1
      ? points.flatMap((point) => (isList ? listed(point, false) : [point]))
      : isList
        ? listed(only, true)
        : pointsByCount(only, asked);
  const answers = scored === undefined ? split.flatMap(splitAnswers).flatMap(unitAndSymbol) : [scored];
  return { answers: unique([...answers, ...accepted.flatMap(splitAnswers)]), notes };
}

/** The members of a list in one line: by what separates them most. */
function listed(text: string, hasCommas: boolean): string[] {
  if (/;/u.test(text)) return text.split(/\s*;\s*/u);
  if (hasCommas && /,\s/u.test(text)) return text.split(/\s*,\s+(?:(?:and|or)\s+)?|\s+or\s+/u);
  return [text];
}

const severalAsked =
  /\b(?:name|give|state|list|write(?:\s+down)?|identify|suggest|describe|explain|what\s+are(?:\s+the)?)\s+(?:any\s+|the\s+|down\s+)?(?:two|three|four|five|six|[2-6])\b/iu;

/** One line of as many clauses as there are marks is a point for each; so is a short list where several things are asked for. */
function pointsByCount(text: string, { marks = 1, text: question = '' }: Asked): string[] {
  if (/;/u.test(text) || isNumeric(text)) return [text];
  const sentences = text.split(/(?<=[\p{L})])\.\s+(?=\p{Lu})/u);
  if (marks > 1 && sentences.length === marks) return sentences;
  const clauses = text.split(/,\s+(?:(?:and|or)\s+)?/u);
  const areShort = clauses.every((clause) => clause.split(/\s+/u).length <= 4);
  const isSeveral = severalAsked.test(question);
  const pair = text.split(/\s+and\s+/u);
  if (
    clauses.length === 1 &&
    pair.length === 2 &&
    isSeveral &&
    pair.every((one) => /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(one))
  )
    return pair;
  if (clauses.length > 1 && areShort && isSeveral) return clauses.flatMap((clause) => clause.split(/\s+and\s+/u));
  return marks > 1 && clauses.length === marks && clauses.every((clause) => /\p{L}{2}/u.test(clause))
    ? clauses
    : [text];
}

const isNumeric = (text: string) => !/\p{L}{2}/u.test(text);

const unique = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];
