import type { Line, Look } from '../lines/line.ts';
import { type Family, type MarkForm, markForms } from './mark-forms.ts';
import { answerBehindLabel, type Saying, says } from './sayings.ts';
import { findWorth, type Worth } from './worth.ts';

/** A number, letter or sign at the start of a span that may organise the document. */
export interface Mark {
  /** The form's name; of an automatic list 'list decimal #. 0', and the same ' of' its kind and ' in' its own list. */
  readonly form: string;
  readonly family: Family;
  readonly value: number | null;
  /** Where the text behind it begins, in the span. */
  readonly end: number;
}

/** A mark that is within a span, and where. */
export interface InlineMark extends Omit<Mark, 'family'> {
  readonly from: number;
}

/** Looks that may tell an option from the others. */
export const looks = ['bold', 'italic', 'underline', 'struck', 'colour', 'highlight'] as const;
export type LookName = (typeof looks)[number];

const listFamilies: Record<string, Family> = {
  decimal: 'number',
  lowerLetter: 'lower',
  upperLetter: 'upper',
  lowerRoman: 'roman',
  upperRoman: 'Roman',
  bullet: 'bullet',
};

/** Behind a number or letter within a line, or one in itself. */
const signOfMark = /.[-.．、)）\]①-⑩Ⓐ-Ⓗⓐ-ⓗ☐□○◯❏◻⬜☑☒:：]/u;

/** A line, or a piece of one, with what it says by itself; each fact is worked out when it is first asked for. */
export class Span {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly #within: Partial<Record<Family, readonly InlineMark[]>> = {};
  readonly #said: Partial<Record<Saying, boolean>> = {};
  readonly #looks: Partial<Record<LookName, boolean>> = {};
  /** Pieces that were asked for, by where they stand, so that what one says is worked out once for all readings. */
  #pieces?: Map<number, Span>;
  #mayHoldMarks?: boolean;
  #marks?: readonly Mark[];
  #answer?: string | null;
  #worth?: Worth | null;
  #plain?: string;
  #isHeading?: boolean;
  #colour?: string;

  constructor(line: Line, from = 0, to = line.text.length) {
    const piece = line.text.slice(from, to);
    this.line = line;
    this.from = from + piece.length - piece.trimStart().length;
    this.to = Math.max(this.from, from + piece.trimEnd().length);
    this.text = piece.trim();
  }

  /** The piece between two places of this span. */
  slice(from: number, to = this.text.length): Span {
    if (from <= 0 && to >= this.text.length) return this;
    this.#pieces ??= new Map();
    const place = Math.max(0, from) * (this.text.length + 1) + Math.min(to, this.text.length);
    const piece = this.#pieces.get(place) ?? new Span(this.line, this.from + from, this.from + to);
    this.#pieces.set(place, piece);
    return piece;
  }

  /** Whether it begins its line, so that the line's automatic number is its own. */
  get isWhole(): boolean {
    return this.from === 0;
  }

