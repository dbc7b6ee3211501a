import { alternatives } from '../alternatives.ts';
import { findWorth } from '../marks/worth.ts';

/** What a mark scheme says of one written answer. */
export interface SchemeAnswers {
  /** Each alone is right; of several points all their answers. */
  readonly answers: readonly string[];
  /** How they earn the marks, where that is more than one answer for all of them. */
  readonly points:
    | readonly { readonly answers: readonly string[]; readonly marks: number; readonly isSaid: boolean }[]
    | null;
  /** Words to the examiner that accept nothing: 'Do not accept walking'. */
  readonly notes: readonly string[];
}

const bullet = /^\s*(?:[-–—•▪*·➢→]|\(?[a-h1-9][.)])\s+/u;
/** Ticks, one with its marks, or a code of exam boards: '✓✓', '✓2', 'B1'. */
const codeBehind = /(?:\s?[✓✔√]\s?(\d)?)+$| \[?[BMACE]1\]?$/u;
const anyOf =
  /^\W*(?:any|at least)\s+(one|two|three|four|five|\d)\s*(?:of|from|points?|reasons?|examples?|correct)?[^:]{0,30}[:：]?\s*/iu;
const accept = /^\W*(?:also\s+)?(?:accept|allow|credit)(?:ed)?(?:\s+also)?\s*[:：]?\s+/iu;
const refuse =
  /^\W*(?:do\s+not|don['’]?t|not)\s+(?:accept|allow|credit)|^\W*(?:reject|ignore|insufficient|note|nb)\b/iu;
const inBrackets = /[[(](?:also )?(?:accept|allow)[ :：]+([^)\]]+)[)\]]/iu;
const result = /^[^=]*\d[^=]*[×x*/÷+\-−^][^=]*=\s*([^=]+)$/u;

/**
 * Reads what a mark scheme says of a written answer, as teachers and exam boards write it: alternatives between slashes, points with their marks,
 * 'any two from', words to the examiner. `marks` is what the question is worth; null where that is not known.
 */
export function readSchemeAnswers(text: string, marks: number | null): SchemeAnswers {
  const notes: string[] = [];
  const points: { answers: string[]; marks: number; isSaid: boolean }[] = [];
  let isAny = false;
  for (const line of splitLines(text)) {
    let own = line.replace(bullet, '').trim();
    if (anyOf.test(own)) {
      isAny = true;
      own = own.replace(anyOf, '');
    }
    if (own === '') continue;
    const last = points.at(-1);
    if (refuse.test(own)) notes.push(own);
    else if (accept.test(own) && last !== undefined) last.answers.push(...accepted(own.replace(accept, '')));
    else if (/^\W*or\W*$/iu.test(own)) continue;
    else {
      for (const one of isAny ? own.split(/[;•]\s*|,\s+(?=\S)/u) : own.split(/;\s+/u)) {
        const worth = findWorth(one);
        const isMarked = worth !== null && worth.from > 0 && worth.to === one.length;
        const code = codeBehind.exec(one);
        const bare = (isMarked ? one.slice(0, worth.from) : one).replace(codeBehind, '').trim();
        if (bare === '') continue;
        const granted = inBrackets.exec(bare);
        const said = accepted(bare.replace(inBrackets, ''));
        points.push({
          answers: granted?.[1] === undefined ? said : [...said, ...accepted(granted[1])],
          marks: isMarked
            ? worth.marks
            : Math.max(1, Number(code?.[1] ?? 0), (code?.[0].match(/[✓✔√]/gu) ?? []).length),
          isSaid: isMarked || code !== null,
        });
      }
    }
  }
  const answers = [...new Set(points.flatMap((point) => point.answers))];
  const sum = points.reduce((all, point) => all + point.marks, 0);
  const hasPoints =
    (points.length > 1 || (points.length === 1 && points[0]?.isSaid === true && marks !== null && marks !== sum)) &&
    (isAny || points.some(({ isSaid }) => isSaid) || (marks !== null && marks > 1 && sum >= marks));
  if (hasPoints) return { answers, points, notes };
  // Lines that are no points are one answer told in several lines.
  const [only] = points;
  if (points.length > 1) return { answers: [text.trim()], points: null, notes };
  return { answers: only === undefined ? [] : only.answers, points: null, notes };
}

const splitLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** What a text of a scheme accepts; of working the result is right too. */
function accepted(text: string): string[] {
  const own = text.trim().replace(/\.$/u, '');
  if (own.includes(' // ')) return own.split(' // ').flatMap(accepted);
  const worked = own.length > 120 ? undefined : result.exec(own)?.[1]?.trim();
  return worked === undefined ? alternatives(own) : [own, worked];
}
