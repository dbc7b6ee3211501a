import { open } from 'node:fs/promises';
import {
  type Answer,
  attemptMarker,
  builtInSlugs,
  isAnswered,
  loadBuiltInHomework,
  type MarkScheme,
  type Policy,
  type QuestionResult,
  withChoiceAndReason,
} from '@markwell/marking-core/engine';
import { wrongUsage } from '../../command-error.ts';
import type { Actions, InputOf, Reply } from '../../command-words.ts';
import { cannotRead } from '../../file-errors.ts';
import { readTextFile } from '../../files.ts';
import { printData, printError } from '../../print.ts';
import { count } from '../../wording.ts';
import type { markWords } from '../../words/marking.ts';
import { type AnswerLine, readAnswers } from './read-answers.ts';
import { decodeLines } from './read-lines.ts';
import { renderJson, renderJsonError, renderRow, renderRowError, tableHead } from './render.ts';

type MarkInput = InputOf<'mark', (typeof markWords)['mark']>;

/** `markwell mark`. */
export const actions: Actions<typeof markWords> = { mark };

/**
 * Marks each answer of a file or of standard input and prints its marks as it goes, in order and in constant memory. Lines that
 * hold no answer are named on stderr, keep their place, and make the command fail when the rest is done.
 */
async function mark(options: MarkInput): Promise<Reply> {
  const markAnswer = answerMarker(await schemeOf(options), options.policy);
  const totals = { answers: 0, unread: 0, unmarked: 0, marks: 0, maxMarks: 0 };

  const render = (answerLine: AnswerLine): string => {
    if ('error' in answerLine) {
      const { line, error } = answerLine;
      totals.unread += 1;
      printError(`line ${line}: ${error}.`);
      return options.json ? renderJsonError(line, error) : renderRowError(line, error);
    }
    const result = markAnswer(answerLine.answer);
    totals.answers += 1;
    totals.marks += result.marksAwarded;
    totals.maxMarks += result.maxMarks;
    if (result.state !== undefined) totals.unmarked += 1;
    return options.json ? renderJson(result) : renderRow(answerLine.answer, result);
  };

  const input = await openAnswers(options.answers);
  if (!options.json) await printData(tableHead);
  for await (const answers of readAnswers(input, options.answers)) {
    await printData(answers.map(render).join(''));
  }
  const { answers, unread, unmarked, marks, maxMarks } = totals;
  const unreadable = unread === 1 ? 'One line could not be read.' : `${unread} lines could not be read.`;
  return {
    shown: [`\n${count(answers, 'answer')}, ${marks} of ${maxMarks} marks${waiting(unmarked)}\n`],
    failure: unread > 0 ? unreadable : undefined,
  };
}

function waiting(unmarked: number): string {
  return unmarked === 0 ? '' : `; ${unmarked} not marked, for a teacher`;
}

async function schemeOf({ homework, scheme: file, policy }: MarkInput): Promise<MarkScheme> {
  if (homework !== undefined) return findBuiltInScheme(homework);
  if (file === undefined) throw wrongUsage('Say which homework: --homework SLUG, or --scheme FILE.');
  const scheme = await readScheme(file);
  return policy === 'guarded' ? withConfusableWords(scheme) : scheme;
}

/** Somebody may have edited the file: words that it accepts now have confusable words that it does not list. */
async function withConfusableWords(scheme: MarkScheme): Promise<MarkScheme> {
  const { prepareSchemes } = await import('@markwell/server/operations');
  const [prepared = scheme] = await prepareSchemes([scheme]);
  const words = [scheme.near, prepared.near].flatMap((near) => near?.split(' ') ?? []);
  return { ...scheme, near: [...new Set(words)].join(' ') };
}

/** Opens before anything is printed, so that a missing file leaves no half of an output. */
async function openAnswers(path: string): Promise<AsyncIterable<string>> {
  try {
    if (path === '-') return chunksOf(process.stdin, path);
    const file = await open(path);
    if ((await file.stat()).isDirectory()) {
      await file.close();
      throw new Error('it is a folder');
    }
    return chunksOf(file.createReadStream(), path);
  } catch (error) {
    throw cannotRead(path, error);
  }
}

async function* chunksOf(stream: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<string> {
  try {
    yield* decodeLines(stream);
  } catch (error) {
    throw cannotRead(path, error);
  }
}

/**
 * The scheme of a built-in homework, by slug ('year8'), id (149) or the number of its science card (2 is Year 8). Wrong usage
 * when there is none.
 */
async function findBuiltInScheme(name: string): Promise<MarkScheme> {
  const homework = await loadBuiltInHomework(name.trim().toLowerCase());
  if (homework !== undefined) return homework.scheme;
  throw wrongUsage(`There is no built-in homework '${name}'. There are: ${builtInSlugs.join(', ')}.`);
}

/** The scheme in a file. Fails with the field that is wrong when the file is none. */
async function readScheme(file: string): Promise<MarkScheme> {
  const text = await readTextFile(file);
  // The schemas of a scheme load longer than one of ours takes to mark by.
  const { parseScheme } = await import('../../parse-scheme.ts');
  const scheme = parseScheme(text, file);
  if (scheme !== undefined) return scheme;
  const { whyNoScheme } = await import('../../parse-scheme.ts');
  throw whyNoScheme(text, file);
}

/**
 * Marks answers one at a time, each as an attempt at the scheme that leaves the other questions out. A question that the scheme
 * lacks is the engine's to say.
 */
export function answerMarker(scheme: MarkScheme, policy: Policy): (answer: Answer) => QuestionResult {
  const mark = attemptMarker(scheme, { policy });
  const types = new Map(scheme.questions.map(({ id, type }) => [id, type]));
  return (given) => {
    const { questionId } = given;
    const answer = types.get(questionId) === 'combined' ? withChoiceAndReason(given) : given;
    // The engine passes over an id that it does not know and that nobody answered; here someone asked about it.
    const asked = types.has(questionId) || isAnswered(answer) ? answer : { questionId, value: '-' };
    const { results } = mark({ [questionId]: asked });
    return results.find((result) => result.questionId === questionId) ?? nothingToMark(questionId);
  };
}

/** An information question is in the scheme, and asks for no answer. */
function nothingToMark(questionId: string): QuestionResult {
  const feedback = 'No answer required';
  return { questionId, isCorrect: false, maxMarks: 0, marksAwarded: 0, feedback, evidence: [], confidence: 1 };
}
