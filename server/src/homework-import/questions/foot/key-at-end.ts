import { asks, isAnswerSpace, isFurniture } from '../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item } from '../parsed-question.ts';

/** A key at the end has no more lines than this. */
const most = 14;
const mostTried = 4;

/** What may be a key at the end of a document. */
export interface KeyAtEnd {
  /** The items above it. */
  readonly above: readonly Item[];
  /** Its lines, the first without its name. */
  readonly lines: readonly Line[];
  /** Whether it has a name: 'For staff', 'Answers', 'Corrigé :'. */
  readonly isNamed: boolean;
}

const names =
  /\b(?:answers?|ans|key(?!\s+(?:words?|terms?|vocab\w*|facts?|ideas?|points?|stage|questions?))|teachers?|staff|(?:for|and|&|or|\/)\s+(?:the\s+)?home|parents?|carers?|grown-?ups?|adults?|(?:self|peer)[\s-]?(?:mark|check|assess)\w*|(?:for|to)\s+(?:self\s+)?(?:mark|check)(?:ing)?|check\s+(?:yourself|your\s+answers?)|solutions?|sol(?:ns?)?|profe(?:sor)?|prof|lehrer|lehrkraft|memo(?:randum)?|helpers?|tutors?|peek(?:ing)?|upside|mark\s*schemes?|marking)\b|(?<!\p{L})(?:corrig|lösung|antwort|répons|respuest|soluzion|rispost|solucion)\p{L}*/iu;
/** 'Teacher answers – Cardiff (1)' says something behind its name. */
const more = /[:.–—]\s*(\p{L}[^:–—]*?)\s*[:–—-]?$/u;
/** '1', '(a)', 'Ex 1', 'A:' */
const begins =
  /[([]?(?:(?:q|qn|no|nr|question|frage)\.?\s?)?1(?!\d|[.,]\d|\s?[×÷+*%°])|\(?a(?:[).:]|\s)\s*\S|(?:section|sect?|part|pt|task|exerci[cs]e|exerc?|ex|activity|activité|act|aufgabe|aufg|übung|ejercicio|ej|teil|partie|t|s|p)\.?\s?(?:n\s?[°º]\s?)?(?:1|A|I|one)(?![\p{L}\d])|A\s?[:.)–—-]/iuy;
const longestName = 80;

/** The last lines of a document, from each on that may begin a key: the shortest first. */
export function keysAtEnd(items: readonly Item[]): readonly KeyAtEnd[] {
  const end = items.findLastIndex((item) => item.kind !== 'line' || (item.text !== '' && !isFurniture(item.text))) + 1;
  const headings = headingsIn(items);
  const found: KeyAtEnd[] = [];
  for (let start = end - 1; start > 0 && start >= end - most; start--) {
    const first = items[start];
    if (first?.kind !== 'line' || (first.text !== '' && !mayBeSaid(first))) break;
    const [name, from] = nameBefore(first.text, headings) ?? [];
    if (name === undefined || from === undefined) continue;
    const rest = items
      .slice(start + 1, end)
      .filter((item) => item.kind === 'line')
      .filter(({ text }) => text !== '');
    const lines = withoutBracket([sliceLine(first, from), ...rest], first.text);
    const title = name === '' ? lineBefore(items, start) : undefined;
    const isTitled = title !== undefined && isName(items[title]);
    const isNamed = isTitled || names.test(name);
    if (!isNamed && name === '' && isHeading(items[title ?? -1])) continue;
    found.push({ above: items.slice(0, isTitled ? title : start), lines, isNamed });
    if (found.length === mostTried) break;
  }
  return found;
}

/** '(answers: 1 dog 2 cat)' */
function withoutBracket(lines: readonly Line[], whole: string): readonly Line[] {
  const isOpen = /^[([]/u.test(whole) && !/^[([]\s*\w{1,3}\s*[)\]]/u.test(whole);
  return lines.map((line, index) =>
    isOpen && index === lines.length - 1 && /[)\]]\W*$/u.test(line.text)
      ? sliceLine(line, 0, line.text.replace(/[)\]]\W*$/u, '').length)
      : line,
  );
}

/** What asks for something, or has room to write, is no line of a key. */
const mayBeSaid = ({ text }: Line) =>
  !isAnswerSpace(text) && !/\?\s*$|_{3,}|\.{5,}|…{2,}/u.test(text) && !(text.length < longestName && asks(text));

/** The name before the first answer in a line, and where that begins; `undefined` for a line without any. */
function nameBefore(text: string, headings: ReadonlySet<string>): readonly [string, number] | undefined {
  for (let at = 0; at <= Math.min(longestName, text.length - 1); at++) {
    begins.lastIndex = at;
    if (at > 0 && !/[\s:.–—([-]/u.test(text.charAt(at - 1))) continue;
    if (!begins.test(text)) continue;
    const name = text.slice(0, at).trim();
    // '(b) …' is no name of a key.
    if (name === '' || name === '(' || name === '[') return ['', at];
    if (/\?/u.test(name) || /^\W*(?:\d|\p{L}\s?[).])/u.test(name)) return undefined;
    if (!names.test(name)) continue;
    const behind = more.exec(name)?.[1]?.toLowerCase();
    return behind === undefined || headings.has(behind) ? [name, at] : undefined;
  }
  return undefined;
}

/** The headings of a paper in words: 'reading', 'grammar'. */
export const headingsIn = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    items.flatMap((item) =>
      item.kind === 'line' && /^\p{L}[\p{L} &-]{2,30}:?$/u.test(item.text)
        ? [item.text.toLowerCase().replace(':', '')]
        : [],
    ),
  );

function lineBefore(items: readonly Item[], index: number): number | undefined {
  const at = items.slice(0, index).findLastIndex((item) => item.kind !== 'line' || item.text !== '');
  return at === -1 ? undefined : at;
}

const isName = (item: Item | undefined) =>
  item?.kind === 'line' &&
  item.text.length < longestName &&
  names.test(item.text) &&
  !/\?|_{3}|^\W*\d/u.test(item.text);

/** 'Now try these.' above the first number: what is below it is asked. */
const isHeading = (item: Item | undefined) =>
  item?.kind === 'line' && !isAnswerSpace(item.text) && readMarker(item.text) === undefined;

/** Lines as one, with tabs between, and the place of each part of it. */
export function asOne(lines: readonly Line[]): { line: Line; placeAt: (at: number) => number } {
  const [first = spokenLine('', 0), ...more] = lines;
  const starts: { at: number; place: number }[] = [{ at: 0, place: first.place }];
  let line = first;
  for (const next of more) {
    const [gap] = spokenLine('\t', next.place).spans;
    starts.push({ at: line.text.length + 1, place: next.place });
    line = {
      ...line,
      text: `${line.text}\t${next.text}`,
      spans: [...line.spans, ...(gap === undefined ? [] : [gap]), ...next.spans],
    };
  }
  return { line, placeAt: (at) => starts.findLast((one) => one.at <= at)?.place ?? first.place };
}
