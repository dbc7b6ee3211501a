import type { TextPiece } from './lines/pieces.ts';
import { countAsked } from './scheme/marking-points.ts';

/** What is known of a question where lines stand below its answer. */
export interface Answering {
  readonly question: string;
  readonly marks: number | undefined;
  /** The line that says the answer. */
  readonly answer: string;
}

/**
 * Whether the lines below an answer are further points of it: with it there are as many as the question asks for, or as it has marks, and
 * none explains or reckons. 'vacuole' below 'Answer: cell wall' and 'chloroplast' is one where three parts are to be named.
 */
export function areMorePoints(below: readonly TextPiece[], { question, marks, answer }: Answering): boolean {
  const count = below.length + 1;
  const texts = below.map(({ text }) => text);
  if (below.length === 0 || /;|\(\d\)/u.test(answer)) return false;
  // 'it gives out no smoke' explains nothing below 'it does not run out'.
  const goesOn = (text: string) => firstWord(text) === firstWord(answer);
  if (texts.some((text) => (explains.test(text) && !goesOn(text)) || /=|:\s/u.test(text))) return false;
  if (countAsked(question) === count) return true;
  const areAlike = [answer, ...texts].every((text) => /^\p{Ll}/u.test(text));
  const areAsMany = marks === count || (marks === undefined && count >= fewestWithoutMarks);
  return areAsMany && areAlike && count > 1 && !/=/u.test(answer);
}

const fewestWithoutMarks = 3;

const firstWord = (text: string) => /^\W*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase();

const explains =
  /^\W*(?:because|since|as|so|this|that|it|these|therefore|thus|hence|note|working|reason|explanation|do\s+not|not|accept|allow|reject|ignore)\b/iu;
