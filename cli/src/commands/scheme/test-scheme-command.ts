import {
  type Agreement,
  type AgreementReport,
  type Disagreement,
  explainResult,
  policySchema,
} from '@markwell/marking-core';
import { testScheme } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { count } from '../../count.ts';
import { readVersionOption } from '../../parse-version.ts';
import { colour, printData } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { readTextFile } from '../../read-file.ts';
import { withServices } from '../../with-services.ts';

interface TestOptions {
  marked?: string;
  file?: string;
  version?: string;
  policy?: string;
  json?: boolean;
}

/** `markwell scheme test`: exit code 1 where the scheme and people disagree. */
export async function testSchemeCommand(homework: string, options: TestOptions): Promise<void> {
  const { marked, file, version, policy } = options;
  const input = {
    ...(marked === undefined ? {} : { marked: await readTextFile(marked) }),
    ...(file === undefined ? {} : { text: await readTextFile(file) }),
    ...(version === undefined ? {} : { version: readVersionOption(version) }),
    ...(policy === undefined ? {} : { policy: policySchema.parse(policy) }),
  };
  const tested = await withServices((services) => testScheme(services, homework, input));
  await (options.json ? printJson(tested) : printReport(tested.report));
  const { falseAccepts, falseRefusals } = tested.report.all;
  const wrong = falseAccepts + falseRefusals;
  if (wrong > 0)
    throw new CommandError(
      `${count(wrong, 'answer')} of ${tested.report.all.examples} ${wrong === 1 ? 'is' : 'are'} marked otherwise than people did.`,
    );
}

/** Prints where scheme and people disagree, and how far they agree, by question. */
async function printReport({ all, questions, disagreements, unmarked = 0 }: AgreementReport): Promise<void> {
  for (const disagreement of disagreements) await printData(`${describeDisagreement(disagreement)}\n`);
  if (disagreements.length > 0) await printData('\n');
  const rows = [...questions.map((one) => row(one.questionId, one)), row('all', all)];
  await printTable(['Question', 'Answers', 'Agreed', 'False accepts', 'False refusals', 'Accuracy', 'Kappa'], rows);
  if (unmarked > 0) await printData(`\n${count(unmarked, 'answer')} not compared: only a person can mark them.\n`);
}

const kinds = { 'false-accept': 'false accept', 'false-refusal': 'false refusal' } as const;

/** One line: 'q1b false refusal: “it springs back” deserves 1, gets 0 of 1: …'. */
export function describeDisagreement({ example, kind, result }: Disagreement): string {
  const given = [example.choice, example.reason ?? example.value].filter(Boolean).join(': ').replace(/\s+/g, ' ');
  const paint = kind === 'false-accept' ? colour.yellow : colour.red;
  return `${example.questionId} ${paint(kinds[kind])}: “${given}” deserves ${example.marks}, gets ${explainResult(result)}`;
}

function row(name: string, { examples, agreed, falseAccepts, falseRefusals, accuracy, kappa }: Agreement): string[] {
  const percent = accuracy === null ? '-' : `${(100 * accuracy).toFixed(1)}%`;
  return [
    name,
    `${examples}`,
    `${agreed}`,
    `${falseAccepts}`,
    `${falseRefusals}`,
    percent,
    kappa === null ? '-' : kappa.toFixed(2),
  ];
}
