import type { SourceQuestion } from '../read-homework.ts';

type Kind = Partial<Pick<SourceQuestion, 'type' | 'choose' | 'slots' | 'options' | 'table' | 'question' | 'passage'>>;

const numberWords = ['two', 'three', 'four', 'five'];
const choosesSome =
  /(?:\b(?:choose|select|tick|circle|pick|ring|underline|cross)|(?:^|[.?!,:]\s|\n)which)\s+(?:(?:any|the|only|exactly|best)\s+){0,2}(two|three|four|five|[2-5])\b(?!\s*marks?\b)/iu;
const choosesAny =
  /\b(?:choose|select|tick|circle|pick|check|mark)\s+(?:\w+\s+){0,2}?all\b|\ball (?:that|which) (?:apply|are (?:true|correct|right))\b|\bmore than one (?:answer|option)\b/iu;
/** Of a longer text, in characters, the type is not looked for. */
const longest = 5_000;
/** An option that stands for several, so that one is to be chosen. */
const combines = /\b(?:both|all|none)\b.{0,12}\babove\b|^\W*[A-H]\W+(?:and|&|,)\W*[A-H]\W*$/iu;
const fills = /\b(?:complete|fill(?: in)?)\b[^.?!]{0,60}\btable\b|\btable\b[^.?!]{0,80}\b(?:complete|fill)\b/iu;
const usesBank = /\b(?:words?|terms?|phrases?|list|box|bank)\b/iu;
const gap = /_{3,}|\.{5,}|…{2,}/gu;

/**
 * What a question asks for besides text or one option, by its words and by what it holds: several options, pairs, a table or gaps to fill.
 * Empty for any other. A question whose answer was found as text stays as it is, so that nothing of the key is lost.
 */
export function kindOf(question: SourceQuestion): Kind {
  const { question: text = '', options = [], correctAnswers = [], table = null } = question;
  if (text.length > longest) return {};
  if (options.length >= 3)
    return options.some((option) => combines.test(option)) ? {} : severalOf(text, options.length);
  if (options.length > 0 || correctAnswers.length > 0 || question.type !== undefined) return {};
  if (/\bmatch(?:ing)?\b/iu.test(text)) return pairsOf(text, table === null ? [] : [table.columns, ...table.rows]);
  if (fills.test(text) && table !== null) return cellsOf(table);
  return gapsOf(text);
}

function severalOf(text: string, many: number): Kind {
  const [, said = ''] = choosesSome.exec(text) ?? [];
  const choose = Number(said) || numberWords.indexOf(said.toLowerCase()) + 2;
  if (said !== '' && choose < many) return { type: 'multiple-response', choose };
  return choosesAny.test(text) ? { type: 'multiple-response' } : {};
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
const isOnce = (texts: readonly string[]) => new Set(texts).size === texts.length;
/** The names of slots: none may be another's beginning up to a colon. */
const canBeSlots = (ids: readonly string[]) =>
  isOnce(ids) && ids.every((id) => id !== '' && id.length < 200 && !/[[\]:]/u.test(id));

/** What is above the columns of pairs. */
const titlesPairs =
  /^\W*(?:(?:set|column|list|group|part)\b|.*\b(?:words?|terms?|names?|meanings?|definitions?|functions?|descriptions?|uses?)\W*$)/iu;

/** Two columns to join: those of its table, or lines that a tab or a wide space parts. */
function pairsOf(text: string, rows: readonly (readonly string[])[]): Kind {
  const lines = text.split('\n');
  const cut = lines.map((line) => line.split(/\s*\t\s*|\s{4,}/u).filter((piece) => piece !== ''));
  const two = cut.filter((pieces) => pieces.length === 2);
  // Room to write beside a left side names those that are asked about.
  const isRoom = ([, right = '']: readonly string[]) => /^[_.…\s]+$/u.test(right);
  const asks = new Set(two.filter(isRoom).map(([left]) => left));
  const typed = two.filter((pieces) => !isRoom(pieces) && (asks.size === 0 || asks.has(pieces[0])));
  const all = rows.length > 0 ? rows.map((row) => row.filter((cell) => cell.trim() !== '')) : typed;
  const pairs = all[0]?.some((title) => titlesPairs.test(title)) === true ? all.slice(1) : all;
  const lefts = pairs.map(([left = '']) => oneLine(left));
  const rights = pairs.flatMap(([, right = '']) => oneLine(right) || []);
  const isWhole = pairs.length >= 2 && pairs.every(({ length }) => length === 2) && isOnce(rights);
  if (!isWhole || !canBeSlots(lefts)) return {};
  const asked = rows.length > 0 ? text : lines.filter((_, at) => cut[at]?.length !== 2).join('\n');
  return { type: 'matching', question: asked, table: null, slots: lefts.map((id) => ({ id })), options: rights };
}

/** The empty cells below the titles, each called after its row and its column. */
function cellsOf(table: NonNullable<SourceQuestion['table']>): Kind {
  const ids: string[] = [];
  const rows = table.rows.map((row, down) =>
    row.map((cell, across) => {
      if (cell.trim() !== '') return cell;
      const id = [row[0] || String(down + 1), table.columns[across] ?? ''].map(oneLine).join(', ');
      ids.push(id);
      return `[[${id}]]`;
    }),
  );
  const isNamed =
    table.columns.every((title) => title.trim() !== '') && table.rows.every(([first = '']) => !first.includes('\n'));
  if (!isNamed || ids.length === 0 || ids.length > 60 || !canBeSlots(ids)) return {};
  return { type: 'table', table: { ...table, rows }, slots: ids.map((id) => ({ id })) };
}

/** A text with gaps below the words that belong into them. */
function gapsOf(text: string): Kind {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.search(gap) >= 0);
  const above = lines.slice(0, Math.max(0, from));
  const bank = above
    .slice(1)
    .flatMap((line) => line.replace(/^[[({]|[\])}]$/gu, '').split(/\s*(?:,|;|\t|\s{3,}|\s\/\s|\s\|\s|•)\s*/u));
  const words = bank.map(oneLine).filter((word) => word !== '');
  const passage = lines.slice(from).join('\n');
  const gaps = [...passage.matchAll(gap)].length;
  const isBank = usesBank.test(above[0] ?? '') && isOnce(words) && words.every((word) => word.split(' ').length <= 3);
  if (gaps < 2 || gaps > 60 || words.length < gaps || !isBank) return {};
  let last = 0;
  const marked = passage.replace(gap, () => {
    last += 1;
    return `[[${last}]]`;
  });
  const slots = Array.from({ length: gaps }, (_, at) => ({ id: String(at + 1) }));
  return { type: 'gap-fill', question: above[0] ?? '', passage: marked, slots, options: words };
}
