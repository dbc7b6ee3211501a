import {
  acceptedAnswers,
  arrangementOf,
  describeKey,
  findQuestionType,
  keyProblems,
  marksOfKey,
  type QuestionType,
} from '@markwell/marking-core';
import {
  type DraftMessage,
  type DraftQuestion,
  draftQuestionSchema,
  type FieldOrigin,
  type HomeworkDraft,
  languageCode,
  mostQuestions,
} from '../contract/homework-draft.ts';
import { checkSharing } from './check-sharing.ts';
import { finishPoints } from './finish-points.ts';
import { keyedAnswers } from './keyed-answers.ts';
import { nameMany } from './name-many.ts';
import type { ReadHomework, SourceHomework, SourceQuestion } from './read-homework.ts';
import { tellsAnswer } from './tells-answer.ts';
import { weekDate } from './week-date.ts';

/** What a draft is about, besides what the file said. */
export interface DraftSource {
  readonly name: string;
  readonly kind: HomeworkDraft['kind'];
  /** Null for pasted JSON. */
  readonly digest: string | null;
}

const certain = { place: null, confidence: 1 } as const;
const guessed = 0.5;

/** Completes a draft: uniform types and answers, unique ids, totals, and messages for what needs a look. */
export function finishDraft(source: DraftSource, homework: SourceHomework): ReadHomework {
  const messages: DraftMessage[] = [...homework.messages];
  const fields: FieldOrigin[] = Object.entries(homework.origins).map(([field, origin]) => ({
    path: [field],
    ...origin,
  }));
  const ids = new Set<string>();
  const unmarked: string[] = [];
  const read = homework.questions.slice(0, mostQuestions).map((sourced, index) => {
    const finished = finishQuestion(sourced, index, ids);
    fields.push(...finished.fields);
    messages.push(...finished.messages);
    if (finished.isUnmarked) unmarked.push(sourced.name);
    return finished.question;
  });
  const names = homework.questions.map(({ name }) => name);
  const { questions, messages: sharing } = checkSharing(read, names);
  messages.push(...sharing);
  const title = homework.title?.trim() || source.name.replace(/\.\w{1,5}$/, '');
  if (homework.title === undefined) fields.push({ path: ['title'], place: null, confidence: guessed });
  const totalMarks = questions.reduce((sum, { marks }) => sum + marks, 0);
  const language = languageCode.safeParse(homework.language).data;
  messages.push(...checkWhole(homework, questions, totalMarks, unmarked));
  return {
    name: source.name,
    kind: source.kind,
    assignment: {
      title: cut(title, 300),
      description: cut(homework.description ?? '', 5_000),
      ...(language !== undefined && { language }),
      weekNumber: homework.weekNumber ?? null,
      yearGroup: homework.yearGroup ?? null,
      totalMarks,
      weekDate: homework.weekDate === undefined ? null : cut(weekDate(homework.weekDate) ?? homework.weekDate, 200),
      questions,
      source: source.digest === null ? null : { name: cut(source.name, 300), digest: source.digest },
    },
    fields,
    keys: keysOf(questions),
    messages,
    pictures: [],
  };
}

/** How the keys of the written questions are read. */
function keysOf(questions: readonly DraftQuestion[]): NonNullable<HomeworkDraft['keys']> {
  return questions.flatMap((one, question) => {
    const reading = describeKey(one);
    return reading === undefined ? [] : [{ question, reading }];
  });
}

