import type { EditedHomework } from '@markwell/server/contract';
import {
  checkDeletable,
  copyHomework,
  deleteHomework,
  editHomework,
  exportHomework,
  findHomeworkId,
  getAdminHomework,
  readEditableHomework,
} from '@markwell/server/operations';
import * as z from 'zod/mini';
import { CommandError, wrongUsage } from '../../command-error.ts';
import type { Actions } from '../../command-words.ts';
import { parseJson, readTextFile, writeOut } from '../../files.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { inDatabase, withServices } from '../../with-services.ts';
import { count } from '../../wording.ts';
import type { homeworkWords } from '../../words/homework.ts';

/** `markwell homework copy`, `edit` and `delete`. What is edited is what `show --json` printed, with its `edit.assignment` changed. */
export const editingActions: Pick<
  Actions<typeof homeworkWords>,
  'homework copy' | 'homework edit' | 'homework export' | 'homework delete'
> = {
  'homework copy': inDatabase(async ({ homework: named, title, dryRun }, services) => {
    const id = await findHomeworkId(services, named);
    if (dryRun) {
      const original = await getAdminHomework(services, id);
      return { said: `Would store a copy of ${id}, “${original.title}”.`, json: original };
    }
    const copy = await copyHomework(services, String(id), { title }, null);
    return {
      said: `Homework ${copy.id}: ${copy.title}. To edit it: markwell homework show ${copy.id} --json`,
      json: copy,
    };
  }),
  'homework edit': async ({ homework: named, file, dryRun = false }) => {
    const { basedOn, assignment } = readEdit(file, await readTextFile(file));
    return withServices(async (services) => {
      const id = String(await findHomeworkId(services, named));
      const { attemptCount } = await readEditableHomework(services, id);
      const input = { basedOn, homeworkData: JSON.stringify(assignment), dryRun };
      const edited = await editHomework(services, id, input, null);
      const kept = `${count(attemptCount, 'attempt')} handed in so far ${attemptCount === 1 ? 'keeps' : 'keep'} questions and marks: see markwell remark ${id}.`;
      return {
        json: edited,
        shown: [describeEdit(edited)],
        after: [
          ...edited.messages.map(({ message }) => message),
          `${edited.stored ? 'Stored' : 'Would store'} homework ${id}, “${edited.homework.title}”.`,
          ...(attemptCount > 0 ? [kept] : []),
        ],
      };
    });
  },
  'homework export': inDatabase(async ({ homework: named, format, out = '-' }, services) => {
    const id = String(await findHomeworkId(services, named));
    const { bytes, messages, type } = await exportHomework(services, id, { format });
    if (out === '-' && process.stdout.isTTY && !/json|xml|text/.test(type))
      throw wrongUsage('--out: name the file, or send the output to one.');
    await writeOut(out, bytes);
    return { said: messages };
  }),
  'homework delete': inDatabase(async ({ homework: named, dryRun, yes }, services) => {
    const id = await findHomeworkId(services, named);
    const planned = await checkDeletable(services, id);
    const what = `homework ${id}, “${planned.title}”`;
    if (dryRun) return { said: `Would delete ${what}.`, json: planned };
    await confirmOrEnd(`Delete ${what}?`, { yes });
    await deleteHomework(services, String(id), null);
    return { said: `Deleted ${what}.`, json: planned };
  }),
};

const editable = z.object({ basedOn: z.string(), assignment: z.unknown() });
const editFile = z.union([
  z.pipe(
    z.object({ edit: editable }),
    z.transform(({ edit }) => edit),
  ),
  editable,
]);

function readEdit(file: string, text: string): z.output<typeof editFile> {
  const read = editFile.safeParse(parseJson(text, file));
  if (read.success) return read.data;
  throw new CommandError(
    `${file} is not what ‘markwell homework show ID --json’ prints: it needs ‘edit’ with ‘basedOn’ and ‘assignment’.`,
  );
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
