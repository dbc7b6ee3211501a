import type { Span } from './span.ts';

/** The lines of a document, with numbered room to write as room: 'i. ____', 'ii. ____' below 'Give two reasons.' */
export function withNumberedRoom(spans: readonly Span[]): readonly Span[] {
  const rooms = new Set<Span>();
  let run: Span[] = [];
  const end = () => {
    if (run.length > 1 || /\p{L}[^\p{L}]+\p{L}/u.test(run[0]?.text ?? '')) for (const span of run) rooms.add(span);
    run = [];
  };
  for (const span of spans) {
    if (span.text === '') continue;
    const values = span.marks.flatMap(({ value, end }) => (isRoom.test(span.text.slice(end)) ? [value] : []));
    if (values.length === 0 && isRoom.test(span.text)) continue;
    if (!values.includes(run.length + 1)) end();
    if (values.includes(run.length + 1)) run.push(span);
  }
  end();
  return spans.map((span) => (rooms.has(span) ? span.asRoom() : span));
}

/** Also several beside each other: behind the first mark 'i)', '____ ii) ____'. */
const isRoom = /^[\s_.…·]{4,}(?:\(?(?:[a-h]|[ivx]{1,4}|\d)[.)][\s_.…·]{4,})*$/iu;
