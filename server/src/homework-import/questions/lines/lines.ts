import type { ListLabel, Paragraph, PlacedPicture, Span } from '../../docx/document.ts';

/** One line of text as a person sees it: a paragraph, or a part of one between line breaks. A list's label is part of its text. */
export interface Line {
  readonly kind: 'line';
  /** Number of its paragraph. */
  readonly place: number;
  readonly text: string;
  /** The same in pieces of one look. */
  readonly spans: readonly Span[];
  readonly label: ListLabel | null;
  readonly isHeading: boolean;
  /** Style 'title'. */
  readonly isTitle: boolean;
  readonly indent: number;
  /** How many tabs stand before its text. */
  readonly tabs: number;
  readonly pictures: readonly PlacedPicture[];
  /** Whether it was typed into a control of a form. */
  readonly isTyped: boolean;
  /** Whether it is not the first line of its paragraph. */
  readonly continues: boolean;
  /** The box that it stands in by itself, a table of one cell: the number of its first paragraph. */
  readonly box?: number;
}

/** How a piece of text stands out. */
export interface Emphasis {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  readonly marked: boolean;
  readonly colour: string | null;
  readonly struck: boolean;
}

const noLook: Omit<Span, 'text'> = {
  bold: false,
  italic: false,
  underlined: false,
  marked: false,
  colour: null,
  struck: false,
  hidden: false,
};

/**
 * The letter of a list below another may have nothing behind it: 'a', which in a text would be a word. So may a number, and '5' before
 * '48 g of salt' would begin no question. The hollow bullet of a list is an 'o' too, and no letter: it is shown as the bullet that it looks like.
 */
function spokenLabel({ text, level, format }: ListLabel, [first]: readonly Span[]): string {
  if (format === 'bullet') return text === 'o' ? '◦' : text;
  if (/^\d{1,3}$/u.test(text) && /^\s*\d/u.test(first?.text ?? '')) return `${text}.`;
  return level > 0 && /^[a-z]$/u.test(text) ? `${text})` : text;
}

/** The lines of a paragraph; one without text or pictures has none. */
export function toLines(paragraph: Paragraph): Line[] {
  const { label, style, spans, number } = paragraph;
  const labelled =
    label === null || label.text === '' ? spans : [{ ...noLook, text: `${spokenLabel(label, spans)} ` }, ...spans];
  const hasText = spans.some(({ text }) => text.trim() !== '');
  const rows = splitRows(labelled).flatMap((raw) =>
    cutLong(tidySpans(raw)).map((row) => ({ row, tabs: tabsBefore(raw) })),
  );
  const lines = rows.flatMap(({ row, tabs }, index): Line[] => {
    const text = row.map((span) => span.text).join('');
    const pictures = index === 0 ? paragraph.pictures : [];
    if ((text === '' || !hasText) && pictures.length === 0) return [];
    return [
      {
        kind: 'line',
        place: number,
        text,
        spans: row,
        label: index === 0 ? label : null,
        isHeading: /^(heading|title|subtitle|überschrift|titre)/.test(style),
        isTitle: /^title/.test(style),
        indent: paragraph.indent,
        tabs,
        pictures,
        isTyped: paragraph.isTyped,
        continues: index > 0,
      },
    ];
  });
  return lines;
}

function tabsBefore(row: readonly Span[]): number {
  const before = /^\s*/u.exec(row.map(({ text }) => text).join(''))?.[0] ?? '';
  return before.split('\t').length - 1;
}

function splitRows(spans: readonly Span[]): Span[][] {
  const rows: Span[][] = [[]];
  for (const span of spans) {
    const [first = '', ...more] = span.text.split('\n');
    rows.at(-1)?.push({ ...span, text: first });
    for (const text of more) rows.push([{ ...span, text }]);
  }
  return rows;
}

/** Longer lines are read in pieces, so that no pattern has to look far. */
const longestLine = 2_000;

