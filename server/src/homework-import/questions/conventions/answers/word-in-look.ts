import { asks } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine, spokenLine, tidy } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { type Asked, saidIn } from './look-of-answers.ts';
import type { Look } from './looks.ts';

const mostWords = 4;
const fewestAround = 2;
/** 'soy / eres / es', 'a) True b) False' */
const choices = /\/|[([][^)\]]*,[^)\]]*[)\]]|(?:^|\s)\(?[aA][).]\s.*\s\(?[bB][).]\s/u;
const truth = /^\W*(?:t|f|true|false)\W*$/iu;

/** 'The heart pumps blood.' with one word in the look, and nothing below: its gap was filled. */
export function wordInLook(
  { head, below, hasTable, isTruth }: Asked,
  look: Look,
): { line: Line; spelt: Line } | undefined {
  if (below.length > 0 || hasTable || isTruth || asks(saidIn(head))) return undefined;
  const end = readMarker(head.text)?.end ?? 0;
  const runs = runsOf(sliceLine(head, end), look);
  const [only, ...more] = runs.filter(({ stands, text }) => stands && takeMarks(text).text !== '');
  if (only === undefined || more.length > 0 || truth.test(only.text)) return undefined;
  if (choices.test(saidIn(head)) || readMarker(only.text) !== undefined) return undefined;
  // 'the producer; grass' has its answer behind what is asked.
  const at = runs.indexOf(only);
  const isLast = runs.slice(at + 1).every(({ text }) => takeMarks(text.trim()).text === '');
  if (isLast && /[;:.?!]\s*$/u.test(runs[at - 1]?.text ?? '')) {
    const [asked, marks] = [runs.slice(0, at), runs.slice(at + 1)].map((some) => some.map(({ text }) => text).join(''));
    return speltAs(head, `${head.text.slice(0, end)} ${asked?.replace(/\s*:\s*$/u, '')} ${marks} Answer: ${only.text}`);
  }
  const words = tidy(only.text).split(' ');
  const around = runs.filter((run) => run !== only).flatMap(({ text }) => text.match(/\p{L}{2,}/gu) ?? []);
  if (words.length > mostWords || around.length < Math.max(fewestAround, words.length)) return undefined;
  if (!/^[\p{L}\p{N}].*[\p{L}\p{N}%)]$|^[\p{L}\p{N}]$/u.test(tidy(only.text))) return undefined;
  const said = runs.map((run) => (run === only ? run.text.replace(/\S(?:.*\S)?/su, '___$&___') : run.text)).join('');
  return speltAs(head, `${head.text.slice(0, end)} ${said}`);
}

function speltAs(line: Line, said: string): { line: Line; spelt: Line } {
  const text = tidy(said);
  return { line, spelt: { ...line, text, spans: spokenLine(text, line.place).spans } };
}

/** Spans in a look, or not in it, as one. */
function runsOf({ spans }: Line, look: Look): readonly { readonly text: string; readonly stands: boolean }[] {
  const runs: { text: string; stands: boolean }[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    const stands = span.text.trim() === '' ? last?.stands === true : look(emphasisOf([span]));
    if (last?.stands === stands) last.text += span.text;
    else runs.push({ text: span.text, stands });
  }
  return runs;
}
