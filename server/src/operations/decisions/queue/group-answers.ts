import { hash } from 'node:crypto';
import {
  type Answer,
  answerKey,
  type Certainty,
  certaintyOf,
  type FilledSlot,
  findQuestionType,
  isAnswered,
  isShown,
  type MarkedQuestion,
  orderByTelling,
  type QuestionResult,
  type Shown,
  slotResults,
} from '@markwell/marking-core';

/** One answer of an attempt, with its result. */
export interface GivenAnswer {
  readonly question: MarkedQuestion;
  readonly homeworkId: number;
  readonly studentId: number;
  readonly studentClass: string;
  readonly answer: Answer;
  readonly result: QuestionResult;
  /** Whether the student thinks that it should count, and has no answer to that yet. */
  readonly isAsked: boolean;
}

/** Answers to one question that say the same. */
export interface AnswerGroup {
  /** See `groupKey`. */
  readonly key: string;
  readonly homeworkId: number;
  readonly questionId: string;
  /** How it was written, and how often, most often first; of a combined question the reason. */
  readonly writings: readonly string[];
  readonly choice: string | null;
  readonly answers: number;
  readonly students: number;
  readonly classes: readonly { readonly class: string; readonly students: number }[];
  readonly asked: number;
  /** Of the answer that was given last. */
  readonly result: QuestionResult;
  readonly certainty: Certainty;
}

interface Building {
  readonly saying: string;
  readonly question: MarkedQuestion;
  readonly homeworkId: number;
  readonly choice: string | null;
  readonly result: QuestionResult;
  readonly writings: Map<string, number>;
  readonly students: Map<number, string>;
  readonly asking: Set<number>;
  answers: number;
}

/** Ways of writing that are told apart in a group; beyond them only their number counts. */
const mostWritings = 60;

/** Gathers answers, the latest first, into groups that say the same. `shared`: what is wanted although it is sure, by `sayingOf`. */
export function answerGrouper(shown: Shown, shared: ReadonlySet<string> = new Set()) {
  const groups = new Map<string, Building>();
  return {
    /** Takes an answer, slot by slot if it has slots, where it is one that a person typed and that is wanted. */
    add: (whole: GivenAnswer): void => {
      for (const typed of typedParts(whole)) add({ ...whole, ...typed }, typed);
    },
    /** The groups in the order in which they are to be judged: see `inOrder`. */
    groups: (): AnswerGroup[] => inOrder([...groups.values()]),
  };

  function add(given: GivenAnswer, typed: TypedPart): void {
    const { question, homeworkId, result, studentId } = given;
    const saying = sayingOf(homeworkId, question, typed.text, typed.choice);
    if (!isWanted(given, shown, isRefused(result) && shared.has(saying))) return;
    const known = groups.get(saying);
    const group = known ?? {
      ...{ saying, question, homeworkId, result, choice: typed.choice, answers: 0 },
      ...{ writings: new Map(), students: new Map(), asking: new Set<number>() },
    };
    if (known === undefined) groups.set(saying, group);
    group.answers++;
    const times = group.writings.get(typed.text);
    if (times !== undefined || group.writings.size < mostWritings) group.writings.set(typed.text, (times ?? 0) + 1);
    group.students.set(studentId, given.studentClass);
    if (given.isAsked) group.asking.add(studentId);
  }
}

/** Whether somebody has decided about an answer: judged it, set its marks, or taken its question out. */
export function isDecided({ overridden, evidence, maxMarks, slots }: QuestionResult): boolean {
  if (overridden !== undefined || maxMarks === 0) return true;
  const judged = evidence.filter(({ how }) => how === 'judged');
  // Each slot is judged by itself; what was picked is never judged.
  const open = slots?.filter(({ isCorrect, refusal }) => !isCorrect && refusal !== 'wrong-option');
  if (open === undefined) return judged.length > 0;
  return open.length > 0 && open.every(({ id }) => judged.some(({ part }) => part.startsWith(`${id}: `)));
}

function isWanted({ result, isAsked }: GivenAnswer, shown: Shown, isShared: boolean): boolean {
  if (isAsked) return true;
  return !isDecided(result) && isShown(shown, result.confidence, isShared);
}

