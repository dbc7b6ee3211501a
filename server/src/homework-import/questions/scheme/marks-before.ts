import { readCount } from './points.ts';

/** A text of a mark scheme whose points are told by their marks behind them, and what of it earns only a part of the marks. */
export interface ByMarks {
  readonly text: string;
  readonly notes: readonly string[];
}

const start =
  /(?<=^|\n|[;.,–—-]\s+|\s{2,})[^\p{L}\d\n]{0,3}(?:(?:award|give|allow|for)\s+)?(\d|one|two|three|four|five|six)\s+(?:marks?|mks?)\s*(?:(?:is\s+|are\s+)?(?:awarded\s+|given\s+)?(?:for|if)\b|[:=–—-]|\.(?=\s+\p{Lu}))\s*(?!(?:each|every|per|any|(?:a|the)?\s*correct|full|max\w*)\b)(?:(?:saying|stating|mentioning|noting|writing|explaining|identifying|recognising|the\s+idea)\s+(?:that\s+|of\s+)?)?(?=\S)/giu;

/** Whether a line begins with its marks: '1 mark for saying that hydrogen is made', '2 marks: …', '1 mark. Hydrogen'; '1 mark for each' is none. */
export const beginsWithMarks = (text: string): boolean =>
  !instructs.test(text) && [...text.matchAll(start)].some(({ index }) => index === 0);

/** 'Award 1 mark for …' alone is said to the examiner. */
const instructs = /^\W*(?:award|give|allow|for)\b/iu;

/** '1 mark each for any two from: …' without what each is worth. */
export const withoutMarkEach = (text: string): string => text.replace(markEach, '');

const markEach =
  /^\W*(?:(?:award|give|allow)\s+)?(?:1|one)\s+(?:marks?|mks?)\s+(?:each\s+)?(?:for\s+)?(?:each\s+of\s+)?(?=any\s+(?:\d|one|two|three|four|five|six)\b)/iu;

/**
 * '1 mark: it gets warmer; 1 mark: it melts' has points with their marks; of '1 mark: friction; 2 marks: friction heats the brakes' only the
 * last has all marks, and 'friction' is a note. So is what stands behind an answer: '7/20 – 1 mark for 35/100'.
 */
export function pointsByMarks(text: string, marks: number | undefined): ByMarks {
  const found = [...text.matchAll(start)];
  const before = text.slice(0, found[0]?.index).replace(ending, '').trim();
  const clauses = found.map(({ index, 0: whole, 1: count = '' }, at) => ({
    whole: text
      .slice(index, found[at + 1]?.index)
      .replace(ending, '')
      .trim(),
    said: text
      .slice(index + whole.length, found[at + 1]?.index)
      .replace(ending, '')
      .trim(),
    count: readCount(count.toLowerCase()),
  }));
  if (clauses.length === 0 || (clauses.length === 1 && before === '' && instructs.test(text)))
    return { text, notes: [] };
  const counts = clauses.map(({ count }) => count);
  const [most, sum] = [Math.max(0, ...counts), counts.reduce((one, other) => one + other, 0)];
  const isPart = before !== '' && most < (marks ?? most + 1);
  if (isPart) return { text: before, notes: clauses.map(({ whole }) => whole) };
  const areLevels = new Set(counts).size > 1 && sum !== marks;
  if (!areLevels)
    return { text: [before, ...clauses.map(({ said, count }) => `${said} (${count})`)].join('\n').trim(), notes: [] };
  return {
    text: [before, ...clauses.flatMap(({ said, count }) => (count === most ? [said] : []))].join('\n').trim(),
    notes: clauses.flatMap(({ whole, count }) => (count === most ? [] : [whole])),
  };
}

const ending = /[\s;.,–—-]+$/u;
