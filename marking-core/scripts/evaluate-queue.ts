import { isDeepStrictEqual, parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { agreement, type Verdict } from './short-answers/agreement.ts';
import { handIn, idOf, readFirstGroups, readMarks } from './short-answers/judge-through-calls.ts';
import { readQuestions } from './short-answers/read-questions.ts';
import { openTemporarySchool } from './short-answers/temporary-school.ts';

/*
 * What a teacher's minutes at the queue are worth, through the program's own calls: npm run evaluate:queue -- FILE [--questions 8] [--groups 5,10]
 *
 * FILE is as for `npm run evaluate`. Some of its questions, evenly spread, become a homework of a server of its own, to which students hand in the
 * answers. A teacher judges so many groups of each question as the queue shows them, by the marks that people gave, and everybody is marked again;
 * then so many more, as the queue shows them by then; then all of it is taken back. Printed are the agreement with people before and after, of all
 * answers and, at last, of those that nobody judged. Fails where a mark is not as it was before.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { questions: { type: 'string', default: '8' }, groups: { type: 'string', default: '5,10' } },
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
  print('0 groups judged', before);
  const path = `/api/homework/${homework}/judgements`;
  const judged = new Set<string>();
  const ids: number[] = [];
  const saidOf = (index: number, text: string) => `${idOf(index)} ${tidy(text)}`;
  const numbers = values.groups.split(',').map(Number);
  let [after, seconds] = [before, 0];
  for (const [round, number] of numbers.entries()) {
    const groups = await readFirstGroups(school, homework, questions, number - (numbers[round - 1] ?? 0));
    const judgements = questions.flatMap(({ marks, answers }, index) =>
      (groups.get(idOf(index)) ?? []).map(({ answer, writings }) => {
        for (const text of writings) judged.add(saidOf(index, text));
        const person = answers.find(({ text }) => tidy(text) === answer)?.person ?? 0;
        return { questionId: idOf(index), answer, marks: Math.round(person * marks) };
      }),
    );
    const started = performance.now();
    for (const some of batches(judgements))
      ids.push(...(await school.call('POST', path, judgedCall, { judgements: some })).judgementIds);
    seconds += (performance.now() - started) / 1000;
    after = await readMarks(school, homework, questions);
    print(`${number} groups judged`, after);
  }
  const isUnjudged = (index: number, text: string) => !judged.has(saidOf(index, text));
  print('the rest, before', before, isUnjudged);
  print('the rest, after', after, isUnjudged);
  process.stdout.write(`${ids.length} groups judged and all marked again in ${seconds.toFixed(1)} s\n`);

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
    answers.flatMap(({ text, person, label, pupils }, at) =>
      isWanted(index, text) ? [{ marked: (marks[index]?.[at] ?? 0) / most, person, label, pupils }] : [],
    ),
  );
  const { accuracy, pupils, kappa, falseAccepts, falseRefusals, answers } = agreement(verdicts);
  const figures = [
    `accuracy ${accuracy.toFixed(3)}`,
    `pupils ${pupils.toFixed(3)}`,
    `kappa ${kappa.toFixed(3)}`,
    `wrong accepts ${falseAccepts.toFixed(3)}`,
    `wrong refusals ${falseRefusals.toFixed(3)}`,
    `of ${answers}`,
  ];
  process.stdout.write(`${name.padEnd(20)}${figures.join('  ')}\n`);
}
