import {
  type Answer,
  answerReader,
  type Certainty,
  certaintyOf,
  findQuestionType,
  isAnswered,
  likeness,
  type MarkedQuestion,
  type QuestionResult,
} from '@markwell/marking-core';
import { groupKey, sayingOf } from './group-key.ts';

/** Which answers are wanted: those worth a look, all that are not sure, or all. */
export type Shown = 'look' | 'likely' | 'all';

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
  /** Whether it says nearly the same as the group before it. */
  readonly isNear: boolean;
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
    /** Takes an answer, if it is one that a person typed and that is wanted. */
    add: (given: GivenAnswer): void => {
      const typed = typedPart(given);
      if (typed === undefined) return;
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
    },
    /** The groups in the order in which they are to be judged: see `inOrder`. */
    groups: (): AnswerGroup[] => inOrder([...groups.values()]),
  };
}

/** Whether somebody has decided about an answer: judged it, set its marks, or taken its question out. */
export function isDecided({ overridden, evidence, maxMarks }: QuestionResult): boolean {
  return overridden !== undefined || maxMarks === 0 || evidence.some(({ how }) => how === 'judged');
}

function isWanted({ result, isAsked }: GivenAnswer, shown: Shown, isShared: boolean): boolean {
  if (isAsked) return true;
  if (isDecided(result)) return false;
  const certainty = certaintyOf(result.confidence);
  return shown === 'all' || isShared || certainty === 'look' || (shown === 'likely' && certainty === 'likely');
}

/** Whether an answer that was marked has no marks. */
export function isRefused({ marksAwarded, state }: QuestionResult): boolean {
  return marksAwarded === 0 && state === undefined;
}

/** What an answer says, see `sayingOf`; undefined for what was picked, and for nothing. */
export function sayingOfGiven(given: Pick<GivenAnswer, 'homeworkId' | 'question' | 'answer'>): string | undefined {
  const typed = typedPart(given);
  return typed && sayingOf(given.homeworkId, given.question, typed.text, typed.choice);
}

/** What a person typed; undefined for what was picked, and for nothing. */
function typedPart({
  question,
  answer,
}: Pick<GivenAnswer, 'question' | 'answer'>): { text: string; choice: string | null } | undefined {
  if (!isAnswered(answer)) return undefined;
  const type = findQuestionType(question.type);
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  if (type === 'text') return { text: tidy(answer.value), choice: null };
  const reason = tidy(answer.reason ?? '');
  if (type !== 'combined' || reason === '') return undefined;
  return { text: reason, choice: tidy(answer.choice ?? answer.value) };
}

/** From this likeness (0 to 1) on, groups say nearly the same. */
const nearFrom = 0.6;
/** Groups of one question that are compared with each other: the largest. */
const mostCompared = 250;

/** However sure its marks are, a group counts as if they were as doubtful as this: many who wrote the same are worth a look. */
const leastDoubt = 0.25;

/** What a judgement of a group tells: the students whom it touches, by how doubtful their marks are. */
function telling({ students, result }: Building): number {
  return students.size * Math.max(leastDoubt, Math.min(1, 2 * (1 - result.confidence)));
}

/** Groups that students ask about first, then those whose judgement tells most; behind each those of its question that say nearly the same. */
function inOrder(all: readonly Building[]): AnswerGroup[] {
  const sorted = [...all].sort(
    (one, other) =>
      other.asking.size - one.asking.size || telling(other) - telling(one) || other.students.size - one.students.size,
  );
  const byQuestion = new Map<string, Building[]>();
  for (const group of sorted) {
    const name = `${group.homeworkId}/${group.question.id}`;
    const own = byQuestion.get(name);
    if (own === undefined) byQuestion.set(name, [group]);
    else own.push(group);
  }
  const followers = new Map<Building, Building[]>();
  const following = new Set<Building>();
  for (const [, own] of byQuestion) {
    const read = answerReader(questionText(own[0]?.question));
    const compared = own.slice(0, mostCompared).map((group) => ({ group, said: read(mostFrequent(group)) }));
    for (const { group, said } of compared) {
      if (following.has(group)) continue;
      const near = compared.filter(
        (other) =>
          other.group !== group &&
          !following.has(other.group) &&
          !followers.has(other.group) &&
          other.group.choice === group.choice &&
          likeness(said, other.said) >= nearFrom,
      );
      followers.set(
        group,
        near.map((one) => one.group),
      );
      for (const one of near) following.add(one.group);
    }
  }
  return sorted.flatMap((group) => {
    if (following.has(group)) return [];
    return [tell(group, false), ...(followers.get(group) ?? []).map((near) => tell(near, true))];
  });
}

function questionText(question: MarkedQuestion | undefined): string | undefined {
  const rule = question?.rule;
  return rule !== undefined && 'question' in rule ? rule.question : undefined;
}

function mostFrequent({ writings }: Building): string {
  return byFrequency(writings)[0] ?? '';
}

function byFrequency(writings: ReadonlyMap<string, number>): string[] {
  return [...writings].sort(([, one], [, other]) => other - one).map(([text]) => text);
}

function tell(group: Building, isNear: boolean): AnswerGroup {
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
    isNear,
  };
}
