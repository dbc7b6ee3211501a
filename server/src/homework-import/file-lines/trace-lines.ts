import type { FieldOrigin, FileLine, UploadAssignment } from '../../contract/homework-draft.ts';
import { enough, findElsewhere, findWhole, holders, isTold, share } from './held-by-questions.ts';
import { organises } from './organises.ts';
import { indexQuestions } from './question-words.ts';
import { readNumbers } from './read-numbers.ts';
import { readPlaces } from './read-places.ts';
import { repeatsTitle } from './repeats-title.ts';
import type { LineWords, SourceLine } from './source-line.ts';
import { withoutSigns } from './without-signs.ts';
import { wordsOf } from './words-of.ts';

/** What a line of a file became. */
export type Fate = Pick<FileLine, 'became' | 'questions'>;

/** What the reader has said of a document beside its draft. */
export interface Said {
  /** Lines that it left out and told of. */
  readonly leftOut: readonly string[];
  /** What it told of the mark scheme, each with the paragraph of its answer: no field has a place for it. */
  readonly notes: readonly { readonly place: number; readonly text: string }[];
}

interface Compared {
  readonly draft: { readonly assignment: UploadAssignment; readonly fields: readonly FieldOrigin[] };
  readonly said: Said;
  /** How many lines, from the first on, are of the file itself: behind them are those of another one with the answers. */
  readonly ownLines: number;
}

/** Most questions that one line names. */
const most = 12;
const nothing: Fate = { became: 'nothing', questions: [] };

/**
 * What became of each line of a file, by the words that it shares with the fields of the draft and the places of those: whatever the
 * reader's conventions have rewritten, a line whose words are nowhere became part of nothing. In the order of the lines; takes time in
 * proportion to the length of the file.
 */
export function traceLines(sources: readonly SourceLine[], compared: Compared): Fate[] {
  const lines = sources.map(toLine);
  const index = indexQuestions(compared.draft.assignment.questions);
  const claimed = new Set<string>();
  const become = (line: LineWords, questions: readonly number[]): Fate => {
    for (const question of questions) claimed.add(`${question} ${line.whole}`);
    return { became: 'question', questions: [...new Set(questions)].slice(0, most) };
  };
  const judge = judgeOf(compared, index);
  const isNumber = readNumbers(sources);
  const fates = lines.map((line, at) => {
    const found = judge(line, at, isNumber(at));
    return Array.isArray(found) ? become(line, found) : found;
  });
  // An option or answer that another line has brought is not this one's.
  return fates.map((fate, at) => {
    const line = lines[at];
    if (fate !== undefined || line === undefined) return fate ?? nothing;
    const questions = findWhole(line, index, claimed);
    return questions.length > 0 ? become(line, questions) : nothing;
  });
}

/** Says of lines, one after another, which questions they are part of, or what else they became; `undefined` where nothing tells. */
function judgeOf(
  { draft: { assignment, fields }, said, ownLines }: Compared,
  index: ReturnType<typeof indexQuestions>,
) {
  const { title, description, weekDate } = assignment;
  const places = readPlaces(fields);
  const about = new Set([title, description, weekDate ?? ''].flatMap(wordsOf));
  const isTitle = repeatsTitle(title);
  const leftOut = new Set([...said.leftOut, ...said.notes.map(({ text }) => text)].map(withoutNumbers));
  // What is nothing but numbers was not told of.
  leftOut.delete('');
  const noted = wordsByPlace(said.notes);
  let covering: number | undefined;

  return (line: LineWords, at: number, isNumber: boolean): number[] | Fate | undefined => {
    const isOwn = at < ownLines && line.place > 0;
    const { words } = line;
    const placed = (at < ownLines ? places.at : places.ofKey).get(line.place) ?? [];
    const notes = noted.get(line.place);
    if (isOwn) covering = places.begins.get(line.place) ?? covering;
    if (placed.length > 0 && isTold(line, placed, index, notes)) return holders(line, placed, index);
    if (isOwn && places.description.has(line.place)) return { became: 'description', questions: [] };
    if (isOwn && places.about.has(line.place)) return { became: 'title', questions: [] };
    if (isOwn && covering === undefined && words.length > 0 && share(words, about) >= enough(words))
      return { became: share(words, new Set(wordsOf(description))) > 0.5 ? 'description' : 'title', questions: [] };
    if (isTitle(words)) return { became: 'title', questions: [] };
    const isHeld =
      covering !== undefined &&
      words.length > 0 &&
      share(words, index.all[covering], notes) >= enough(words) &&
      (words.length > 2 || index.hasPhrase(covering, line.whole));
    if (isOwn && covering !== undefined && isHeld) return [covering];
    const isSaid =
      leftOut.has(withoutNumbers(line.text)) || (notes !== undefined && share(words, notes) >= enough(words));
    if (isSaid || words.length === 0 || isNumber || organises(line.text)) return { became: 'left-out', questions: [] };
    const elsewhere = findElsewhere(line, index, notes);
    return elsewhere.length > 0 ? elsewhere : undefined;
  };
}

function toLine(source: SourceLine): LineWords {
  const words = wordsOf(withoutSigns(source.text));
  return { ...source, words: [...new Set(words)], whole: words.join(' ') };
}

/** As messages have it: without the marks behind it. */
const withoutNumbers = (text: string) =>
  wordsOf(text)
    .filter((word) => !/^\d+$/u.test(word))
    .join(' ');

function wordsByPlace(notes: Said['notes']): ReadonlyMap<number, Set<string>> {
  const noted = new Map<number, Set<string>>();
  for (const { place, text } of notes) {
    const words = noted.get(place) ?? new Set();
    for (const word of wordsOf(text)) words.add(word);
    noted.set(place, words);
  }
  return noted;
}
