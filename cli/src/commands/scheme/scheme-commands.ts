import { describeQuestion, type MarkScheme } from '@markwell/marking-core';
import type { SchemeMessage, SchemeVersion } from '@markwell/server/contract';
import { checkScheme, checkSchemeText, diffSchemes, showScheme, showVersions } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { count } from '../../count.ts';
import { readVersion, readVersionOption } from '../../parse-version.ts';
import { colour, printData, printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { readTextFile } from '../../read-file.ts';
import { withServices } from '../../with-services.ts';
import { writeOut } from '../../write-out.ts';

/** `markwell scheme show`. As JSON it is a file that can be edited and published. */
export async function showSchemeCommand(
  homework: string,
  { version, json, out }: { version?: string; json?: boolean; out?: string },
): Promise<void> {
  const wanted = version === undefined ? 'current' : String(readVersionOption(version));
  const { shown, list } = await withServices(async (services) => ({
    shown: await showScheme(services, homework, wanted),
    list: await showVersions(services, homework),
  }));
  if (json || out !== undefined) {
    const { scheme, examples } = shown;
    const written = JSON.stringify(examples.length > 0 ? { ...scheme, examples } : scheme, null, 2);
    return writeOut(out ?? '-', `${written}\n`);
  }
  await printData(`${colour.bold(shown.homework.title)}, mark scheme version ${shown.version.version}\n\n`);
  await printQuestions(shown.scheme);
  await printData('\n');
  await printVersions(list.versions);
}

async function printQuestions({ questions }: MarkScheme): Promise<void> {
  const rows = questions.map((question) => {
    const { gives, expected } = describeQuestion(question);
    return [question.id, String(question.maxMarks), gives, shorten(expected.join('; '))];
  });
  await printTable(['Question', 'Marks', 'For', 'Expected'], rows);
}

async function printVersions(versions: readonly SchemeVersion[]): Promise<void> {
  const rows = versions.map(({ version, isCurrent, createdAt, createdBy, origin, attempts, examples, note }) => [
    `${version}${isCurrent ? ' (current)' : ''}`,
    createdAt.slice(0, 10),
    createdBy ?? (origin === 'built-in' ? 'Markwell' : '-'),
    String(attempts),
    String(examples),
    note ?? '',
  ]);
  await printTable(['Version', 'Published', 'By', 'Attempts', 'Examples', 'Note'], rows);
}

const widest = 70;

function shorten(text: string): string {
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
}

/** `markwell scheme check`: exit code 1 where it cannot be used. */
export async function checkSchemeCommand(
  file: string,
  { homework, json }: { homework?: string; json?: boolean },
): Promise<void> {
  const text = await readTextFile(file);
  const checked =
    homework === undefined
      ? checkSchemeText(text)
      : await withServices((services) => checkScheme(services, { text, homework }));
  if (json) await printJson(checked);
  else {
    for (const message of checked.messages) await printData(`${describeMessage(file, message)}\n`);
    if (checked.isUsable && checked.summary !== null) {
      const { title, questions, marks, examples } = checked.summary;
      const held = [count(questions, 'question'), count(marks, 'mark'), count(examples, 'example')].join(', ');
      printMessage(`${title}: ${held}. It can be published.`);
    }
  }
  if (!checked.isUsable) throw new CommandError(`${file} cannot be published.`);
}

/** A message as compilers write them: 'year8.json:12: error: questions.3.rule.alow: There is no field…'. */
export function describeMessage(file: string, { level, line, path, message }: SchemeMessage): string {
  const paint = level === 'error' ? colour.red : colour.yellow;
  return `${file}:${line}: ${paint(level)}: ${path === '' ? '' : `${path}: `}${message}`;
}

/** `markwell scheme diff`. */
export async function diffSchemesCommand(
  homework: string,
  before: string,
  after: string,
  { json }: { json?: boolean },
): Promise<void> {
  for (const [name, typed] of Object.entries({ before, after })) readVersion(name, typed);
  const diff = await withServices((services) => diffSchemes(services, homework, before, after));
  if (json) return printJson(diff);
  for (const { text } of diff.changes) await printData(`${text}\n`);
  if (diff.changes.length === 0) printMessage(`Versions ${diff.before} and ${diff.after} are the same.`);
}