function cutLong(row: readonly Span[]): Span[][] {
  const length = row.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= longestLine) return [[...row]];
  const text = row.map((span) => span.text).join('');
  const bounds = [0];
  for (let at = 0; at + longestLine < length; bounds.push(at)) at += placeToCut(text.slice(at, at + longestLine)) + 1;
  return bounds.map((from, index) => sliceSpans(row, from, bounds[index + 1] ?? length));
}

/** Before the last question or word of a piece of text. */
function placeToCut(text: string): number {
  const question = [...text.matchAll(/\s(?=\(?\d{1,3}[.)]\s+\p{Lu})/gu)].at(-1)?.index ?? 0;
  return question > 0 ? question : Math.max(text.lastIndexOf(' '), text.length / 2);
}

const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFFC]/g;

/** 'ⓐ.', 'Ⓑ' and '⒞' before options. */
const circledLetter = /[\u24B6-\u24E9\u249C-\u24B5]\.?/gu;

function letterIn(sign: string): string {
  const code = sign.charCodeAt(0);
  const [first, letter] = code < 0x24b6 ? [0x249c, 97] : code < 0x24d0 ? [0x24b6, 65] : [0x24d0, 97];
  return String.fromCharCode(code - first + letter);
}

/** Without what cannot be seen, and without space around the whole. */
function tidySpans(row: readonly Span[]): Span[] {
  const clean = row.map((span) => ({
    ...span,
    text: span.text
      .replace(invisible, '')
      .replace(circledLetter, (sign) => `(${letterIn(sign)})`)
      .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
      .replace(/ {20,}/g, (spaces) => spaces.slice(0, 20))
      .replace(/_{60,}|\.{60,}|…{30,}|-{60,}/g, (line) => line.slice(0, 60)),
  }));
  const text = clean.map((span) => span.text).join('');
  const start = text.length - text.trimStart().length;
  return sliceSpans(clean, start, text.trimEnd().length);
}

/** The spans from one place of their text to another. */
export function sliceSpans(spans: readonly Span[], from: number, to: number): Span[] {
  const sliced: Span[] = [];
  let at = 0;
  for (const span of spans) {
    const text = span.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (text !== '') sliced.push({ ...span, text });
    at += span.text.length;
  }
  return sliced;
}

/** The line from one place of its text to another. */
export function sliceLine(line: Line, from: number, to: number = line.text.length): Line {
  const spans = tidySpans(sliceSpans(line.spans, from, to));
  return { ...line, spans, text: spans.map(({ text }) => text).join(''), pictures: from === 0 ? line.pictures : [] };
}

/** The line with a label before it that was not part of its text. */
export function withLabel(line: Line, label: string): Line {
  return { ...line, tabs: 0, text: `${label} ${line.text}`, spans: [{ ...noLook, text: `${label} ` }, ...line.spans] };
}

/** A line that says what a document shows in another way: a mark in a cell of its own. */
export function spokenLine(text: string, place: number): Line {
  return {
    kind: 'line',
    place,
    text,
    spans: [{ ...noLook, text }],
    label: null,
    isHeading: false,
    isTitle: false,
    indent: 0,
    tabs: 0,
    pictures: [],
    isTyped: false,
    continues: false,
  };
}

const mostly = 0.85;
const isWord = /[\p{L}\p{N}]/u;
const noWord = /[^\p{L}\p{N}]/gu;

/** How most of a line stands out. */
export function emphasisOf(spans: readonly Span[]): Emphasis {
  const words = spans.some(({ text }) => isWord.test(text));
  const weights = spans.map((span) => ({ span, weight: span.text.replace(words ? noWord : /\s/g, '').length }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const share = (has: (span: Span) => boolean) =>
    total > 0 && weights.reduce((sum, { span, weight }) => sum + (has(span) ? weight : 0), 0) >= total * mostly;
  const colour = spans.find((span) => span.text.trim() !== '')?.colour ?? null;
  return {
    bold: share(({ bold }) => bold),
    italic: share(({ italic }) => italic),
    underlined: share(({ underlined }) => underlined),
    marked: share(({ marked }) => marked),
    colour: share((span) => span.colour === colour) ? colour : null,
    struck: share(({ struck }) => struck),
  };
}

/** Text for people: spaces as one, without any around. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