  get marks(): readonly Mark[] {
    this.#marks ??= [...(this.isWhole ? listMarks(this.line) : []), ...cellMarks(this), ...typedMarks(this.text)];
    return this.#marks;
  }
  /** Whether a sign that ends a mark is within it. */
  get mayHoldMarks(): boolean {
    this.#mayHoldMarks ??= signOfMark.test(this.text.slice(1));
    return this.#mayHoldMarks;
  }
  /** The marks of a family that stand within it, in order, as options do side by side. */
  within(family: Family): readonly InlineMark[] {
    this.#within[family] ??= this.mayHoldMarks ? inlineMarks(this.text, family) : [];
    return this.#within[family];
  }
  /** Whether a mark of a family is at its start or within it. */
  holds(family: Family): boolean {
    return this.marks.some((mark) => mark.family === family) || this.within(family).length > 0;
  }
  mark(forms: ReadonlySet<string>): Mark | undefined {
    return this.marks.find(({ form }) => forms.has(form));
  }
  get asks(): boolean {
    return this.says('asks');
  }
  get beginsAsking(): boolean {
    return this.says('beginsAsking');
  }
  get endsAsking(): boolean {
    return this.says('endsAsking');
  }
  get hasGap(): boolean {
    return this.says('gap');
  }
  get isKeyTitle(): boolean {
    return this.says('keyTitle');
  }
  /** As a line of a key: with the bullet that its list gives it. */
  get keyText(): string {
    return this.isWhole && this.line.list?.format === 'bullet' && this.text !== '' ? `• ${this.text}` : this.text;
  }
  /** The same line as an answer, whatever it says. */
  asAnswer(): Span {
    const answer = new Span(this.line, this.from, this.to);
    answer.#answer = this.keyText;
    return answer;
  }
  /** The same line as room to write, whatever numbers it. */
  asRoom(): Span {
    const room = new Span(this.line, this.from, this.to);
    room.#marks = [];
    room.#mayHoldMarks = false;
    room.#said.room = true;
    return room;
  }
  /** Its text without what is struck out. */
  get seen(): string {
    const struck = this.line.runs.filter(({ look, from, to }) => look.struck && from < this.to && to > this.from);
    if (struck.length === 0) return this.text;
    let text = '';
    let at = this.from;
    for (const { from, to } of struck) {
      text += this.line.text.slice(at, Math.max(at, from));
      at = Math.max(at, to);
    }
    return (text + this.line.text.slice(at, Math.max(at, this.to))).replace(/[ \t]{2,}/gu, ' ').trim();
  }
  /** What follows 'Answer:', or null. */
  get answer(): string | null {
    if (this.#answer === undefined) this.#answer = answerBehindLabel(this.seen);
    return this.#answer;
  }
  get worth(): Worth | null {
    if (this.#worth === undefined) this.#worth = findWorth(this.text);
    return this.#worth;
  }
  says(saying: Saying): boolean {
    this.#said[saying] ??= says(saying, this.text);
    return this.#said[saying];
  }
  /** Letters and digits alone, to compare with. */
  get plain(): string {
    this.#plain ??= plainOf(this.text);
    return this.#plain;
  }
  /** A heading by its style, its look, or its first word. */
  get isHeading(): boolean {
    this.#isHeading ??= looksLikeHeading(this);
    return this.#isHeading;
  }
  /** Whether most of its letters look so. */
  has(look: LookName): boolean {
    this.#looks[look] ??= this.share(({ [look]: own }) => own !== undefined) >= 0.6;
    return this.#looks[look];
  }
  /** The colour that most of its letters have, or ''. */
  get colour(): string {
    this.#colour ??=
      this.line.runs
        .map(({ look }) => look.colour ?? '')
        .find((colour) => colour !== '' && this.share((other) => other.colour === colour) >= 0.6) ?? '';
    return this.#colour;
  }

  /** Share of its letters, 0 to 1, whose look is as asked. */
  share(isSo: (look: Look) => boolean): number {
    let all = 0;
    let so = 0;
    for (const run of this.line.runs) {
      const from = Math.max(run.from, this.from);
      const to = Math.min(run.to, this.to);
      if (from >= to) continue;
      const letters = this.line.text.slice(from, to).replace(/\s+/gu, '').length;
      all += letters;
      if (isSo(run.look)) so += letters;
    }
    return all === 0 ? 0 : so / all;
  }
}

function looksLikeHeading(span: Span): boolean {
  const { text } = span;
  if (span.line.heading !== null) return true;
  if (text.length < 120 && span.says('section')) return true;
  if (text.length >= 90 || span.endsAsking || span.hasGap) return false;
  return span.has('bold') || span.has('underline');
}

export function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+<>=/*^%€£$−-]+/gu, '');
}

function listMarks({ list }: Line): Mark[] {
  if (list === null || list.format === 'none') return [];
  const family = listFamilies[list.format] ?? 'number';
  const form = `list ${list.format}${list.format === 'bullet' ? '' : ` ${list.shape}`} ${list.level}`;
  const mark = { family, value: list.value, end: 0 };
  return [
    { ...mark, form },
    { ...mark, form: `${form} of ${list.abstractId}` },
    { ...mark, form: `${form} in ${list.id}` },
  ];
}

/** A number alone in the first cell of a row, with the question in the next. */
function cellMarks({ text, isWhole, line: { cell } }: Span): Mark[] {
  const match =
    isWhole && cell !== null && cell.column === 0 && cell.columns > 1
      ? /^(?:Q\s?)?0?(\d{1,2})[.)]?$/u.exec(text)
      : null;
  return match === null
    ? []
    : [{ form: '1 in a cell', family: 'number, weakly', value: Number(match[1]), end: text.length }];
}

/** Whether a form is that of one list alone, beside the same form of all lists. */
export const isOwnList = (form: string): boolean => form.startsWith('list') && / (?:of|in) /u.test(form);

/** Room for an answer before the number of a question, which may be filled in: '____ 1.', '( B ) 2.', 'T F 3.'. */
const roomBefore =
  /^(?:_{2,60}\s?([A-H]|T|F|True|False)?\s?_{0,60}\s{0,9}(?=\d|Q|[A-H][.)])|(?:[(（]\s*([A-H]|T|F)?\s*[)）]|T\s?\/?\s?F)\s*(?=\d{1,3}\s?[.)．、]|Q))/iu;

/** What was written on the room before a number, or ''. */
export function answerBefore(text: string): string {
  const match = roomBefore.exec(text);
  return match?.[1] ?? match?.[2] ?? '';
}

function typedMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  const room = roomBefore.exec(text)?.[0].length ?? 0;
  const isOfOption = /^[A-H][.)]/u.test(text.slice(room));
  for (const form of markForms) {
    const isBehind = room > 0 && (isOfOption ? form.family === 'upper' : /^(?:asked-)?number$/u.test(form.family));
    const match = form.pattern.exec(isBehind ? text.slice(room) : text);
    if (match === null) continue;
    const value = valueOfMark(form, match);
    const end = match[0].length + (isBehind ? room : 0);
    if (value !== undefined) marks.push({ form: form.name, family: form.family, value, end });
  }
  return marks;
}

/** The value of a form's match; undefined where the label counts for nothing in it. */
function valueOfMark(form: MarkForm, match: RegExpExecArray): number | null | undefined {
  const label = match.slice(1).find((group) => group !== undefined) ?? '';
  if (label === '' || form.family === 'bullet' || form.family === 'box') return null;
  return form.read(label) ?? undefined;
}

function inlineMarks(text: string, family: Family): InlineMark[] {
  const found: InlineMark[] = [];
  for (const form of markForms) {
    if (form.family !== family || form.inline === undefined) continue;
    for (const match of text.matchAll(form.inline)) {
      const value = valueOfMark(form, match);
      if (value !== undefined && match.index > 0 && !closesBracket(text, match))
        found.push({ from: match.index, end: match.index + match[0].length, value, form: form.name });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** 'A)' in '(Answer: A)' is no mark: it closes what was opened a few words before. */
function closesBracket(text: string, { index, 0: mark }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 60), index);
  return /^[^(（]*[)）]/u.test(mark) && before.lastIndexOf('(') > before.lastIndexOf(')');
}
