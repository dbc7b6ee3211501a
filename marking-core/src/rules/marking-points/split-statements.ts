/** Where one statement of an answer ends: at punctuation, and at what joins two of them. */
const ends = /[.;:,\n•–—]+\s*|\s(?:and|but|so|because|therefore|whereas|while|then|which|although|however)\s/iu;

/** An answer with more statements than this is read as a whole only, so that nonsense of any length is read quickly. */
const mostStatements = 24;

/** The statements of an answer by themselves: 'it gets hotter but the pressure falls' has two; none of an answer that is one. */
export function splitStatements(answer: string): string[] {
  const statements = answer.split(ends).filter((statement) => /[\p{L}\p{N}]/u.test(statement));
  return statements.length > 1 && statements.length <= mostStatements ? statements : [];
}