function finishQuestion(sourced: SourceQuestion, index: number, ids: Set<string>) {
  const { name, place } = sourced;
  const path = ['questions', index];
  const messages: DraftMessage[] = [];
  const say = (field: keyof DraftQuestion, message: string, severity: DraftMessage['severity'] = 'warning') =>
    messages.push({
      severity,
      path: [...path, field],
      place,
      message,
      excerpt: excerptOf(sourced.question),
    });
  const options = (sourced.options ?? []).map((option) => option.trim()).filter((option) => option !== '');
  const type = typeOf(sourced, options);
  const isNoChoice = type === 'multiple-choice' && options.length < 2;
  const keyed = keyedAnswers(type, options, sourced.correctAnswers ?? []);
  const { unknown } = keyed;
  const answers = isNoChoice ? [] : keyed.answers;
  const hasLines = type === 'text' && !sourced.markingPoints?.length;
  // Where the file says nothing of marks, those of its key count.
  const said = sourced.marks ?? (hasLines ? marksOfKey(answers, sourced.question ?? '') : undefined);
  const marks = type === 'information' ? 0 : (said ?? 1);
  if (unknown.length > 0) {
    say('correctAnswers', `${name}: the answer ${nameMany(unknown)} is none of its options.`);
  }
  if (type !== 'information' && answers.length === 0 && !isNoChoice) {
    say('correctAnswers', `${name} has no answer: add one, or nothing will score there.`);
  }
  if (type === 'text' && isOptionOfNone(sourced, answers)) {
    say('options', `${name}: its answer is the letter ${nameMany(answers)}, but no options were found. Add them.`);
  }
  if (isNoChoice)
    say('options', `${name} is a choice of one option: add the others, then choose the right one.`, 'error');
  const whole: DraftQuestion = {
    id: uniqueId(sourced.id ?? `q${index + 1}`, ids),
    type,
    question: sourced.question?.trim() ?? '',
    description: emptyToNull(sourced.description),
    options,
    marks,
    correctAnswers: answers,
    ...finishPoints(sourced, type, marks, say),
    ...(sourced.key && type === 'text' ? { key: sourced.key } : {}),
    ...(sourced.answerKind ? { answerKind: sourced.answerKind } : {}),
    ...(sourced.answerForm ? { answerForm: sourced.answerForm } : {}),
    studyTip: emptyToNull(sourced.studyTip),
    diagramPath: emptyToNull(sourced.diagramPath),
    diagramAlt: emptyToNull(sourced.diagramAlt),
    table: sourced.table ?? null,
    ...arrangementOf(sourced),
    ...(sourced.partMarks ? { partMarks: sourced.partMarks } : {}),
    ...(sourced.notes ? { notes: sourced.notes } : {}),
  };
  const isTold = tellsAnswer(whole.diagramAlt ?? '', whole.question, options, acceptedAnswers(whole));
  if (isTold)
    say('diagramAlt', `${name}: what is said of its picture gives the answer away, so it is left out. Write another.`);
  const question = isTold ? { ...whole, diagramAlt: null } : whole;
  for (const { field, text, blocks } of keyProblems(question)) {
    if (blocks === 'storing') say(field, `${name}: ${text}`, 'error');
  }
  const checked = draftQuestionSchema.safeParse(question);
  if (!checked.success) {
    const what = checked.error.issues.map((issue) => issue.path.join(' ')).join(', ');
    messages.push({
      severity: 'error',
      path,
      place,
      message: `${name} cannot be stored: ${what} is too long or not possible.`,
      excerpt: excerptOf(sourced.question),
    });
  }
  const origins = {
    ...sourced.origins,
    ...(sourced.marks === undefined ? { marks: { place: null, confidence: said === undefined ? guessed : 0.9 } } : {}),
  };
  const fields = Object.entries(question).flatMap(([field, value]): FieldOrigin[] => {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (isEmpty || field === 'id') return [];
    const known = Object.entries(origins).find(([own]) => own === field)?.[1];
    return [{ path: [...path, field], ...(known ?? { ...certain, place }) }];
  });
  return { question, fields, messages, isUnmarked: said === undefined && type !== 'information' };
}

/** Whether the answer is a letter found nowhere in the question: that of an option that was not read. */
function isOptionOfNone({ question = '', diagramPath }: SourceQuestion, answers: readonly string[]): boolean {
  if (diagramPath || answers.length === 0) return false;
  return answers.every((answer) => /^[A-H]$/.test(answer) && !new RegExp(`\\b${answer}\\b`).test(question));
}

function typeOf(
  { type = '', correctAnswers = [], question = '' }: SourceQuestion,
  options: readonly string[],
): QuestionType {
  const known = findQuestionType(type.trim().toLowerCase());
  if (known !== undefined) return known === 'multiple-choice' && options.length === 0 ? 'text' : known;
  if (/^(mcq?|multi(ple)?[ _-]?(choice|select)|choice|radio|single[ _-]?choice)$/i.test(type))
    return options.length > 0 ? 'multiple-choice' : 'text';
  if (/^(tf|t\/f|true[ _/-]?(or[ _-]?)?false|boolean)$/i.test(type)) return 'true-false';
  if (options.length > 0) return 'multiple-choice';
  const isTruth =
    correctAnswers.length > 0 &&
    correctAnswers.every((answer) => /^(true|false|t|f|cannot[ _]tell)$/i.test(answer.trim()));
  return isTruth && (correctAnswers.every((answer) => answer.trim().length > 1) || /true|false/i.test(question))
    ? 'true-false'
    : 'text';
}

/** The id, with the next free number if it is taken. */
function uniqueId(wanted: string, ids: Set<string>): string {
  const id = wanted.trim().slice(0, 60) || 'q';
  let unique = id;
  for (let next = 2; ids.has(unique); next++) unique = `${id}-${next}`;
  ids.add(unique);
  return unique;
}

function checkWhole(
  homework: SourceHomework,
  questions: readonly DraftQuestion[],
  totalMarks: number,
  unmarked: readonly string[],
): DraftMessage[] {
  const messages: DraftMessage[] = [];
  const say = (severity: DraftMessage['severity'], path: DraftMessage['path'], message: string) =>
    messages.push({ severity, path, place: null, message, excerpt: null });
  if (questions.length === 0)
    say('error', ['questions'], 'No question was found. Number the questions, or end them with a question mark.');
  if (homework.questions.length > mostQuestions) {
    say(
      'error',
      ['questions'],
      `There are ${homework.questions.length} questions; a homework can have ${mostQuestions}.`,
    );
  }
  if (homework.language !== undefined && !languageCode.safeParse(homework.language).success)
    say('warning', ['language'], `‘${cut(homework.language, 40)}’ is no code of a language, such as fr: left out.`);
  if (unmarked.length > 0) {
    say('info', null, `No marks were found for ${nameMany(unmarked)}: 1 mark is assumed for each.`);
  }
  if (homework.totalMarks !== undefined && homework.totalMarks !== totalMarks && questions.length > 0) {
    say(
      'warning',
      ['totalMarks'],
      `The file says ${homework.totalMarks} ${homework.totalMarks === 1 ? 'mark' : 'marks'} in all; the questions have ${totalMarks}.`,
    );
  }
  return messages;
}

const emptyToNull = (text: string | null | undefined) => text?.trim() || null;
const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
const excerptOf = (text: string | undefined) => (text ? cut(text, 80) : null);
