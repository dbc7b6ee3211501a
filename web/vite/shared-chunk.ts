import type { Rollup } from 'vite';

const shell = /\/web\/src\/main\.tsx$/;
const quiz = /\/(take-homework\/take-homework|results\/results-screen)\.tsx$/;
const ofShell = /node_modules|commonjsHelpers|\/web\/src\/(components|lib)\//;
const ofQuiz = /node_modules|\/web\/src\/(components|lib|question-types)\//;
/** What question types in files of their own share, each needed by several of them: as files of 500 bytes they would weigh twice that. */
const ofLaterTypes =
  /\/web\/src\/(components\/answer-parts\/(?!part-mark|given-parts)|question-types\/question-fieldset)/;
/** Parts of a library that quizzes do without, though they come by the same index as what they need. */
const ofStaffPages = /mutationObserver|useMutation/;
/** What the outbox, the class lists, the clock and the question types need of the contract and of marking-core. */
export const sharedFiles: readonly string[] = [
  ...['call', 'students', 'class-list', 'assignments', 'assignment-numbers', 'quiz-attempts', 'site', 'starts'].map(
    (name) => `/server/src/contract/${name}.ts`,
  ),
  ...[
    ...['answers/answer', 'answers/answered', 'answers/marking', 'questions/question', 'questions/arrangement'],
    ...['question-types/question-labels', 'questions/question-options', 'questions/slot-answers'],
    ...['questions/material', 'questions/beside', 'questions/slot-signs', 'question-types/named-slots'],
    ...['question-types/type-names', 'text/blank', 'grades/childcare-grade', 'grades/science-grade'],
  ].map((name) => `/marking-core/src/${name}.ts`),
];

/**
 * Puts what the shell and the quizzes share with other pages into one file, 'common'. Left alone, Rollup makes a file for each
 * set of pages that shares something: a dozen of a few hundred bytes, which compress badly and weighed 6 KiB on each quiz.
 * What goes in must need nothing that stays out: the build fails on files that need each other.
 */
export const sharedChunk: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (ofStaffPages.test(id)) return undefined;
  if (sharedFiles.some((file) => id.endsWith(file))) return 'common';
  if (ofLaterTypes.test(id)) return 'answer-parts';
  const importers = importersOf(id, getModuleInfo);
  if (importers.some((one) => shell.test(one))) return ofShell.test(id) ? 'common' : undefined;
  return ofQuiz.test(id) && importers.some((one) => quiz.test(one)) ? 'common' : undefined;
};

/** The module and all that import it, directly or through others, but for what is only imported when it is needed. */
function importersOf(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const found = new Set<string>();
  const waiting = [id];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    waiting.push(...(getModuleInfo(one)?.importers ?? []));
  }
  return [...found];
}
