import type { EditedHomework } from '@markwell/server/contract';
import {
  checkDeletable,
  copyHomework,
  deleteHomework,
  editHomework,
  findHomeworkId,
  getAdminHomework,
  readEditableHomework,
} from '@markwell/server/operations';
import * as z from 'zod/mini';
import { CommandError } from '../../command-error.ts';
import { count } from '../../count.ts';
import { printData, printMessage } from '../../print.ts';
import { printJson } from '../../print-table.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { readTextFile } from '../../read-file.ts';
import { withServices } from '../../with-services.ts';

interface ChangeOptions {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `markwell homework copy`. */
export async function copyHomeworkCommand(
  named: string,
  { title, dryRun, json }: ChangeOptions & { readonly title?: string },
): Promise<void> {
  await withServices(async (services) => {
    const id = await findHomeworkId(services, named);
    if (dryRun) {
      const original = await getAdminHomework(services, id);
      printMessage(`Would store a copy of ${id}, “${original.title}”.`);
      return json ? printJson(original) : undefined;
    }
    const copy = await copyHomework(services, String(id), { title }, null);
    printMessage(`Homework ${copy.id}: ${copy.title}. To edit it: markwell homework show ${copy.id} --json`);
    if (json) await printJson(copy);
  });
}

const editable = z.object({ basedOn: z.string(), assignment: z.unknown() });
const editFile = z.union([
  z.pipe(
    z.object({ edit: editable }),
    z.transform(({ edit }) => edit),
  ),
  editable,
]);

/** `markwell homework edit`: the file is what `homework show --json` printed, with its `edit.assignment` changed. */
export async function editHomeworkCommand(
  named: string,
  { file, dryRun, json }: ChangeOptions & { readonly file: string },
): Promise<void> {
  const { basedOn, assignment } = readEdit(file, await readTextFile(file));
  await withServices(async (services) => {
    const id = String(await findHomeworkId(services, named));
    const { attemptCount } = await readEditableHomework(services, id);
    const input = { basedOn, homeworkData: JSON.stringify(assignment), dryRun: dryRun ?? false };
    const edited = await editHomework(services, id, input, null);
    if (json) await printJson(edited);
    else await printData(describeEdit(edited));
    for (const { message } of edited.messages) printMessage(message);
    printMessage(`${edited.stored ? 'Stored' : 'Would store'} homework ${id}, “${edited.homework.title}”.`);
    if (attemptCount > 0)
      printMessage(
        `${count(attemptCount, 'attempt')} handed in so far ${attemptCount === 1 ? 'keeps' : 'keep'} questions and marks: see markwell remark ${id}.`,
      );
  });
}

function readEdit(file: string, text: string): z.output<typeof editFile> {
  const read = editFile.safeParse(parseJson(file, text));
  if (read.success) return read.data;
  throw new CommandError(
    `${file} is not what ‘markwell homework show ID --json’ prints: it needs ‘edit’ with ‘basedOn’ and ‘assignment’.`,
  );
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const words = { added: 'is added', dropped: 'is asked no more', reworded: 'is reworded', rekeyed: 'is marked anew' };

function describeEdit({ changes, isReordered, changesDetails, schemeVersion }: EditedHomework): string {
  const lines = changes.map(
    ({ questionId, change, replacesMarking }) =>
      `${questionId} ${words[change]}${replacesMarking ? ': its corrected mark scheme goes' : ''}`,
  );
  if (isReordered) lines.push('The questions stand in another order');
  if (changesDetails) lines.push('Title, description, year or week change');
  return [...lines, `Mark scheme: version ${schemeVersion}`, ''].join('\n');
}

/** `markwell homework delete`: asks first. */
export async function deleteHomeworkCommand(
  named: string,
  { dryRun, json, yes }: ChangeOptions & { readonly yes?: boolean },
): Promise<void> {
  await withServices(async (services) => {
    const id = await findHomeworkId(services, named);
    const planned = await checkDeletable(services, id);
    if (!dryRun) {
      await confirmOrEnd(`Delete homework ${id}, “${planned.title}”?`, { yes });
      await deleteHomework(services, String(id), null);
    }
    printMessage(`${dryRun ? 'Would delete' : 'Deleted'} homework ${id}, “${planned.title}”.`);
    if (json) await printJson(planned);
  });
}
