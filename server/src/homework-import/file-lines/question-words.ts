import type { DraftQuestion } from '../../contract/homework-draft.ts';
import { wordsOf } from './words-of.ts';

/** Where the words of a draft's questions are. Questions go by their places in the draft. */
export interface QuestionWords {
  /** Of each question everything that it says. */
  readonly all: readonly ReadonlySet<string>[];
  /** Questions by a word that few of them have. */
  readonly byRareWord: ReadonlyMap<string, readonly number[]>;
  /** Questions by a whole option or answer, its words with single spaces. */
  readonly byWhole: ReadonlyMap<string, readonly number[]>;
  /** Whether a question has a few words as what they are: within an option or answer, as a cell, or where one of its texts begins or ends. */
  readonly hasPhrase: (question: number, whole: string) => boolean;
}

/** A word in more questions than this tells little of which one a line belongs to, and would be slow to follow. */
const few = 12;

export function indexQuestions(questions: readonly DraftQuestion[]): QuestionWords {
  const all = questions.map((question) => new Set(textsOf(question).flatMap(wordsOf)));
  const byWord = new Map<string, number[]>();
  for (const [index, words] of all.entries()) for (const word of words) add(byWord, word, index, few + 1);
  const byWhole = new Map<string, number[]>();
  for (const [index, { options, correctAnswers }] of questions.entries()) {
    for (const text of new Set([...options, ...correctAnswers])) add(byWhole, wordsOf(text).join(' '), index, few);
  }
  const phrases = questions.map(phrasesOf);
  return {
    all,
    byRareWord: new Map([...byWord].filter(([, found]) => found.length <= few)),
    byWhole,
    hasPhrase: (question, whole) => {
      const own = phrases[question] ?? '';
      return [` ${whole} `, `^${whole}$`, `^${whole} `, ` ${whole}$`].some((phrase) => own.includes(phrase));
    },
  };
}

/** '^What is it$' for a text, '^ chalk $' for an option: within that a phrase counts too. */
function phrasesOf(asked: DraftQuestion): string {
  const { question, description, options, correctAnswers, markingPoints, studyTip, table } = asked;
  const texts = `${question}\n${description ?? ''}\n${studyTip ?? ''}`.split('\n');
  const cells = table === null ? [] : [table.caption, ...table.columns, ...table.rows.flat()];
  const within = [...options, ...correctAnswers, ...(markingPoints ?? []).flatMap(({ answers }) => answers)];
  // Room between the words of a text, so that a phrase is found at its ends alone.
  const outer = [...texts, ...cells].map((text) => `^${endsOf(wordsOf(text))}$`);
  return [...outer, ...within.map((text) => `^ ${wordsOf(text).join(' ')} $`)].join('');
}

/** The first and last words, as far as a short line reaches. */
function endsOf(words: readonly string[]): string {
  return words.length < 5 ? words.join(' ') : `${words.slice(0, 2).join(' ')}  ${words.slice(-2).join(' ')}`;
}

function add(index: Map<string, number[]>, key: string, question: number, most: number): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [question]);
  else if (known.length < most) known.push(question);
}

function textsOf(asked: DraftQuestion): string[] {
  const { type, question, description, options, correctAnswers, markingPoints, studyTip, diagramAlt, table } = asked;
  return [
    question,
    description ?? '',
    studyTip ?? '',
    diagramAlt ?? '',
    ...options,
    ...correctAnswers,
    ...(markingPoints ?? []).flatMap(({ answers }) => answers),
    ...(table === null ? [] : [table.caption, ...table.columns, ...table.rows.flat()]),
    ...(type === 'true-false' ? ['true false'] : []),
  ];
}
