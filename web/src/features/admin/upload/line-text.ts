const number =
  /^\s*(?:(?:q(?:uestion)?\s*)?\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})\s?[).:\]]+(?:\s+|$)|[•●○▪☐☑□–-]\s+|[A-H]\s{2,})/iu;
const marks = /\s*[[(]\s*(\d{1,2})\s*(?:marks?|m)?\s*[\])]\s*$/iu;
const answer = /^\s*(?:(?:correct|right|model|accepted)\s+)?(?:answers?|ans)\s*[:=–—-]\s*/iu;
const tip = /^\s*(?:study\s+tip|exam\s+tip|tip|hint)s?\s*[:–—-]\s*/iu;

/** What a line of a file asks, without its number, and the marks behind it where it has some. */
export function readAsked(line: string): { text: string; marks: number | undefined } {
  const said = marks.exec(line)?.[1];
  return {
    text: line.replace(marks, '').replace(number, '').trim(),
    marks: said === undefined ? undefined : Number(said),
  };
}

/** An option without its letter. */
export const readOption = (line: string): string => line.replace(number, '').trim();

/** An answer without its number, 'Answer:' and marks. A letter alone stays: it may be all that is said. */
export function readAnswer(line: string): string {
  const said = line.replace(answer, '').replace(marks, '').trim();
  return said.replace(number, '').replace(answer, '').trim() || said;
}

/** A study tip without the words that say that it is one. */
export const readTip = (line: string): string => line.replace(tip, '').trim();
