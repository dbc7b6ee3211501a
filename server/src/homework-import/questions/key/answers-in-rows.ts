import { isAnswerSpace } from '../lines/line-kinds.ts';
import { tidy } from '../lines/lines.ts';
import type { Item, ParsedQuestion, Read } from '../parsed-question.ts';
import { readScheme } from '../scheme/read-scheme.ts';
import { cellText } from '../tables/question-table.ts';

const fewest = 2;
const longest = 80;

/**
 * A table of a key that has what is asked once more with its answer beside it, 'le chien | the dog', as where the pupils' table stands there
 * filled in: rows with two cells are of the questions of those words. Those that have an answer, or options, keep what they have.
 */
export function withAnswersInRows(
  questions: readonly ParsedQuestion[],
  key: readonly Item[],
): readonly ParsedQuestion[] {
  const open = questions.filter(({ options, answers, text }) => options.length + answers.length === 0 && text !== '');
  if (open.length < fewest) return questions;
  const said = new Map<string, readonly Read<string>[]>();
  const twice = new Set<string>();
  for (const { asked, answers } of key.flatMap(rowsOf)) {
    const others = said.get(asked);
    if (others !== undefined && others.map(textOf).join() !== answers.map(textOf).join()) twice.add(asked);
    said.set(asked, answers);
  }
  const found = new Map(
    open.flatMap((question) => {
      const asked = plain(question.text);
      const answers = twice.has(asked) ? undefined : said.get(asked);
      return answers === undefined ? [] : [[question, answers] as const];
    }),
  );
  if (found.size < fewest) return questions;
  return questions.map((question) => ({ ...question, answers: found.get(question) ?? question.answers }));
}

interface SaidRow {
  readonly asked: string;
  readonly answers: readonly Read<string>[];
}

/** What the rows of a table say, each of the cell on its left and of that on its right. */
function rowsOf(item: Item): readonly SaidRow[] {
  if (item.kind === 'row') return [{ asked: plain(item.question.text), answers: item.question.answers }];
  if (item.kind !== 'table') return [];
  return item.rows.flatMap((row): readonly SaidRow[] => {
    const cells = row.filter((cell) => !isAnswerSpace(cellText(cell)));
    const [left = [], right = []] = cells;
    if (cells.length !== 2 || cells.some((cell) => cellText(cell).length > longest)) return [];
    return [
      { asked: plain(cellText(left)), answers: answersOf(cellText(left), right) },
      { asked: plain(cellText(right)), answers: answersOf(cellText(right), left) },
    ];
  });
}

const answersOf = (asked: string, cell: readonly { text: string; place: number }[]): readonly Read<string>[] =>
  readScheme(cell.map(({ text }) => text).join('\n'), { text: asked }).answers.map((value) => ({
    value,
    place: cell[0]?.place ?? 0,
    confidence: 0.85,
  }));

const textOf = ({ value }: Read<string>) => value;
const plain = (text: string) =>
  tidy(text)
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[\s.:=]+$/u, '');
