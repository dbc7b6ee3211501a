import type { Span } from '../marks/span.ts';

/** What no paper for pupils is called. */
const titlesKey =
  /\b(?:(?:mark|scor)(?:ing)?\s*(?:scheme|guide|key)|markscheme|answer\s*key|model\s*answers)\b|mwongozo|gabarito|corrigé/iu;

/** Whether a title among the first lines says that these are answers. */
export const isTitledKey = (spans: readonly Span[]): boolean =>
  spans.slice(0, 25).some((span) => span.isKeyTitle || (span.text.length < 90 && titlesKey.test(span.text)));

/** In how many of the questions of a scheme answers must stand below the marks. */
const enough = 0.6;

/**
 * The lines of a document with its answers told apart, where it is a scheme that says the questions and below the marks of each its answer:
 * 'State one use of a lens. (1 mark)', 'It makes things look larger'. Any other document comes back as it is.
 */
export function withinScheme(spans: readonly Span[]): readonly Span[] {
  if (!isTitledKey(spans)) return spans;
  const marked = spans.flatMap(({ text, worth }, at) => (worth !== null && worth.to === text.length ? [at] : []));
  const answers = marked.map((at) => {
    const end = spans.findIndex((span, below) => below > at && !mayAnswer(span));
    return spans.slice(at + 1, end < 0 ? spans.length : end);
  });
  const many = answers.map(({ length }) => length).filter((length) => length > 0);
  // As many lines below each are options.
  const areOptions = new Set(many).size === 1 && many[0] !== 1;
  if (many.length < Math.max(2, enough * marked.length) || areOptions) return spans;
  const told = new Set(answers.flat());
  return spans.map((span) => (told.has(span) ? span.asAnswer() : span));
}

/** '0.2 N' is no number of a question. */
const quantity = /^[-–]?\d+\.\d+\s?\S{0,8}$/u;

const mayAnswer = (span: Span): boolean =>
  (quantity.test(span.text) || span.marks.every(({ family }) => family.includes('weakly') || family === 'bullet')) &&
  span.line.cell === null &&
  span.worth?.to !== span.text.length &&
  !span.isHeading &&
  !span.endsAsking &&
  !span.hasGap &&
  !span.says('room') &&
  !span.says('noise');
