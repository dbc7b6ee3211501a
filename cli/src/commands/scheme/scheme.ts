import {
  type Agreement,
  type AgreementReport,
  type Disagreement,
  describeQuestion,
  explainResult,
  type MarkScheme,
} from '@markwell/marking-core';
import type { Judged, SchemeMessage, SchemeVersion } from '@markwell/server/contract';
import {
  checkScheme,
  checkSchemeText,
  decisions,
  diffSchemes,
  publishScheme,
  readJudgedAnswers,
  showScheme,
  showVersions,
  testScheme,
} from '@markwell/server/operations';
import { CommandError, exitCodes } from '../../command-error.ts';
import type { Actions, Table } from '../../command-words.ts';
import { readTextFile, writeOut } from '../../files.ts';
import { colour, printMessage } from '../../print.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { readVersion } from '../../read-typed.ts';
import { type Columns, tableOf } from '../../table.ts';
import { withServices } from '../../with-services.ts';
import { count, said } from '../../wording.ts';
import type { schemeWords } from '../../words/schemes.ts';
import { changesPrinters, describeSummary } from '../remark/changes-printers.ts';

/** `markwell scheme …`. As JSON, what `show` prints is a file that can be edited and published. */
export const actions: Actions<typeof schemeWords> = {
  'scheme show': async ({ homework, version, json, out }) => {
    const { shown, versions } = await withServices(async (services) => ({
      shown: await showScheme(services, homework, version === undefined ? 'current' : String(version)),
      versions: (await showVersions(services, homework)).versions,
    }));
    const { scheme, examples } = shown;
    if (json || out !== undefined) {
      const written = JSON.stringify(examples.length > 0 ? { ...scheme, examples } : scheme, null, 2);
      await writeOut(out ?? '-', `${written}\n`);
      return undefined;
    }
    const title = `${colour.bold(shown.homework.title)}, mark scheme version ${shown.version.version}\n\n`;
    return { shown: [title, tableOf(scheme.questions, questionColumns), '\n', tableOf(versions, versionColumns)] };
  },
  'scheme check': async ({ file, homework }) => {
    const text = await readTextFile(file);
    const checked =
      homework === undefined
        ? checkSchemeText(text)
        : await withServices((services) => checkScheme(services, { text, homework }));
    const { isUsable, summary, messages } = checked;
    return {
      json: checked,
      shown: messages.map((message) => `${describeMessage(file, message)}\n`),
      notes:
        isUsable && summary !== null
          ? `${summary.title}: ${count(summary.questions, 'question')}, ${count(summary.marks, 'mark')}, ${count(summary.examples, 'example')}. It can be published.`
          : '',
      failure: isUsable ? undefined : `${file} cannot be published.`,
    };
  },
  'scheme diff': async ({ homework, before, after }) => {
    for (const [name, typed] of Object.entries({ before, after })) readVersion(typed, name);
    const diff = await withServices((services) => diffSchemes(services, homework, before, after));
    return {
      json: diff,
      shown: diff.changes.map(({ text }) => `${text}\n`),
      notes: diff.changes.length === 0 ? `Versions ${diff.before} and ${diff.after} are the same.` : '',
    };
  },
  // Says first who would gain and lose, and whose judgements it replaces.
  'scheme judge': async ({ homework, file, note: typed, dryRun: isDryRun, yes }) => {
    const judgements = readJudgedAnswers(await readTextFile(file));
    const note = typed?.trim() ?? '';
    const input = { judgements, ...(note !== '' && { note }) };
    return withServices(async (services) => {
      const judge = (dryRun: boolean) =>
        decisions.judgement.decide(services, homework, { ...input, dryRun }, services.by);
      if (isDryRun) {
        const told = await judge(true);
        return {
          json: told,
          shown: [
            ...told.changes.map(changesPrinters.text.row),
            ...(told.omitted > 0 ? [`and ${told.omitted} more\n`] : []),
            `${describeSummary(told.summary)}\n`,
          ],
          notes: [...describeReplaced(told), 'This was a dry run, which stores nothing.'],
        };
      }
      if (!yes) {
        const told = await judge(true);
        for (const line of [describeSummary(told.summary), ...describeReplaced(told)]) printMessage(line);
        await confirmOrEnd(`Judge ${count(judgements.length, 'answer')} of ${told.homework.title}?`, { yes });
      }
      const judged = await judge(false);
      return {
        json: judged,
        shown: [`${describeSummary(judged.summary)}\n`],
        notes: [...(yes ? describeReplaced(judged) : []), describeJudged(judged)],
      };
    });
  },
  'scheme test': async ({ homework, marked, file, version, policy }) => {
    const input = {
      ...(marked === undefined ? {} : { marked: await readTextFile(marked) }),
      ...(file === undefined ? {} : { text: await readTextFile(file) }),
      version,
      policy,
    };
    const tested = await withServices((services) => testScheme(services, homework, input));
    const { all, disagreements, unmarked = 0 } = tested.report;
    const { falseAccepts, falseRefusals, examples } = all;
    const wrong = falseAccepts + falseRefusals;
    return {
      json: tested,
      shown: [
        ...disagreements.map((one) => `${describeDisagreement(one)}\n`),
        ...(disagreements.length > 0 ? ['\n'] : []),
        agreementTable(tested.report),
        ...(unmarked > 0 ? [`\n${count(unmarked, 'answer')} not compared: only a person can mark them.\n`] : []),
      ],
      failure:
        wrong > 0
          ? `${count(wrong, 'answer')} of ${examples} ${wrong === 1 ? 'is' : 'are'} marked otherwise than people did.`
          : undefined,
    };
  },
  'scheme publish': async ({ homework, file, note, examples, override, dryRun = false }) => {
    const input = {
      text: await readTextFile(file),
      note,
      ...(examples === undefined ? {} : { marked: await readTextFile(examples) }),
      ...(override === undefined ? {} : { override }),
      dryRun,
    };
    const published = await withServices((services) => publishScheme(services, homework, input, services.by));
    const { version, stored, changes, messages, broken } = published;
    const { title } = published.homework;
    const isRefused = !stored && broken.length > 0 && override === undefined;
    return {
      json: published,
      shown: changes.map(({ text }) => `${text}\n`),
      notes: [...messages.map((message) => describeMessage(file, message)), ...broken.map(describeDisagreement)],
      ...(isRefused
        ? { failure: breaksExamples(broken.length) }
        : {
            after: stored
              ? `Published version ${version} of ${title}. Earlier attempts keep their marks: see markwell remark ${homework}.`
              : `Would publish version ${version} of ${title}.`,
          }),
    };
  },
};

