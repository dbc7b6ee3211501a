import type { Span } from '../marks/span.ts';
import type { Origin, SourceHomework } from '../read-homework.ts';

/** What the head of a document says about the homework, and the lines that say it. */
export interface Front {
  readonly fields: Pick<
    SourceHomework,
    'title' | 'description' | 'yearGroup' | 'weekNumber' | 'weekDate' | 'totalMarks'
  >;
  readonly origins: SourceHomework['origins'];
  readonly title: ReadonlySet<Span>;
  readonly description: ReadonlySet<Span>;
  /** What belongs to the first question: its section's heading, instructions, a passage. */
  readonly rest: readonly Span[];
}

const year = /\byear\s?(1[0-4]|[1-9])\b/iu;
const week = /\bweek\s?(\d{1,2})\b/iu;
const beginning = /\bweek (?:beginning|commencing|of)\s*[:-]?\s*(.{4,40}?)\s*$/iu;
const total =
  /\btotal\s*(?:marks?|points)?\s*(?:for .{1,20})?\s*[:=]?\s*[_/\s]*(\d{1,3})\s*(?:marks|points)?|^\W*(\d{1,3})\s*marks\W*$|\b(\d{1,3})\s*marks\s*(?:in )?total\b/iu;

/** Reads the lines above the first question. `notes` are headers and footers, which may name the year too. */
export function readFront(above: readonly Span[], notes: readonly string[], fileName: string): Front {
  const origins: Record<string, Origin> = {};
  const titleLines = new Set<Span>();
  const description = new Set<Span>();
  const find = (field: string, pattern: RegExp): RegExpExecArray | undefined => {
    for (const span of above) {
      const match = span.text.length > 160 ? null : pattern.exec(span.text);
      if (match === null) continue;
      origins[field] = { place: { unit: 'paragraph', number: span.line.place }, confidence: 0.9 };
      if (match[0].length > span.text.length / 2) titleLines.add(span);
      return match;
    }
    return undefined;
  };
  const elsewhere = (pattern: RegExp) =>
    [...notes, fileName.replace(/[_-]+/gu, ' ')].map((text) => pattern.exec(text)).find((match) => match !== null);
  const titled = above.find((span) => span.line.heading !== null) ?? above.find((span) => isTitle(span));
  if (titled !== undefined) {
    titleLines.add(titled);
    origins.title = { place: { unit: 'paragraph', number: titled.line.place }, confidence: 0.8 };
  }
  const saysYear = find('yearGroup', year) ?? elsewhere(year) ?? undefined;
  const saysDate = find('weekDate', beginning);
  const saysWeek = find('weekNumber', week);
  const saysTotal = find('totalMarks', total);
  const at = firstOfSection(above, titleLines);
  for (const span of above.slice(0, at)) if (!titleLines.has(span) && isAbout(span)) description.add(span);
  const first = [...description][0];
  if (first !== undefined)
    origins.description = { place: { unit: 'paragraph', number: first.line.place }, confidence: 0.7 };
  const number = (match: RegExpExecArray | undefined) => {
    const said = match?.slice(1).find((group) => group !== undefined);
    return said === undefined ? undefined : Number(said);
  };
  return {
    fields: {
      title: titled?.text,
      description: description.size === 0 ? undefined : [...description].map(({ text }) => text).join('\n'),
      yearGroup: number(saysYear),
      weekNumber: number(saysWeek),
      weekDate: saysDate?.[1] === undefined ? undefined : `Week Beginning ${saysDate[1]}`,
      totalMarks: number(saysTotal),
    },
    origins,
    title: titleLines,
    description,
    rest: above.slice(at).filter((span) => !titleLines.has(span)),
  };
}

const isAbout = (span: Span) => !span.says('noise') && span.text !== '';
const isTitle = (span: Span) =>
  isAbout(span) &&
  span.text.length <= 120 &&
  span.marks.length === 0 &&
  !span.endsAsking &&
  !span.hasGap &&
  span.line.cell === null;

/** Where the first question's material begins: at the last heading, instruction or passage. */
function firstOfSection(above: readonly Span[], title: ReadonlySet<Span>): number {
  const isOfQuestion = (span: Span) =>
    !title.has(span) &&
    (span.text.length > 140 ||
      span.line.pictures.length > 0 ||
      (span.says('instructs') && span.text.length > 15) ||
      span.isHeading ||
      span.says('truth'));
  let at = above.length;
  while (at > 0) {
    const span = above[at - 1];
    if (span === undefined || title.has(span)) break;
    at -= 1;
  }
  const own = above.findIndex((span, place) => place >= at && isOfQuestion(span));
  return own < 0 ? above.length : own;
}
