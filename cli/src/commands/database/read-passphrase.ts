import { readFile } from 'node:fs/promises';
import { CommandError, wrongUsage } from '../../command-error.ts';
import { cannotRead } from '../../file-errors.ts';
import { canAsk, terminalAsker } from '../../prompts.ts';

/** A shorter one could be guessed by whoever has the file. */
const shortest = 12;

/** The passphrase for a new backup; on a terminal it is typed twice. Ends the command where there is none, or a short one. */
export async function chooseBackupPassphrase(file: string | undefined): Promise<string> {
  const given = await findPassphrase(file);
  const passphrase = given ?? (await ask('Passphrase for this backup'));
  if (passphrase.length < shortest)
    throw wrongUsage(`The passphrase is too short: at least ${shortest} characters, such as four words.`);
  if (given === undefined && (await ask('The same again')) !== passphrase)
    throw wrongUsage('The two passphrases are not the same. Nothing was written.');
  return passphrase;
}

/** The passphrase of a backup that is there. Ends the command where there is none. */
export async function readBackupPassphrase(file: string | undefined): Promise<string> {
  return (await findPassphrase(file)) ?? (await ask('Passphrase of this backup'));
}

/** Never from an argument, which other users of the machine can read. */
async function findPassphrase(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return process.env.MARKWELL_BACKUP_PASSPHRASE || undefined;
  try {
    const [first = ''] = (await readFile(file, 'utf8')).split(/\r?\n/);
    if (first === '') throw new CommandError(`The first line of ${file} is empty: it should be the passphrase.`);
    return first;
  } catch (error) {
    throw error instanceof CommandError ? error : cannotRead(file, error);
  }
}

async function ask(question: string): Promise<string> {
  if (!canAsk())
    throw wrongUsage(
      'The passphrase is missing. Put it into MARKWELL_BACKUP_PASSPHRASE, or into a file: --passphrase-file FILE.',
    );
  return (await terminalAsker()).secret(question);
}
