import type { UploadAssignment } from '@markwell/server/contract';
import type { Asker } from './prompts.ts';

type Question = UploadAssignment['questions'][number];

/** Stands for nothing where a text may be empty, as an empty line keeps what is there. */
const nothing = '-';
/** Between options, and between answers, as a draft is shown. */
const separator = '|';

/**
 * Lets a person at the terminal correct what was understood of files, field by field, until they are content; gives the
 * homework as corrected. What a correction leaves inconsistent is found when it is read again.
 */
export async function correctDrafts(ask: Asker, drafts: readonly UploadAssignment[]): Promise<UploadAssignment[]> {
  const corrected = [...drafts];
  for (;;) {
    const labels = corrected.map(({ title }, index) => `${index + 1}. ${title}`);
    const index = labels.length === 1 ? 0 : labels.indexOf(await ask.choose('Correct which homework?', labels));
    const one = corrected[index];
    if (one === undefined) return corrected;
    corrected[index] = await correctHomework(ask, one);
    if (!(await ask.confirm('Correct something else?'))) return corrected;
  }
}

async function correctHomework(ask: Asker, draft: UploadAssignment): Promise<UploadAssignment> {
  const about = ['The title', 'The year', 'The week'];
  const questions = draft.questions.map(({ question }, index) => `Question ${index + 1}: ${shorten(question)}`);
  const chosen = await ask.choose('Correct what?', [...questions, ...about]);
  const index = questions.indexOf(chosen);
  const question = draft.questions[index];
  if (question !== undefined) return withQuestions(draft, await correctQuestion(ask, draft.questions, index, question));
  if (chosen === 'The title') return { ...draft, title: await askText(ask, 'The title', draft.title) };
  if (chosen === 'The week') return { ...draft, weekDate: orNull(await askText(ask, 'The week', draft.weekDate)) };
  return { ...draft, yearGroup: await askNumber(ask, 'The year', { now: draft.yearGroup ?? 7, least: 1, most: 14 }) };
}

/** The questions with the one at `index` as corrected, or without it. */
async function correctQuestion(
  ask: Asker,
  questions: readonly Question[],
  index: number,
  question: Question,
): Promise<Question[]> {
  const fields = {
    question: 'What is asked',
    correctAnswers: 'The right answers',
    options: 'The options',
    marks: 'The marks',
    studyTip: 'The study tip',
    remove: 'Leave this question out',
  };
  const chosen = await ask.choose(shorten(question.question) || 'This question', Object.values(fields));
  if (chosen === fields.remove) return questions.toSpliced(index, 1);
  const now = { ...question };
  if (chosen === fields.question) now.question = await askText(ask, fields.question, now.question);
  if (chosen === fields.marks) now.marks = await askNumber(ask, fields.marks, { now: now.marks, least: 0, most: 100 });
  if (chosen === fields.studyTip) now.studyTip = orNull(await askText(ask, fields.studyTip, now.studyTip));
  if (chosen === fields.options) now.options = await askList(ask, fields.options, now.options);
  if (chosen === fields.correctAnswers) {
    now.correctAnswers = await askList(ask, fields.correctAnswers, now.correctAnswers);
    // They share out the answers that were there before.
    now.markingPoints = null;
  }
  return questions.toSpliced(index, 1, now);
}

function withQuestions(draft: UploadAssignment, questions: Question[]): UploadAssignment {
  return { ...draft, questions, totalMarks: questions.reduce((sum, { marks }) => sum + marks, 0) };
}

async function askText(ask: Asker, what: string, now: string | null): Promise<string> {
  const typed = await ask.text(`${what} (${nothing} for none)`, { fallback: now ?? '' });
  return typed === nothing ? '' : typed;
}

async function askList(ask: Asker, what: string, now: readonly string[]): Promise<string[]> {
  const typed = await askText(ask, `${what}, with ${separator} between them`, now.join(` ${separator} `));
  return typed
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

async function askNumber(
  ask: Asker,
  what: string,
  { now, least, most }: { now: number; least: number; most: number },
): Promise<number> {
  for (;;) {
    const typed = Number(await ask.text(`${what} (${least} to ${most})`, { fallback: String(now) }));
    if (Number.isInteger(typed) && typed >= least && typed <= most) return typed;
  }
}

const orNull = (text: string) => (text === '' ? null : text);

const widest = 60;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
}
