import type { Line } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

type Cells = TableItem['rows'][number];

/** A row of answers: 'B. | 3 neutrons | Well done! | 100'. */
interface MoodleAnswer {
  readonly text: string;
  readonly place: number;
  /** Share of the marks in per cent; the number of its group where words go into gaps. */
  readonly grade: number;
}

/** A question as Moodle's plug-in for Word lays it out: a table of its own. */
export interface MoodleTable {
  /** 'MC', 'SA', 'ES' …; 'MAT' also where rows to match go by the code of several answers. */
  readonly code: string;
  readonly asked: readonly Line[];
  readonly marks: number | undefined;
  readonly answers: readonly MoodleAnswer[];
  /** Rows to match: '1 | Paris | France'; what is beside nothing only misleads. */
  readonly pairs: readonly { readonly left: string; readonly right: string; readonly place: number }[];
  /** 'Information for graders' */
  readonly scheme: string;
  readonly hints: string;
  /** What was said to whoever had answered. */
  readonly feedback: string;
}

const codes = /^(?:MC|MA|MS|MW|TF|SA|NUM|MAT|ES|CL|DE|CA|CM|CS|DDT)$/u;
const grade = /^[-−]?\d{1,3}(?:[.,]\d{1,7})?\s*%?$/u;
const heads = /^(?:#|answers?|question|feedback|grade|group|response template|information for graders)$/iu;
const feedback = /^(?:general )?feedback\s*:?$/iu;
const hint = /^hint\s+(?:\d|\{no\})\s*:?$/iu;
const besides =
  /^(?:(?:(?:partially )?correct|incorrect) feedback|for any (?:partially )?(?:in)?correct response|your answer is .{2,20}|tags|allow html\b.*|show (?:the )?number of correct responses.*|clear incorrect responses.*|options|.{0,60}\(MC\/MA\)|allows? .{10,80})\W*$/iu;

/** Whether rows are a question of Moodle's plug-in: 'What is an ion? | MC' above 'Default mark: | 1'. */
export function isMoodleTable([first, second, ...others]: TableItem['rows']): boolean {
  const [label = '', ...behind] = filled(second);
  const isHead = codes.test(lastOf(first)) && filled(first).length === 2;
  return isHead && others.length > 0 && /:$/u.test(label) && behind.length === 1 && grade.test(lastOf(second));
}

/** The question in a table of Moodle's plug-in for Word; `undefined` for any other table. */
export function readMoodleTable({ rows, place }: TableItem): MoodleTable | undefined {
  if (!isMoodleTable(rows)) return undefined;
  const [first = []] = rows;
  const headAt = rows.findIndex((row, index) => index > 1 && isHead(row));
  const below = headAt === -1 ? [] : rows.slice(headAt + 1);
  const said = (label: RegExp) =>
    below.flatMap((row) => {
      const texts = filled(row);
      return label.test(texts[0] ?? '') ? texts.slice(1) : [];
    });
  const body = below.filter((row) => grade.test(lastOf(row)) || !isBesides(filled(row)[0] ?? ''));
  const head = (rows[headAt] ?? []).map(cellText);
  const pairs = below.length === 0 ? [] : pairsIn(body, { head, place });
  const marks = Math.round(Number(lastOf(rows[1]).replace(',', '.')));
  return {
    code: areHeadsToMatch(head) ? 'MAT' : lastOf(first),
    asked: first.slice(0, -1).flat(),
    marks: marks > 0 ? marks : undefined,
    answers: body.flatMap((row) => answerIn(row, place)),
    pairs,
    scheme: below.length === 0 ? '' : schemeIn(rows[headAt] ?? [], body),
    hints: said(hint).join('\n'),
    feedback: said(feedback).join('\n'),
  };
}

const filled = (row: Cells = []) => row.map(cellText).filter((text) => text !== '');
const lastOf = (row: Cells = []) => cellText(row.at(-1) ?? []);
const isHead = (row: Cells) => filled(row).length > 0 && filled(row).every((text) => heads.test(text));
const isBesides = (label: string) => feedback.test(label) || hint.test(label) || besides.test(label);

function answerIn(row: Cells, place: number): MoodleAnswer[] {
  const said = lastOf(row);
  const cell = row.length > 3 ? row.at(-3) : row.at(-2);
  const text = cellText(cell ?? []);
  if (!grade.test(said) || text === '') return [];
  return [
    {
      text,
      place: cell?.[0]?.place ?? place,
      grade: Number(said.replace(/[%\s]/gu, '').replace('−', '-').replace(',', '.')),
    },
  ];
}

/** '# | Question | Answer' heads rows to match; options and answers have 'Answers' and 'Grade'. */
const areHeadsToMatch = (head: readonly string[]) =>
  head.some((text) => /^questions?$/iu.test(text)) && head.some((text) => /^answers?$/iu.test(text));

function pairsIn(
  body: readonly Cells[],
  { head, place }: { head: readonly string[]; place: number },
): MoodleTable['pairs'] {
  const columns = body
    .map((row) => row.map(cellText))
    .map(([label = '', ...rest]) => (/^\d{0,2}[.)]?$/u.test(label) ? ['', ...rest] : [label, ...rest]));
  const beside = areHeadsToMatch(head) ? head.findIndex((text) => /^answers?$/iu.test(text)) : besideNothing(columns);
  if (beside === undefined) return [];
  return columns.flatMap((texts, index) => {
    const right = texts[beside] ?? '';
    const left = texts.slice(0, beside).find((text) => text !== '') ?? '';
    return right === '' ? [] : [{ left, right, place: body[index]?.flat()[0]?.place ?? place }];
  });
}

/** The column of what is matched: beside the second cell of a row that is empty, where it only misleads. */
const besideNothing = (columns: readonly (readonly string[])[]) =>
  columns.flatMap((texts) => {
    const at = texts.flatMap((text, index) => (text === '' ? [] : [index]));
    return at.length === 2 ? (at[1] ?? []) : [];
  })[0];

/** What stands below 'Information for graders', with its lines. */
function schemeIn(head: Cells, [below = []]: readonly Cells[]): string {
  const own = head.findIndex((cell) => /^information for graders$/iu.test(cellText(cell)));
  if (own === -1) return '';
  return (below[own] ?? []).map(({ text }) => text).join('\n');
}
