import { codeOf, followsCode } from '../conventions/numbers/codes-of-sections.ts';
import { readSection } from '../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

type Rows = TableItem['rows'];

/** What a table has of one section: the line that names it, and its rows, below the head of the whole table. */
export interface TableOfSection {
  readonly name: Line | undefined;
  readonly rows: Rows;
}

const number = /^(?:q(?:uestion)?\s*)?\(?(\d{1,2})(?:\s?\(?[a-h]\)?)?[.):]*$/iu;

/**
 * A table whose numbers begin anew below 'Section B', alone in its row, beside 'B' in a column 'Section', or as 'B1', as one for each section;
 * `undefined` where they go on, or no section is named.
 */
export function tablesOfSections(rows: Rows): readonly TableOfSection[] | undefined {
  return byRows(rows) ?? byColumn(rows) ?? byCodes(rows);
}

/** 'Section A' alone above '1 | newton' and 'Section B' above '1 | oxygen'. */
function byRows(rows: Rows): readonly TableOfSection[] | undefined {
  const starts = rows.flatMap((row, at) => (nameIn(row) === undefined ? [] : [at]));
  const [first = 0] = starts;
  const above = rows.slice(0, first);
  const isHead = above.every(([label = []]) => !number.test(cellText(label)));
  const groups = starts.map((start, at) => ({
    name: nameIn(rows[start] ?? []),
    rows: rows.slice(start + 1, starts[at + 1]),
  }));
  const opening = isHead ? [] : [{ name: undefined, rows: above }];
  const head = isHead ? above : [];
  return withHead([...opening, ...groups], head);
}

function nameIn(row: Rows[number]): Line | undefined {
  const filled = row.filter((cell) => cellText(cell) !== '');
  const [[line, ...more] = [], ...others] = filled;
  const isAlone = row.length > 1 && others.length === 0 && more.length === 0;
  return isAlone && line !== undefined && readSection(line.text) !== undefined ? line : undefined;
}

/** 'Section | Question | Answer' above 'A | 1 | newton'; the letter may stand in the first row of its section only. */
function byColumn(rows: Rows): readonly TableOfSection[] | undefined {
  const [head = [], ...body] = rows;
  const [label = [], ...heads] = head;
  const isOfMarks = /mark|point/iu.test(cellText(heads[0] ?? []));
  if (!/^(?:section|part|task|exercise)s?$/iu.test(cellText(label)) || heads.length < 2 || isOfMarks) return undefined;
  const groups: { name: Line; rows: (readonly (readonly Line[])[])[] }[] = [];
  for (const [own = [], ...others] of body) {
    const said = cellText(own).replace(/^(?:section|part|task|exercise)\s+/iu, '');
    const name = `Section ${said}`;
    // 'Part | Mark' has letters of parts, and no numbers of questions.
    if (!/^(?:[A-H]|\d{1,2}|)$/u.test(said) || !number.test(cellText(others[0] ?? []))) return undefined;
    if (said !== '' && groups.at(-1)?.name.text !== name)
      groups.push({ name: spokenLine(name, own[0]?.place ?? 0), rows: [] });
    groups.at(-1)?.rows.push(others);
  }
  return withHead(groups, [heads]);
}

/** The groups with the head above each, where several of them begin with the same number. */
function withHead(groups: readonly TableOfSection[], head: Rows): readonly TableOfSection[] | undefined {
  const firsts = groups.map(({ rows: [[label = []] = []] }) => number.exec(cellText(label))?.[1]);
  const beginAnew = firsts.length > 1 && firsts.every((first) => first !== undefined && first === firsts[0]);
  return beginAnew ? groups.map(({ name, rows }) => ({ name, rows: [...head, ...rows] })) : undefined;
}

/** 'A1 | newton' and 'B1 | oxygen', below a head or none, as '1 | newton' of section A and '1 | oxygen' of section B. */
function byCodes(rows: Rows): readonly TableOfSection[] | undefined {
  const codes = rows.map(([label = []]) => {
    const [line, ...more] = label;
    const code = line === undefined || more.length > 0 ? undefined : codeOf(line.text);
    return code?.end === line?.text.length ? code : undefined;
  });
  const first = codes.findIndex((code) => code !== undefined);
  const said = codes.slice(first).flatMap((code) => code ?? []);
  const goOn = said.every((code, at) => {
    const last = said[at - 1];
    return last === undefined ? code.value === 1 : followsCode(last, code);
  });
  if (first === -1 || first > 1 || said.length < 2 || said.length < rows.length - first || !goOn) return undefined;
  return [...new Set(said.map(({ letter }) => letter))].map((letter) => {
    const own = rows.flatMap((row, at): Rows => {
      const code = codes[at];
      return code?.letter === letter ? [numbered(row, code.value)] : [];
    });
    return {
      name: spokenLine(`Section ${letter}`, own[0]?.[0]?.[0]?.place ?? 0),
      rows: [...rows.slice(0, first), ...own],
    };
  });
}

/** 'A1 | newton' as '1 | newton'. */
const numbered = ([label = [], ...others]: Rows[number], value: number): Rows[number] => [
  label.map((line) => ({ ...withLabel(sliceLine(line, line.text.length), `${value}`), label: null })),
  ...others,
];
