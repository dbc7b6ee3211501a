import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureNames } from '../src/rules/model-answer/likelihood.ts';
import { comparedAnswers } from './short-answers/compared-answers.ts';
import { fitWeights } from './short-answers/fit-weights.ts';
import { readQuestions } from './short-answers/read-questions.ts';

// Run it after a change to the measures or tables: npx tsx marking-core/scripts/fit-model-answers.ts FILE
// FILE has a question in each line: { id, question, references: [text], answers: [{ text, label }] } with the label `correct` or another.
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Say which file of marked answers to fit the weights to.');
const path = fileURLToPath(new URL('../src/rules/model-answer/weights.ts', import.meta.url));
const fitted = fitWeights(comparedAnswers(readQuestions(file)));
const lines = ['bias', ...measureNames] as const;
const table = lines.map((name) => `  ${name}: ${fitted[name].toFixed(2)},\n`).join('');
const [before = ''] = readFileSync(path, 'utf8').split(/^export const/m);
writeFileSync(path, `${before}export const weights = {\n${table}} as const;\n`);
