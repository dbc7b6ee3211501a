import type { Key } from '../keys/key.ts';
import type { AnswerForm } from '../kinds/answer-forms.ts';
import type { AnswerKindName } from '../kinds/kind-names.ts';
import type { Arrangement } from '../questions/arrangement.ts';
import type { Question } from '../questions/question.ts';
import type { PartMarks } from '../rules/part-marks.ts';
import type { GradeScale } from '../scheme/mark-scheme.ts';

/** A question that arrives with its accepted answers and no mark scheme: uploaded JSON, or `Answer:` lines of a Word file. */
export interface KeyedQuestion
  extends Pick<Question, 'id' | 'type' | 'question' | 'options' | 'marks'>,
    Pick<Arrangement, 'slots' | 'units' | 'choose' | 'passage'> {
  /**
   * Accepted or model answers, as people write them: 'B', '50 seconds', 'stopwatch / clock', a whole sentence. Where there are slots, each begins
   * with its slot: 'Heart: pumps blood'. Where options are to be put in order, they are the options in that order.
   */
  readonly correctAnswers: readonly string[];
  /** The key as data, where somebody has more to say than its text does; read from `correctAnswers` when absent. */
  readonly key?: Key | null | undefined;
  /** Points with accepted answers and marks; if absent, each answer is right by itself. */
  readonly markingPoints?: readonly KeyedPoint[] | null | undefined;
  /** How far from the accepted number an answer may be; 0 when absent. */
  readonly tolerance?: number | null | undefined;
  /** The kind that a person says the accepted answers are of; worked out from them when absent. */
  readonly answerKind?: AnswerKindName | null | undefined;
  /** By wrong option what it shows that somebody picked it. */
  readonly notes?: Readonly<Record<string, string>> | null | undefined;
  /** How parts of an answer earn marks; see `partMarksSchema`. */
  readonly partMarks?: PartMarks | null | undefined;
  /** The form that an answer must have; `any` for none, taken from the question's words when absent. */
  readonly answerForm?: AnswerForm | 'any' | null | undefined;
}

/** One point: any of its answers earns its marks. */
export interface KeyedPoint {
  readonly answers: readonly string[];
  /** Whole marks, 1 or more. */
  readonly marks: number;
}

/** A homework that arrives with nothing but accepted answers. */
export interface KeyedHomework {
  /** The homework's short name, 1 to 64 characters. */
  readonly slug: string;
  readonly title: string;
  /** `science` when absent. */
  readonly gradeScale?: GradeScale;
  readonly questions: readonly KeyedQuestion[];
}
