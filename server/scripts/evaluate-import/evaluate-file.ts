import type { DraftQuestion } from '../../src/contract/homework-draft.ts';
import { readWordLines } from '../../src/homework-import/lines/read-word-lines.ts';
import { readFiles } from '../../src/homework-import/read-files.ts';
import { type Breach, breachesOf, linesLost } from '../../src/homework-import/testing/laws.ts';
import { plain } from './compare-texts.ts';
import type { Fault } from './faults.ts';
import { type Judgement, judgementOf, judgeQuestion } from './judge-question.ts';
import type { LabelledFile, Truth } from './labelled-files.ts';
import { pairQuestions } from './pair-questions.ts';
import { hasKeyWords } from './shown-answers.ts';

export interface JudgedQuestion extends Judgement {
  readonly truth: Truth;
  /** What was read for it; null where nothing was. */
  readonly read: {
    readonly text: string;
    readonly options: readonly string[];
    readonly answers: readonly string[];
  } | null;
}

/** What was read of one labelled file, question by question. */
export interface Evaluation {
  readonly name: string;
  readonly kind: string;
  readonly author: string;
  readonly questions: readonly JudgedQuestion[];
  /** Questions that stand for none of the labelled ones, and show an answer. */
  readonly strayShown: number;
  readonly linesLost: number;
  readonly breaches: readonly Breach[];
}

/** The faults that give a pupil's right answer no mark, or a wrong one marks. */
const wrongAnswers: ReadonlySet<Fault> = new Set(['answer wrong', 'answer invented', 'answer that is no option']);
export const hasWrongAnswer = ({ faults }: Judgement): boolean => faults.some((fault) => wrongAnswers.has(fault));

/** Holds questions against labels, with the place of the question that stands for each. */
export function judgeQuestions(truths: readonly Truth[], questions: readonly DraftQuestion[]) {
  const pairs = pairQuestions(truths, questions);
  const judged = truths.map((truth, of): JudgedQuestion => {
    const at = pairs[of] ?? null;
    const question = at === null ? undefined : questions[at];
    if (at === null || question === undefined) return { ...judgementOf(['lost']), truth, read: null };
    const read = { text: question.question, options: question.options, answers: question.correctAnswers };
    return { ...judgeQuestion(truth, question, questions.slice(0, at)), truth, read };
  });
  return { judged, pairs };
}

/** Reads a file as an upload is read, a pair as one upload of two, and holds it against its labels. */
export async function evaluateFile({ name, kind, author, files, truths }: LabelledFile): Promise<Evaluation> {
  const { drafts } = await readFiles(files, undefined);
  // Where a pair was read as two homeworks, what pupils get is the paper.
  const ofPaper = drafts.filter((draft) => draft.name !== files[1]?.name);
  const own = ofPaper.length > 0 ? ofPaper : drafts;
  const questions = own.flatMap(({ assignment }) => assignment.questions);
  const { judged, pairs } = judgeQuestions(truths, questions);
  const taken = new Set(pairs);
  const last = Math.max(-1, ...pairs.flatMap((at) => at ?? []));
  // Labels end early in a long file: what is far behind the last is not judged.
  const strays = questions.filter((one, at) => !taken.has(at) && at <= last + 2 && hasKeyWords(one));
  const swallowed = truths.filter((truth, of) => pairs[of] === null && standsWithAnswer(truth, questions));
  const documents = await Promise.all(
    files.filter((file) => file.name.endsWith('.docx')).map(({ bytes }) => readWordLines(bytes)),
  );
  return {
    ...{ name, kind, author, questions: judged },
    strayShown: strays.length + swallowed.length,
    linesLost: own.reduce((sum, draft) => sum + linesLost(draft).length, 0),
    breaches: own.length === 1 ? own.flatMap((draft) => breachesOf(draft, documents)) : [],
  };
}

/** Whether a question that was not read is with its answer behind it inside of another. */
function standsWithAnswer(
  { text, answers }: Truth,
  questions: readonly { question: string; options: string[] }[],
): boolean {
  const own = plain(text);
  if (answers === null || own.length < 12) return false;
  return questions.some(({ question, options }) => {
    const all = plain(question + options.join(' '));
    return answers.some((answer) => all.includes(own + plain(answer)));
  });
}
