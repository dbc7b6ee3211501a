import { type Evaluation, hasWrongAnswer } from './evaluate-file.ts';

/** The figures of files together; all but `files` and what follows `shown` count questions. */
export interface Figures {
  readonly files: number;
  readonly questions: number;
  readonly right: number;
  readonly blemish: number;
  readonly lost: number;
  readonly structure: number;
  readonly wrongAnswers: number;
  /** Answers that a pupil would see. */
  readonly shown: number;
  readonly linesLost: number;
  /** Parts without their stem. */
  readonly stemsLost: number;
  /** Breaches of the laws 1 to 4, and 6. */
  readonly breaches: readonly [number, number, number, number, number];
}

export function tallyFigures(evaluations: readonly Evaluation[]): Figures {
  const questions = evaluations.flatMap((one) => one.questions);
  const count = (isSo: (one: (typeof questions)[number]) => boolean) => questions.filter(isSo).length;
  const sum = (of: (one: Evaluation) => number) => evaluations.reduce((total, one) => total + of(one), 0);
  const breachesOf = (law: number) => sum(({ breaches }) => breaches.filter((one) => one.law === law).length);
  return {
    files: evaluations.length,
    questions: questions.length,
    right: count(({ verdict }) => verdict === 'right'),
    blemish: count(({ verdict }) => verdict === 'blemish'),
    lost: count(({ faults }) => faults.includes('lost')),
    structure: count(({ hasStructure }) => hasStructure),
    wrongAnswers: count(hasWrongAnswer),
    shown: count(({ faults }) => faults.includes('answer shown')) + sum(({ strayShown }) => strayShown),
    linesLost: sum((one) => one.linesLost),
    breaches: [breachesOf(1), breachesOf(2), breachesOf(3), breachesOf(4), breachesOf(6)],
    stemsLost: count(({ faults }) => faults.includes('stem') || faults.includes('stem elsewhere')),
  };
}

const percent = (part: number, whole: number) => `${whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1)}%`;

/** One line of the report: a name and its figures. */
export function figuresLine(name: string, figures: Figures): string {
  const { questions, right, structure, wrongAnswers, shown, linesLost, stemsLost, breaches } = figures;
  const share = (part: number) => `${String(part).padStart(3)} ${percent(part, questions).padStart(6)}`;
  return `${name.slice(0, 40).padEnd(40)} ${String(questions).padStart(4)} questions  right ${share(right)}  structure ${share(structure)}  wrong answers ${wrongAnswers}  shown ${shown}  lines lost ${linesLost}  stems lost ${stemsLost}  breaches ${breaches.join('/')}`;
}
