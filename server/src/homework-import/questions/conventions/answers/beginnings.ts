import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';

const mostWords = 4;

/** What may stand before an answer: '✔', '>>', '[ans]', 'Sol.', 'Ans)', 'R:', 'For the teacher –', 'Answer' before a tab. */
const forms: readonly RegExp[] = [
  /^(?:[^\p{L}\p{N}\s"“”'‘’([{¿¡_.…•]{1,3}(?:\s+|$)|[→⇒➔➜➞►▶✔✓✅»❯]\uFE0F?\s*|>{1,3}\s*|=>\s*)/u,
  /^[[({<]\s?\p{L}[\p{L}. ]{1,20}[\])}>]\s*[:.–—-]?\s*/u,
  /^\p{L}[\p{L}\p{M}'’ ]{0,30}\s?(?:\([\p{L} ]{1,20}\)\s?)?(?:[:)=\]–—-]{1,2}|[-=]?>|[→⇒➔➜])(?:\s+|$)/u,
  /^\p{L}[\p{L}\p{M}]{0,12}\.\)?(?:\s+|$)/u,
  /^\p{L}[\p{L}\p{M}'’ ]{2,20}?(?:\t\s*|\s{3,})(?!.*(?:\t|\s{3}))/u,
];

/** The beginnings of a line that may be a label, as they stand there. */
export function beginningsOf(line: Line): readonly string[] {
  if (line.label !== null || readMarker(line.text)?.kind === 'number') return [];
  const typed = forms.flatMap((form) => form.exec(line.text)?.[0] ?? []);
  return [...typed, ...lookApart(line)].filter(
    (text) => text.trim().split(/\s+/u).length <= mostWords && !isAgain(line, text),
  );
}

/** '□ 90°  □ 180°' has a sign before each of its options. */
const isAgain = ({ text }: Line, beginning: string) =>
  !/\p{L}/u.test(beginning) && text.slice(beginning.length).includes(beginning.trim());

/** 'Key fact' in bold before what is not. */
function lookApart({ spans, text }: Line): readonly string[] {
  const [first] = spans;
  const end = spans.findIndex((span) => span.text.trim() !== '' && span.bold !== first?.bold);
  if (end < 1 || first === undefined || !(first.bold || first.underlined)) return [];
  const length = spans.slice(0, end).reduce((sum, span) => sum + span.text.length, 0);
  return length > 30 || !/^\p{L}[\p{L}\p{M}'’ ]+$/u.test(text.slice(0, length)) ? [] : [text.slice(0, length)];
}

/** How a beginning is told from others: letters alone by their case, words in any. */
export function nameOf(beginning: string): string {
  const plain = beginning.trim();
  return /^\p{L}\P{L}*$/u.test(plain) ? plain : plain.toLowerCase();
}
