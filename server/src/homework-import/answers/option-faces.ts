import { answerWithinText } from '../marks/sayings.ts';
import { looks, type Span } from '../marks/span.ts';
import type { Option } from '../reading/block.ts';

/** An option as a pupil sees it, and what besides its words marks it as right. */
export interface Face {
  readonly text: string;
  readonly value: number | null;
  /** A tick, a star, '(correct)', or its own letter after it if the document does so. */
  readonly hasSign: boolean;
  readonly looks: ReadonlySet<string>;
  readonly pictures: readonly number[];
}

const signBehind =
  /\s*(?:[✅✓✔☑√🗸]+|[[(（]\s*(?:correct(?: answer)?|right(?: answer)?|answer|true answer|ans|key|x|✓|✔|richtig|correcta?|верно)\s*[\])）]|(?<=\S)\s*\*+|(?:[←⇐]+|<-+)\s*(?:correct(?: answer)?|right|answer|ans)?\s*|[-–—]+\s*(?:correct(?: answer)?|right|answer|ans)\s*|\s+(?:correct answer|\bans(?:wer)?))\s*[.]?$/iu;
const signBefore = /^\s*(?:[✅✓✔☑☒√🗹]|\[\s*[xX✓✔*]\s*\]|\(\s*[xX✓✔*]\s*\)|\*+(?=\s*\S))\s*/u;
const ownLetter = (at: number) => new RegExp(String.raw`(?<=\S)\s+\(?${String.fromCharCode(65 + at)}\)?\s*$`, 'u');
const dots = /\s*(?:\.{4,}|…{2,}|_{3,})\s*$/u;

/** The faces of a document's options, by question: what counts as a sign is decided for all together. */
export function readFaces(questions: readonly (readonly Option[])[]): Face[][] {
  const texts = questions.map((options) => {
    const own = options.map(
      ({ spans, said }) =>
        said ??
        spans
          .map(({ seen }) => seen)
          .join('\n')
          .trim(),
    );
    // Text between the options of a list in a sentence belongs to none of them.
    const isListed = own.length > 2 && own.slice(0, -1).every((text) => /[^\s,;][,;]$/u.test(text));
    return isListed ? own.map((text) => text.replace(/[,;]$/u, '')) : own;
  });
  // 'The reason explains A' and 'it does not explain A' end in a letter that is no sign.
  const lettered = texts.filter(
    (own) =>
      own.filter((text) => /\s\(?[A-H]\)?\s*$/u.test(text)).length === 1 &&
      own.some((text, at) => at < 26 && ownLetter(at).test(text)),
  ).length;
  const asked = texts.filter((own) => own.length >= 2).length;
  const hasOwnLetters = lettered >= Math.max(2, 0.4 * asked);
  return questions.map((options, index) =>
    options.map(({ spans, value }, at): Face => {
      let text = texts[index]?.[at] ?? '';
      let hasSign = markHasSign(spans);
      const strip = (pattern: RegExp, isSign: boolean) => {
        const from = pattern.source.startsWith('^') ? 0 : Math.max(0, text.length - 60);
        const match = pattern.exec(text.slice(from));
        if (match === null || match[0].length === text.length) return;
        text = (text.slice(0, from + match.index) + text.slice(from + match.index + match[0].length)).trim();
        hasSign ||= isSign;
      };
      // What says its own answer is no option; read as one, it must not show it.
      const within = answerWithinText(text);
      if (within !== null) text = (text.slice(0, within.from) + text.slice(within.to)).trim();
      strip(signBehind, true);
      strip(signBefore, true);
      if (hasOwnLetters) strip(ownLetter(at), true);
      strip(dots, false);
      return { text, value, hasSign, looks: looksOf(spans), pictures: spans.flatMap(({ line }) => line.pictures) };
    }),
  );
}

/** A tick or star within the mark itself: '*b)', '[x] Paris', '☑ Paris'. */
function markHasSign([head]: readonly Span[]): boolean {
  if (head === undefined) return false;
  if (head.line.checked === true) return true;
  const mark = head.line.text.slice(0, head.from);
  return (
    /(?:^|\s)(?:\*|[☑☒✓✔✅]|\[\s*[xX✓✔]\s*\])[^\s]*\s*$/u.test(mark.trimEnd()) || /(?:^|\s)\*\S{1,3}\s*$/u.test(mark)
  );
}

function looksOf(spans: readonly Span[]): Set<string> {
  const found = new Set<string>(
    looks.filter((look) => spans.length > 0 && spans.every((span) => span.text === '' || span.has(look))),
  );
  const [head] = spans;
  if (head !== undefined && head.colour !== '') found.add(`colour ${head.colour}`);
  return found;
}

/** The format of right options: in at least half of the choices few have it, never all. '' if none. */
export function lookOfAnswers(questions: readonly (readonly Face[])[]): string {
  const choices = questions.filter((faces) => faces.length >= 2);
  const counts = new Map<string, number>();
  for (const faces of choices) {
    for (const look of new Set(faces.flatMap((face) => [...face.looks]))) {
      const many = faces.filter((face) => face.looks.has(look)).length;
      if (many === 1) counts.set(look, (counts.get(look) ?? 0) + 1);
      else if (many <= faces.length / 2 + 0.5) counts.set(look, (counts.get(look) ?? 0) + 0.7);
    }
  }
  const order = (look: string) => (look.startsWith('colour ') ? 1 : 0);
  const [first] = [...counts].sort((a, b) => b[1] - a[1] || order(a[0]) - order(b[0]));
  return first !== undefined && first[1] >= Math.max(1, 0.5 * choices.length) ? first[0] : '';
}

/** Indexes of the options that have a format that others lack. */
export function placesWithLook(faces: readonly Face[], look: string): number[] {
  const found = faces.flatMap((face, at) => (face.looks.has(look) ? [at] : []));
  return found.length < faces.length ? found : [];
}
