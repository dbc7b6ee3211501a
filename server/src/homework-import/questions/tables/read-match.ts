import { readMarker } from '../markers.ts';
import { takeMarks } from '../marks.ts';
import type { ParsedQuestion, TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

/** Terms to be matched with descriptions: one question for each term, its options the descriptions. */
export interface Match {
  readonly terms: readonly { label: string; text: string; place: number }[];
  readonly descriptions: readonly { label: string; text: string }[];
}

/** The two sides of a table for matching; `undefined` when it has no two. */
export function readMatch({ rows, place }: TableItem): Match | undefined {
  const filled = rows.map((row) =>
    row.map((cell) => ({ text: cellText(cell), place: cell[0]?.place ?? place })).filter(({ text }) => text !== ''),
  );
  const sides = filled.map(joinLabels).filter((row) => row.length === 2);
  const body = isHeading(sides[0]) ? sides.slice(1) : sides;
  if (body.length < 2 || body.length < rows.length - 2) return undefined;
  const terms = body.map(([left], index) => ({ ...withLabel(left, String(index + 1)), place: left?.place ?? place }));
  const descriptions = body.map(([, right], index) => withLabel(right, String.fromCharCode(97 + index)));
  return { terms, descriptions };
}

type Side = { readonly text: string; readonly place: number };

/** '1 | nucleus | A | controls the cell' has its labels in cells of their own. */
function joinLabels(row: readonly Side[]): Side[] {
  const joined: Side[] = [];
  let label = '';
  for (const side of row) {
    if (/^\(?(?:\d{1,2}|[A-Za-z])[.)]?$/u.test(side.text) && row.length > 2)
      label = `${side.text.replace(/[().]/gu, '')}) `;
    else {
      joined.push({ ...side, text: label + side.text });
      label = '';
    }
  }
  return joined;
}

function isHeading(row: readonly Side[] | undefined): boolean {
  return (
    row?.every(({ text }) => text.length < 30 && readMarker(text) === undefined) === true &&
    /term|word|definition|description|meaning|function|name|column|key|part|structure|symbol|organ/iu.test(
      row.map(({ text }) => text).join(' '),
    )
  );
}

function withLabel(side: Side | undefined, usual: string): { label: string; text: string } {
  const text = side?.text ?? '';
  const marker = readMarker(text);
  if (marker?.kind === 'number') return { label: String(marker.value), text: text.slice(marker.end).trim() };
  if (marker?.kind === 'letter') return { label: marker.letter.toLowerCase(), text: text.slice(marker.end).trim() };
  return { label: usual, text: takeMarks(text).text };
}

/** The questions of a match, with the answers that '1-C, 2-A' gives. */
export function matchQuestions(
  { terms, descriptions }: Match,
  asked: Omit<ParsedQuestion, 'text' | 'options' | 'answers'> & { text: string },
  key: string,
): ParsedQuestion[] {
  const pairs = readPairs(key);
  const total = asked.marks?.value ?? terms.length;
  const each = total % terms.length === 0 ? total / terms.length : 1;
  return terms.map(({ label, text, place }) => {
    const meant = pairs.get(label.toLowerCase()) ?? pairs.get(text.toLowerCase());
    const description =
      descriptions.find((one) => one.label === meant) ?? descriptions.find((one) => one.text.toLowerCase() === meant);
    return {
      ...asked,
      path: [...asked.path, label],
      place,
      description: asked.text,
      text,
      options: descriptions.map((one) => ({ value: one.text, place, confidence: 0.9 })),
      answers: description === undefined ? [] : [{ value: description.text, place, confidence: 0.9 }],
      marks: { value: Math.max(1, each), place, confidence: asked.marks === undefined ? 0.5 : 0.8 },
    };
  });
}

/** '1-C, 2-A' or '1C 2A' or 'nucleus – controls the cell; …'. */
function readPairs(key: string): Map<string, string> {
  const short = [...key.matchAll(/\b(\d{1,2}|[A-Za-z])\s*[-–—=:.)→>]*\s*([A-Za-z]|\d{1,2})\b(?=\s*(?:[,;.]|$|\s))/gu)];
  if (short.length > 1)
    return new Map(short.map(([, term = '', letter = '']) => [term.toLowerCase(), letter.toLowerCase()]));
  const long = key.split(/\s*[;\n]\s*/u).map((pair) => pair.split(/\s+[-–—=→]+>?\s+/u));
  return new Map(
    long.flatMap(([term, meant]) =>
      term === undefined || meant === undefined ? [] : [[term.toLowerCase().trim(), meant.toLowerCase().trim()]],
    ),
  );
}
