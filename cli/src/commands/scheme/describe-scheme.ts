import { type Agreement, type AgreementReport, type Disagreement, explainResult } from '@markwell/marking-core';
import type { SchemeMessage } from '@markwell/server/contract';
import type { Table } from '../../command-words.ts';
import { colour } from '../../print.ts';
import { tableOf } from '../../table.ts';

/** A message as compilers write them: 'year8.json:12: error: questions.3.rule.alow: There is no field…'. */
export function describeMessage(file: string, { level, line, path, message }: SchemeMessage): string {
  const paint = level === 'error' ? colour.red : colour.yellow;
  return `${file}:${line}: ${paint(level)}: ${path === '' ? '' : `${path}: `}${message}`;
}

const kinds = { 'false-accept': 'false accept', 'false-refusal': 'false refusal' } as const;

/** One line: 'q1b false refusal: “it springs back” deserves 1, gets 0 of 1: …'. */
export function describeDisagreement({ example, kind, result }: Disagreement): string {
  const given = [example.choice, example.reason ?? example.value].filter(Boolean).join(': ').replace(/\s+/g, ' ');
  const paint = kind === 'false-accept' ? colour.yellow : colour.red;
  return `${example.questionId} ${paint(kinds[kind])}: “${given}” deserves ${example.marks}, gets ${explainResult(result)}`;
}

/** How far scheme and people agree, by question. */
export function agreementTable({ all, questions }: AgreementReport): Table {
  const rows: (Agreement & { questionId: string })[] = [...questions, { ...all, questionId: 'all' }];
  return tableOf(rows, {
    Question: ({ questionId }) => questionId,
    Answers: ({ examples }) => examples,
    Agreed: ({ agreed }) => agreed,
    'False accepts': ({ falseAccepts }) => falseAccepts,
    'False refusals': ({ falseRefusals }) => falseRefusals,
    Accuracy: ({ accuracy }) => (accuracy === null ? '-' : `${(100 * accuracy).toFixed(1)}%`),
    Kappa: ({ kappa }) => (kappa === null ? '-' : kappa.toFixed(2)),
  });
}
