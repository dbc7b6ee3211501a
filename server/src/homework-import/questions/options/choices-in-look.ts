import { type Line, tidy } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';

const around = /^["“'‘(]+|["”'’).,;:?!]+$/gu;

/**
 * Of 'Ice lies **under** / **on top of** water.' what stands out on both sides of each slash, so many choices; so it is where the slash stands out with
 * them. `undefined` where one side does not, or the whole line does.
 */
export function choicesInLook({ spans, text }: Line, count: number): readonly string[] | undefined {
  const start = readMarker(text)?.end ?? 0;
  const runs: { from: number; to: number }[] = [];
  let at = 0;
  for (const span of spans) {
    const last = runs.at(-1);
    const isBehind = last?.to === at;
    const to = at + span.text.length;
    // Spaces and slashes between two that stand out are between choices.
    if (last !== undefined && isBehind && /^[\s/]*$/u.test(span.text)) last.to = to;
    else if (span.text.trim() !== '' && (span.marked || span.colour !== null || span.bold || span.underlined)) {
      if (last !== undefined && isBehind) last.to = to;
      else runs.push({ from: at, to });
    }
    at = to;
  }
  const found = runs.filter(({ from, to }) => text.slice(from, to).includes('/'));
  const [only] = found;
  if (only === undefined || found.length > 1 || (only.from <= start && only.to >= text.length)) return undefined;
  const choices = text
    .slice(only.from, only.to)
    .split('/')
    .map((one) => tidy(one).replace(around, ''));
  return choices.length === count && choices.every((one) => one !== '') ? choices : undefined;
}
