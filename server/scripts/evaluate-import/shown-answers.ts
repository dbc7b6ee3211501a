import type { DraftQuestion } from '../../src/contract/homework-draft.ts';
import { plain } from './compare-texts.ts';
import { type Truth, textsOf } from './labelled-files.ts';

const keyWords =
  /(?:^|[\n([])\s*(?:correct\s+answers?|answers?|ans|solution|key|jibu|đáp án|答案|正确答案)\s*(?:is|are)?\s*[:=]\s*\(?\S/imu;

const seen = ({ question, options, table }: DraftQuestion): string =>
  [question, ...options, table === null ? '' : JSON.stringify(table)].join('\n');

/** Whether a question has the words of a key. */
export const hasKeyWords = (question: DraftQuestion): boolean =>
  keyWords.test([question.question, ...question.options].join('\n'));

/** Whether a pupil would see the right answer: its words, its sign at an option, or itself in the text. */
export function showsAnswer(truth: Truth, question: DraftQuestion): boolean {
  const own = [...textsOf(truth), ...truth.options].join('\n');
  if (keyWords.test(seen(question)) && !keyWords.test(own)) return true;
  if (truth.answers === null || truth.answers.length === 0 || truth.answersRule === 'free') return false;
  if (truth.type === 'true-false') return /[-–:]\s*(?:true|false)\s*$/iu.test(question.question.trim());
  return truth.options.length > 1
    ? showsChoice(truth, truth.answers, question)
    : showsWritten(truth, truth.answers, question);
}

function showsChoice(truth: Truth, answers: readonly string[], { question, options }: DraftQuestion): boolean {
  const right = answers.map(plain);
  const isSigned = options.some((option, at) => {
    const want = plain(truth.options[at] ?? '');
    if (want === '' || !right.includes(want) || !plain(option).startsWith(want)) return false;
    return /^(?:\(?[a-h]\)?|✓|✔|\*+|\(?(?:correct|right|true)\)?|x)$/u.test(plain(option).slice(want.length));
  });
  if (isSigned) return true;
  if (options.length === truth.options.length + 1 && right.includes(plain(options.at(-1) ?? ''))) return true;
  if (options.length !== truth.options.length) return false;
  const text = plain(question);
  const own = plain(textsOf(truth).join(' '));
  const wrongOnes = truth.options.map(plain).filter((option) => !right.includes(option));
  return right.some(
    (answer) =>
      answer.length >= 6 &&
      text.includes(answer) &&
      !own.includes(answer) &&
      !wrongOnes.some((option) => text.includes(option)),
  );
}

function showsWritten(truth: Truth, answers: readonly string[], { question, options, table }: DraftQuestion): boolean {
  if (truth.type === 'gap' && /_+[a-z]+_+/iu.test(question)) return true;
  const text = plain(question) + (table === null ? '' : plain(JSON.stringify(table)));
  const own = plain(textsOf(truth).join(' ')) + plain(truth.under ?? '');
  const wanted = answers.map((answer) => plain(answer).slice(0, 60)).filter((answer) => answer.length >= 4);
  if (wanted.some((answer) => text.includes(answer) && !own.includes(answer))) return true;
  if (truth.options.length > 0 || truth.orOptions !== undefined || options.length > 1) return false;
  return options.some((option) =>
    answers.some((answer) => plain(answer).length >= 4 && plain(answer) === plain(option)),
  );
}
