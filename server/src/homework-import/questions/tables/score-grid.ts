/** 'Question | 1 | 2 | 3 | Total' above 'Marks | 18 | 18 | 24 | 60' and 'Awarded', or the same read downwards: for whoever marks, and no question. */
export function isScoreGrid(texts: readonly (readonly string[])[]): boolean {
  const isAcross = isGrid(texts);
  const width = texts.reduce((most, row) => Math.max(most, row.length), 0);
  const turned = Array.from({ length: width }, (_, at) => texts.map((row) => row[at] ?? ''));
  return isAcross || isGrid(turned);
}

const ofNumbers = /^(?:questions?|q|section|part|page|no\.?)\s*(?:number|no\.?)?$/iu;
const ofMarks =
  /^(?:(?:your|my|max(?:imum)?|possible|available|total|pupil)?\s*(?:marks?|score|points?)(?:\s+(?:available|awarded|obtained|possible|out\s+of))?|max(?:imum)?|out\s+of|awarded|obtained|total|examiner(?:['’]?s)?\s+(?:use|mark)|teacher)$/iu;
const count = /^(?:[/_.…\s]*\d{0,3}[/_.…\s]*|total)$/iu;

function isGrid([head = [], ...rows]: readonly (readonly string[])[]): boolean {
  const [name = '', ...numbers] = head;
  const areNumbers =
    numbers.length > 1 &&
    numbers.every((text) => /^(?:q\s?)?(?:\d{1,2}|[A-H])$/iu.test(text) || /^total$/iu.test(text));
  const areMarks = rows.every(
    ([label = '', ...cells]) => ofMarks.test(label) && cells.every((text) => count.test(text)),
  );
  return rows.length > 0 && ofNumbers.test(name) && areNumbers && areMarks;
}
