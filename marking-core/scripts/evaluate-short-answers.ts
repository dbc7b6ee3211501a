import { parseArgs } from 'node:util';
import { acceptedFrom } from '../src/rules/model-answer/judge.ts';
import { likelihood } from '../src/rules/model-answer/likelihood.ts';
import { type Agreement, agreement, type Verdict } from './short-answers/agreement.ts';
import { comparedAnswers } from './short-answers/compared-answers.ts';
import { fitWeights, likeliest } from './short-answers/fit-weights.ts';
import { bestThreshold, floors } from './short-answers/floors.ts';
import { markedAnswers } from './short-answers/marked-answers.ts';
import { type MarkedAnswers, readQuestions } from './short-answers/read-questions.ts';

/*
 * How far marking from model answers agrees with people: npx tsx marking-core/scripts/evaluate-short-answers.ts FILE [--folds 5]
 *
 * FILE has a question in each line: { corpus?, id, question, references: [text], answers: [{ text, label }] } with the label `correct`,
 * `incorrect` or `contradictory`. Marking sees the question and its references only. Three kinds of rows are printed:
 * the floors, with the best threshold found on the same file; `cross-validated`, each question marked with weights fitted to the
 * questions of the other folds; `as shipped`, markAttempt as it is (a figure of what was fitted to when FILE is the file of the fit).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folds: { type: 'string', default: '5' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('Say which file of marked answers to evaluate with.');
const questions = readQuestions(file);
const folds = Math.max(2, Number(values.folds) || 5);

type Row = Verdict & { readonly corpus: string };

const answers = questions.flatMap((question) => question.answers.map((answer) => ({ question, ...answer })));
const corpora = [...new Set(questions.map(corpusOf))];

for (const [name, likeness] of Object.entries(floors)) {
  const liked = answers.map(({ question, text, label }) => ({
    corpus: corpusOf(question),
    label,
    isRight: label === 'correct',
    likeness: likeness(text, question.references),
  }));
  const from = new Map(
    corpora.map((corpus) => [
      corpus,
      bestThreshold(
        liked.filter((answer) => answer.corpus === corpus),
        (verdicts) => agreement(verdicts).kappa,
      ),
    ]),
  );
  print(
    name,
    liked.map((answer) => ({ ...answer, isAccepted: answer.likeness >= (from.get(answer.corpus) ?? 1) })),
  );
}
print('cross-validated', crossValidated());
print(
  'as shipped',
  markedAnswers(questions).map((verdict, index) => ({ ...verdict, corpus: corpusAt(index) })),
);

/** Each question belongs to a fold as a whole, so that no answer to it is in what its weights are fitted to. */
function crossValidated(): Row[] {
  const compared = comparedAnswers(questions);
  const foldOf = (question: number) => ((question * 7919) % 10_007) % folds;
  const weights = Array.from({ length: folds }, (_, fold) =>
    fitWeights(compared.filter(({ question }) => foldOf(question) !== fold)),
  );
  return compared.map(({ question, measures, isRight, label }, index) => {
    const own = weights[foldOf(question)];
    const isAccepted = own !== undefined && likelihood(likeliest(measures, own), own) >= acceptedFrom;
    return { isAccepted, isRight, label, corpus: corpusAt(index) };
  });
}

function corpusOf({ corpus }: MarkedAnswers): string {
  return corpus ?? 'all';
}

function corpusAt(index: number): string {
  const answer = answers[index];
  return answer === undefined ? '' : corpusOf(answer.question);
}

function print(name: string, rows: readonly Row[]): void {
  for (const corpus of corpora.length > 1 ? [...corpora, 'all'] : corpora) {
    const own = rows.filter((row) => corpus === 'all' || row.corpus === corpus);
    process.stdout.write(`${name.padEnd(18)}${corpus.padEnd(14)}${figures(agreement(own))}\n`);
  }
}

function figures(found: Agreement): string {
  return [
    `accuracy ${found.accuracy.toFixed(3)}`,
    `kappa ${found.kappa.toFixed(3)}`,
    `false accepts ${found.falseAccepts.toFixed(3)} (contradictions ${found.acceptedContradictions.toFixed(3)})`,
    `false refusals ${found.falseRefusals.toFixed(3)}`,
    `of ${found.answers}`,
  ].join('  ');
}
