import { describeQuestion, type MarkScheme } from '@markwell/marking-core';
import type { SchemeVersion } from '@markwell/server/contract';
import {
  checkScheme,
  checkSchemeText,
  diffSchemes,
  publishScheme,
  showScheme,
  showVersions,
  testScheme,
} from '@markwell/server/operations';
import { CommandError, exitCodes } from '../../command-error.ts';
import type { Actions } from '../../command-words.ts';
import { readTextFile, writeOut } from '../../files.ts';
import { colour } from '../../print.ts';
import { readVersion } from '../../read-typed.ts';
import { type Columns, tableOf } from '../../table.ts';
import { withServices } from '../../with-services.ts';
import { count, said } from '../../wording.ts';
import type { schemeWords } from '../../words/schemes.ts';
import { agreementTable, describeDisagreement, describeMessage } from './describe-scheme.ts';
import { judgeAction } from './judge.ts';

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
  'scheme judge': judgeAction,
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
