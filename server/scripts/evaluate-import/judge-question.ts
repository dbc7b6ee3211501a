import type { DraftQuestion } from '../../src/contract/homework-draft.ts';
import { likeness, plain, plainQuestion, sameTexts } from './compare-texts.ts';
import { type Fault, faults } from './faults.ts';
import { judgeAnswers } from './judge-answers.ts';
import { type Truth, wordingsOf } from './labelled-files.ts';
import { showsAnswer } from './shown-answers.ts';

/** What is to be seen of a question: nothing is right, stray words are a blemish, all else is wrong. */
export interface Judgement {
  readonly verdict: 'right' | 'blemish' | 'wrong';
  readonly faults: readonly Fault[];
  /** Text and options are right, whatever the answer and the marks. */
  readonly hasStructure: boolean;
}

const structural: ReadonlySet<Fault> = new Set(['lost', 'text', 'text takes in more', 'stem', 'options']);

export function judgementOf(found: readonly Fault[]): Judgement {
  const kinds = found.map((fault) => faults[fault]);
  return {
    verdict: kinds.includes('wrong') ? 'wrong' : kinds.includes('blemish') ? 'blemish' : 'right',
    faults: found,
    hasStructure: !found.some((fault) => structural.has(fault)),
  };
}

/** Holds a question against the truth; `before` are those that stand before it. */
export function judgeQuestion(truth: Truth, question: DraftQuestion, before: readonly DraftQuestion[]): Judgement {
  return judgementOf(
    [
      judgeText(truth, question),
      judgeStem(truth, question, before),
      optionsAreRight(truth, question) ? null : ('options' as const),
      judgeAnswers(truth, question),
      marksAreRight(truth, question) ? null : ('marks' as const),
      showsAnswer(truth, question) ? ('answer shown' as const) : null,
    ].filter((fault) => fault !== null),
  );
}

const worse: readonly (Fault | null)[] = [null, 'words too many', 'words missing', 'text differs'];

function judgeText(truth: Truth, { question, description }: DraftQuestion): Fault | null {
  if (truth.match === 'any') return null;
  const text = plainQuestion(question);
  const full = plainQuestion(`${description ?? ''} ${question}`);
  const found = wordingsOf(truth).map((wanted): Fault | null => {
    const want = plainQuestion(wanted);
    if (text === want || (truth.match !== undefined && text.startsWith(want))) return null;
    if (full.includes(want)) {
      const more = text.length - want.length;
      if (more <= 0 || text.endsWith(want)) return null;
      return more < Math.max(80, want.length) ? 'words too many' : 'text takes in more';
    }
    if (text !== '' && want.includes(text) && text.length > 0.6 * want.length) return 'words missing';
    const isAlike = text !== '' && want !== '' && likeness(text.slice(0, 600), want.slice(0, 600)) > 0.9;
    return isAlike ? 'text differs' : 'text';
  });
  const best = worse.find((fault) => found.includes(fault));
  if (best !== undefined) return best;
  return found.includes('text takes in more') ? 'text takes in more' : 'text';
}

function judgeStem({ under }: Truth, question: DraftQuestion, before: readonly DraftQuestion[]): Fault | null {
  if (under === undefined) return null;
  const stem = plain(under).slice(0, 50);
  const has = (one: DraftQuestion) => plain(`${one.description ?? ''} ${one.question}`).includes(stem);
  if (has(question)) return null;
  return before.some(has) ? 'stem elsewhere' : 'stem';
}

const truthOptions = new Set(['true,false', 'false,true', 't,f', 'right,wrong', 'yes,no']);

export function optionsAreRight(truth: Truth, { options, type }: DraftQuestion): boolean {
  if (truth.type === 'match') return true;
  if (truth.type === 'true-false')
    return options.length === 0 ? type === 'true-false' : truthOptions.has(options.map(plain).join(','));
  return [truth.options, ...(truth.orOptions ?? [])].some((wanted) => sameTexts(wanted, options));
}

function marksAreRight({ marks, marksOr }: Truth, question: DraftQuestion): boolean {
  if (marksOr !== undefined)
    return marksOr.includes(question.marks) || (marksOr.includes(null) && question.marks === 1);
  return marks === null || marks === question.marks;
}
