import type { Answer, Answers } from '@markwell/marking-core';

/**
 * The answers of a stored attempt. They were checked by `answersSchema` when they arrived and are never changed, so only their
 * shape is looked at: the schema would cost a third of the time that marking them takes.
 */
export function readStoredAnswers(text: string): Answers {
  const read: unknown = JSON.parse(text);
  if (!isAnswers(read)) throw notAnswers();
  return read;
}

/** One answer of `splitAnswers`. Throws where it is none. */
export function readStoredAnswer(text: string): Answer {
  const read: unknown = JSON.parse(text);
  if (!isAnswer(read)) throw notAnswers();
  return read;
}

/** The stored answers of an attempt as JSON texts that are not read yet: the answer to `ids[n]` is `texts[n]`. */
export interface AnswerTexts {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
}

/** Quotation marks are escaped within JSON strings: this stands between an id and its answer, and nowhere else. */
const beforeAnswer = '":{"questionId":"';
const idToAnswer = 2;

/**
 * Takes stored answers apart as `JSON.stringify` wrote them, which costs a fraction of parsing them: most are given by others too,
 * and need not be read at all. Undefined where they are written otherwise, or may be.
 */
export function splitAnswers(text: string): AnswerTexts | undefined {
  const ids: string[] = [];
  const texts: string[] = [];
  if (text === '{}') return { ids, texts };
  if (!text.startsWith('{"') || !text.endsWith('}}')) return undefined;
  let idAt = 2;
  for (let at = text.indexOf(beforeAnswer, 1); ; ) {
    if (at < 0) return undefined;
    const id = text.slice(idAt, at);
    if (id.includes('"') || id.includes('\\')) return undefined;
    ids.push(id);
    const next = text.indexOf(beforeAnswer, at + beforeAnswer.length);
    const nextIdAt = next < 0 ? -1 : text.lastIndexOf('"', next - 1) + 1;
    if (next >= 0 && !text.startsWith('},"', nextIdAt - 3)) return undefined;
    const answer = text.slice(at + idToAnswer, next < 0 ? text.length - 1 : nextIdAt - 2);
    if (mayHoldAnother(answer.slice(0, -1))) return undefined;
    texts.push(answer);
    if (next < 0) return { ids, texts };
    at = next;
    idAt = nextIdAt;
  }
}

/** How `JSON.stringify` begins the answer to a question. */
export function headOf(questionId: string): string {
  return `{"questionId":${JSON.stringify(questionId)},`;
}

/** Whether what is taken for an answer, but for its last brace, may reach into another: it does not where it has no other. */
export function mayHoldAnother(answer: string): boolean {
  return answer.includes('}');
}

/**
 * Finds the answers where `JSON.stringify` puts them when all of these questions are answered, in this order, and gives of each what
 * follows its head. Undefined where that cannot be; where answers to other questions stand between, they are part of the one before.
 */
export function answerFinder(questionIds: readonly string[]): (text: string) => string[] | undefined {
  const heads = questionIds.map((id) => `${JSON.stringify(id)}:${headOf(id)}`);
  const between = heads.map((head) => `},${head}`);
  const [first] = heads;
  return (text) => {
    if (first === undefined || !text.startsWith(first, 1)) return undefined;
    const rests: string[] = [];
    let at = 1 + first.length;
    for (let place = 1; place < heads.length; place++) {
      const next = between[place] ?? '';
      const end = text.indexOf(next, at);
      if (end < 0) return undefined;
      rests.push(text.slice(at, end));
      at = end + next.length;
    }
    if (!text.endsWith('}}')) return undefined;
    rests.push(text.slice(at, -2));
    return rests;
  };
}

function notAnswers(): Error {
  return new Error('The answers of an attempt are not stored as answers');
}

function isAnswers(read: unknown): read is Answers {
  return typeof read === 'object' && read !== null && Object.values(read).every(isAnswer);
}

function isAnswer(read: unknown): read is Answer {
  if (typeof read !== 'object' || read === null || !('questionId' in read) || !('value' in read)) return false;
  if (typeof read.questionId !== 'string' || typeof read.value !== 'string') return false;
  const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string';
  return (!('choice' in read) || isTextOrNone(read.choice)) && (!('reason' in read) || isTextOrNone(read.reason));
}