/** Whether an answer that was marked has no marks. */
export function isRefused({ marksAwarded, state }: QuestionResult): boolean {
  return marksAwarded === 0 && state === undefined;
}

/** What a person typed in an answer, in one of its slots where it has some, with what became of it. */
interface TypedPart extends Pick<GivenAnswer, 'result' | 'isAsked'> {
  readonly text: string;
  readonly choice: string | null;
}

/** What each part of an answer says, see `sayingOf`, with its result; none of what was picked, or of nothing. */
export function sayingsOfGiven(
  given: Pick<GivenAnswer, 'homeworkId' | 'question' | 'answer' | 'result'>,
): { readonly saying: string; readonly result: QuestionResult }[] {
  return typedParts({ ...given, isAsked: false }).map(({ text, choice, result }) => ({
    saying: sayingOf(given.homeworkId, given.question, text, choice),
    result,
  }));
}

const isOpenSlot = ({ result }: FilledSlot) => !result.isCorrect && !isDecided(result);
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a person typed; none of what was picked, and of nothing. */
function typedParts({
  question,
  answer,
  result,
  isAsked,
}: Pick<GivenAnswer, 'question' | 'answer' | 'result' | 'isAsked'>): TypedPart[] {
  if (!isAnswered(answer)) return [];
  if (question.rule?.kind === 'slots') {
    return slotResults(question, result, answer).flatMap((slot) =>
      slot.isPicked
        ? []
        : [{ text: tidy(slot.text), choice: slot.id, result: slot.result, isAsked: isAsked && isOpenSlot(slot) }],
    );
  }
  const type = findQuestionType(question.type);
  if (type === 'text' || type === 'number') return [{ text: tidy(answer.value), choice: null, result, isAsked }];
  const reason = tidy(answer.reason ?? '');
  if (type !== 'combined' || reason === '') return [];
  return [{ text: reason, choice: tidy(answer.choice ?? answer.value), result, isAsked }];
}

/** Groups that students ask about first, then those whose judgement tells the most, whichever question they are of. */
function inOrder(all: readonly Building[]): AnswerGroup[] {
  const byQuestion = new Map<string, Building[]>();
  for (const group of all) {
    const name = `${group.homeworkId}/${group.question.id}`;
    const own = byQuestion.get(name);
    if (own === undefined) byQuestion.set(name, [group]);
    else own.push(group);
  }
  return [...byQuestion.values()]
    .flatMap((own) => {
      const { question } = own[0] ?? {};
      if (question === undefined) return [];
      const groups = own.map((group) => ({
        group,
        answer: byFrequency(group.writings)[0] ?? '',
        ...{ choice: group.choice, pupils: group.students.size, confidence: group.result.confidence },
      }));
      return orderByTelling(question, groups);
    })
    .map(({ group: { group }, telling }) => ({ group, telling }))
    .sort((one, other) => other.group.asking.size - one.group.asking.size || other.telling - one.telling)
    .map(({ group }) => tell(group));
}

function byFrequency(writings: ReadonlyMap<string, number>): string[] {
  return [...writings].sort(([, one], [, other]) => other - one).map(([text]) => text);
}

function tell(group: Building): AnswerGroup {
  const classes = new Map<string, number>();
  for (const code of group.students.values()) classes.set(code, (classes.get(code) ?? 0) + 1);
  return {
    key: groupKey(group.saying),
    homeworkId: group.homeworkId,
    questionId: group.question.id,
    writings: byFrequency(group.writings),
    choice: group.choice,
    answers: group.answers,
    students: group.students.size,
    classes: [...classes]
      .map(([code, students]) => ({ class: code, students }))
      .sort((one, other) => other.students - one.students || one.class.localeCompare(other.class, 'en')),
    asked: group.asking.size,
    result: group.result,
    certainty: certaintyOf(group.result.confidence),
  };
}

/** What an answer says, to a question of a homework: answers that say the same share it. `choice` is that of a combined question. */
export function sayingOf(homeworkId: number, question: MarkedQuestion, text: string, choice: string | null): string {
  return `${homeworkId}/${question.id}/${answerKey(question, text, choice ?? '')}`;
}

/** By what a group of answers is known, from one look at the queue to the next: a digest of what they say. */
export function groupKey(saying: string): string {
  return hash('sha256', saying, 'base64url').slice(0, 22);
}
