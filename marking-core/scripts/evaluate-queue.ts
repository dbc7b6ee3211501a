import { isDeepStrictEqual, parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { agreement, type Verdict } from './short-answers/agreement.ts';
import { handIn, idOf, readFirstGroups, readMarks } from './short-answers/judge-through-calls.ts';
import { readQuestions } from './short-answers/read-questions.ts';
import { openTemporarySchool } from './short-answers/temporary-school.ts';

/*
 * What a teacher's minutes at the queue are worth, through the program's own calls: npm run evaluate:queue -- FILE [--questions 8] [--groups 10]
 *
 * FILE is as for `npm run evaluate`. Some of its questions, evenly spread, become a homework of a server of its own, to which students hand in the
 * answers. A teacher judges so many groups of each question as the queue shows them, by the marks that people gave; everybody is marked again; then
 * all of it is taken back. Printed are the agreement with people before and after, of all answers and of those that nobody judged. Fails where
 * a mark is not as it was before.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { questions: { type: 'string', default: '8' }, groups: { type: 'string', default: '10' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('Say which file of marked answers to use: npm run evaluate:queue -- FILE');
const all = readQuestions(file);
const wanted = Math.min(all.length, Number(values.questions) || 8);
const questions = Array.from({ length: wanted }, (_, place) => all[Math.floor((place * all.length) / wanted)]).filter(
  (one) => one !== undefined,
);
const judgedCall = z.object({ judgementIds: z.array(z.number()), summary: z.unknown() });

const school = await openTemporarySchool();
try {
  const homework = await handIn(school, questions);
  const before = await readMarks(school, homework, questions);
  const groups = await readFirstGroups(school, homework, questions, Number(values.groups) || 10);
  const judgements = questions.flatMap(({ marks, answers }, index) =>
    (groups.get(idOf(index)) ?? []).map((answer) => {
      const person = answers.find(({ text }) => tidy(text) === answer)?.person ?? 0;
      return { questionId: idOf(index), answer, marks: Math.round(person * marks) };
    }),
  );
  const path = `/api/homework/${homework}/judgements`;
  const started = performance.now();
  const ids: number[] = [];
  for (const some of batches(judgements))
    ids.push(...(await school.call('POST', path, judgedCall, { judgements: some })).judgementIds);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const after = await readMarks(school, homework, questions);

  const isJudged = (index: number, text: string) => (groups.get(idOf(index)) ?? []).includes(tidy(text));
  const isNot = (index: number, text: string) => !isJudged(index, text);
  print('before', before);
  print(`${judgements.length} groups judged`, after);
  print('the rest, before', before, isNot);
  print('the rest, after', after, isNot);
  process.stdout.write(`judged and marked again in ${seconds} s\n`);

  for (const some of batches(ids)) await school.call('POST', `${path}/take-back`, judgedCall, { ids: some });
  const restored = await readMarks(school, homework, questions);
  const differing = restored.flatMap((row, index) => row.filter((marks, at) => marks !== before[index]?.[at]));
  process.stdout.write(`taken back: ${differing.length} marks are not as they were\n`);
  if (!isDeepStrictEqual(restored, before)) process.exitCode = 1;
} finally {
  await school.close();
}

/** What one call takes. */
function batches<One>(list: readonly One[], most = 500): One[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, place) =>
    list.slice(place * most, (place + 1) * most),
  );
}

/** As the queue tells an answer. */
function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function print(
  name: string,
  marks: readonly (readonly number[])[],
  isWanted = (_index: number, _text: string) => true,
) {
  const verdicts: Verdict[] = questions.flatMap(({ answers, marks: most }, index) =>
    answers.flatMap(({ text, person, label }, at) =>
      isWanted(index, text) ? [{ marked: (marks[index]?.[at] ?? 0) / most, person, label }] : [],
    ),
  );
  const { accuracy, kappa, falseAccepts, falseRefusals, answers } = agreement(verdicts);
  const figures = [
    `accuracy ${accuracy.toFixed(3)}`,
    `kappa ${kappa.toFixed(3)}`,
    `wrong accepts ${falseAccepts.toFixed(3)}`,
    `wrong refusals ${falseRefusals.toFixed(3)}`,
    `of ${answers}`,
  ];
  process.stdout.write(`${name.padEnd(20)}${figures.join('  ')}\n`);
}
