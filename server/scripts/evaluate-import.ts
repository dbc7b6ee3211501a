import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Evaluation, evaluateFile } from './evaluate-import/evaluate-file.ts';
import { readLabelledFiles } from './evaluate-import/labelled-files.ts';
import { figuresLine, tallyFigures } from './evaluate-import/tally-figures.ts';

/*
 * How well documents are read: npm run evaluate:import -- FOLDER [--only NAME,NAME] [--verbose] [--json OUT]
 *
 * FOLDER has documents in files/, what a teacher wants to see of each in truth/NAME.json, and their authors in sources.json: see
 * docs/reader.md. Prints the figures of every file, of every kind and of all; `--verbose` adds the questions that are not right.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, verbose: { type: 'boolean' }, json: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Say which folder of labelled files to evaluate with.');

const evaluations: Evaluation[] = [];
for (const file of readLabelledFiles(folder, values.only?.split(','))) {
  const evaluation = await evaluateFile(file);
  evaluations.push(evaluation);
  console.log(figuresLine(file.name, tallyFigures([evaluation])));
  if (values.verbose === true) printFaults(evaluation);
}
const kinds = [...new Set(evaluations.map(({ kind }) => kind))].sort().map((kind) => {
  const own = evaluations.filter((one) => one.kind === kind);
  return { kind, figures: tallyFigures(own) };
});
console.log('');
for (const { kind, figures } of kinds) console.log(figuresLine(`${kind} (${figures.files})`, figures));
const all = tallyFigures(evaluations);
const authors = new Set(evaluations.map(({ author }) => author)).size;
console.log(figuresLine(`all ${all.files} of ${authors} authors`, all));
if (values.json !== undefined)
  writeFileSync(values.json, `${JSON.stringify({ all, kinds, files: evaluations }, null, 1)}\n`);

function printFaults({ questions, breaches }: Evaluation): void {
  questions.forEach(({ verdict, faults, truth, read }, at) => {
    if (verdict === 'right') return;
    const want = `${short(truth.text)} ${JSON.stringify(truth.options)} = ${JSON.stringify(truth.answers)}`;
    const got =
      read === null
        ? 'nothing'
        : `${short(read.text)} ${JSON.stringify(read.options)} = ${JSON.stringify(read.answers)}`;
    console.log(`  ${at + 1} ${verdict}: ${faults.join(', ')}\n    wanted ${want}\n    read   ${got}`);
  });
  for (const { law, what } of breaches) console.log(`  against law ${law}: ${short(what)}`);
}

function short(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}
