import { getClassCode, giveClasses } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { withServices } from '../../with-services.ts';
import { getUser } from './get-user.ts';

interface ClassesOptions {
  readonly none?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `markwell users classes`: gives an account its classes, or says which it has. */
export async function giveClassesCommand(
  username: string,
  typed: readonly string[],
  { none = false, dryRun = false, json = false }: ClassesOptions,
): Promise<void> {
  if (none && typed.length > 0) throw new CommandError('Name classes, or say --none.', exitCodes.wrongUsage);
  await withServices(async (services) => {
    const user = await getUser(services, username);
    const classes: string[] = [];
    for (const code of typed) {
      classes.push(await getClassCode(services, code, { code: 'invalid-input', field: 'classes' }));
    }
    const isChange = none || typed.length > 0;
    const after =
      isChange && !dryRun
        ? await giveClasses(services, String(user.id), { classes }, services.by)
        : { ...user, classes: isChange ? classes : user.classes };
    if (!isChange && !json)
      return printTable(
        ['Class'],
        after.classes.map((code) => [code]),
      );
    const list = after.classes.length === 0 ? 'no classes' : after.classes.join(', ');
    printMessage(`'${user.username}' ${isChange && dryRun ? 'would have' : 'has'} ${list}.`);
    if (json) await printJson(after);
  });
}
