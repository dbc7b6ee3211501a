import { type ReadText, readText } from '../model-answer/read-answer.ts';

/** Where one statement of an answer ends: at punctuation, and at what joins two of them. */
const ends = /[.;:,\n•–—]+\s*|\s(?:and|but|so|because|therefore|whereas|while|then|which|although|however)\s/iu;

/** An answer with more statements than this is read as a whole only, so that nonsense of any length is read quickly. */
const mostStatements = 24;

/** An answer as a whole, and its statements one by one. */
export interface ReadStatements {
  readonly whole: ReadText;
  /** Read when they are first asked for: most answers are clear as a whole. */
  readonly statements: () => readonly ReadText[];
}

/** Reads an answer whose statements may be judged by themselves. */
export function readStatements(text: string): ReadStatements {
  let read: ReadText[] | undefined;
  const statements = () => {
    read ??= splitStatements(text).map(readText);
    return read;
  };
  return { whole: readText(text), statements };
}

/** The statements of an answer by themselves: 'it gets hotter but the pressure falls' has two; none of an answer that is one. */
function splitStatements(answer: string): string[] {
  const statements = answer.split(ends).filter((statement) => /[\p{L}\p{N}]/u.test(statement));
  return statements.length > 1 && statements.length <= mostStatements ? statements : [];
}