function breaksExamples(broken: number): CommandError {
  const message = said({
    typed: `It breaks ${broken} of its examples: it would not be published without --override.`,
    menu: `It breaks ${broken} of its examples.`,
  });
  return new CommandError(message, exitCodes.failed, '--override');
}

const widest = 70;

const questionColumns: Columns<MarkScheme['questions'][number]> = {
  Question: ({ id }) => id,
  Marks: ({ maxMarks }) => maxMarks,
  For: (question) => describeQuestion(question).gives,
  Expected: (question) => {
    const text = describeQuestion(question).expected.join('; ');
    return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
  },
};

const versionColumns: Columns<SchemeVersion> = {
  Version: ({ version, isCurrent }) => `${version}${isCurrent ? ' (current)' : ''}`,
  Published: ({ createdAt }) => createdAt.slice(0, 10),
  By: ({ createdBy, origin }) => createdBy ?? (origin === 'built-in' ? 'Markwell' : '-'),
  Attempts: ({ attempts }) => attempts,
  Examples: ({ examples }) => examples,
  Note: ({ note }) => note ?? '',
};

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

function describeJudged({ stored, judgementIds, version, run }: Judged): string {
  const what = stored
    ? `Stored ${count(judgementIds.length, 'judgement')} as version ${version} of the mark scheme.`
    : 'All of it was judged so already.';
  if (run === null) return `${what} No mark changed.`;
  return `${what} Marked again as re-mark ${run.id}. To take both back: markwell remark undo ${run.id}`;
}

function describeReplaced({ replaced }: Judged): string[] {
  return replaced.map(
    ({ questionId, answer, marks, by }) =>
      `${questionId} “${answer.slice(0, 80)}” was judged to have ${marks} before, by ${by ?? 'somebody'}.`,
  );
}
