import type { QuestionResult } from '../../src/answers/marking.ts';
import { certaintyOf } from '../../src/results/certainty.ts';
import type { MarkScheme } from '../../src/scheme/mark-scheme.ts';
import { groupBy } from './group-by.ts';
import { shareOf } from './marked-answers.ts';
import type { MarkedAnswer, MarkedAnswers } from './read-questions.ts';

/** A wording that pupils of whole classes gave, as marked by a person and by the scheme. */
interface Wording {
  readonly question: MarkedAnswers;
  readonly answer: MarkedAnswer;
  readonly result: QuestionResult;
  readonly rule: string;
}

/** Whether a file says how many pupils gave each answer. */
export function hasClasses(questions: readonly MarkedAnswers[]): boolean {
  return questions.some(({ answers }) => answers.some(({ pupils }) => pupils > 1));
}

/** How far the marks of whole classes agree with a person's, as a table: in all, by corpus, by rule, by kind of answer. */
export function describeClasses(
  scheme: MarkScheme,
  questions: readonly MarkedAnswers[],
  results: readonly (readonly QuestionResult[])[],
): string {
  const wordings = wordingsOf(scheme, questions, results);
  const tables = [
    new Map([['all', wordings]]),
    groupBy(wordings, ({ question }) => question.corpus),
    groupBy(wordings, ({ rule }) => rule),
    groupBy(wordings, ({ answer }) => answer.kind ?? '-'),
  ];
  return tables.map((table) => [...table].map(([name, own]) => `${lineOf(name, own)}\n`).join('')).join('\n');
}

/** What a teacher who looks only at what is not sure would never see, in a line. */
export function describeHidden(
  scheme: MarkScheme,
  questions: readonly MarkedAnswers[],
  results: readonly (readonly QuestionResult[])[],
): string {
  const wordings = wordingsOf(scheme, questions, results);
  const isSure = ({ result }: Wording) => certaintyOf(result.confidence) === 'sure';
  const refused = wordings.filter((one) => isSure(one) && one.result.marksAwarded === 0);
  const wrong = wordings.filter((one) => !isSame(one));
  const sureAndMore = wordings.filter(isSurelyMore);
  return [
    `sure refusals that are right ${percentOf(refused.filter(isSame).length, refused.length)} of ${refused.length}`,
    `misjudged pupils hidden as sure ${percentOf(pupilsOf(wrong.filter(isSure)), pupilsOf(wrong))} of ${pupilsOf(wrong)}`,
    `too many marks above .8 ${sureAndMore.length}`,
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** Every wording that is marked otherwise than by the person, by question, those that most pupils gave first. */
export function describeWrong(
  scheme: MarkScheme,
  questions: readonly MarkedAnswers[],
  results: readonly (readonly QuestionResult[])[],
): string {
  const wrong = wordingsOf(scheme, questions, results).filter((wording) => !isSame(wording));
  return [...groupBy(wrong, ({ question }) => question.id)]
    .map(([id, own]) => {
      const { question, rule } = own[0] ?? { question: undefined, rule: '' };
      const lines = own
        .sort((a, b) => b.answer.pupils - a.answer.pupils)
        .map(({ answer, result }) => {
          const [gets, of] = [result.marksAwarded, Math.round(answer.person * result.maxMarks)];
          const why = `${result.refusal ?? result.evidence[0]?.how ?? ''} ${result.confidence.toFixed(2)}`;
          return `  ${gets} for ${of}  ${answer.pupils} x  “${answer.text.replaceAll('\n', ' / ')}”  ${answer.kind ?? ''}; ${why}\n`;
        });
      return `${id} (${rule}) ${question?.question ?? ''} [${question?.references.join(' | ') ?? ''}]\n${lines.join('')}`;
    })
    .join('');
}

function wordingsOf(
  scheme: MarkScheme,
  questions: readonly MarkedAnswers[],
  results: readonly (readonly QuestionResult[])[],
): Wording[] {
  return questions.flatMap((question, index) =>
    question.answers.flatMap((answer, at) => {
      const result = results[index]?.[at];
      const rule = scheme.questions[index]?.rule?.kind ?? 'none';
      return result === undefined ? [] : [{ question, answer, result, rule }];
    }),
  );
}

const isSame = ({ answer, result }: Wording) => shareOf(result) === answer.person;
const isSurelyMore = ({ answer, result }: Wording) => shareOf(result) > answer.person && result.confidence > 0.8;

const pupilsOf = (some: readonly Wording[]) => some.reduce((sum, { answer }) => sum + answer.pupils, 0);
const percentOf = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`.padStart(6);

function lineOf(name: string, wordings: readonly Wording[]): string {
  const same = wordings.filter(isSame);
  const more = wordings.filter(({ answer, result }) => shareOf(result) > answer.person);
  const fewer = wordings.length - same.length - more.length;
  return [
    name.padEnd(16),
    `wordings ${percentOf(same.length, wordings.length)} of ${wordings.length}`.padEnd(26),
    `pupils ${percentOf(pupilsOf(same), pupilsOf(wordings))} of ${pupilsOf(wordings)}`.padEnd(26),
    `too many marks ${more.length} (${more.filter(isSurelyMore).length} above .8)  too few ${fewer}`,
  ].join('');
}
