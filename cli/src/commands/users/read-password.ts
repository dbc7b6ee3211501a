import { text } from 'node:stream/consumers';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';

/**
 * The first line of standard input. Passwords never come from arguments, which other users of the machine can read; at a
 * terminal, where what is typed would show, a generated one is better.
 */
export async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) {
    throw new CommandError('Pipe the password in, or leave --password-stdin out.', exitCodes.wrongUsage);
  }
  const [password = ''] = (await text(process.stdin)).split(/\r?\n/);
  return password;
}
