import { Problem } from '../../site/problems/problem.ts';
import { isCommonPassword } from './common-password.ts';

const shortest = 10;

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly username: string;
  readonly displayName: string;
}

/**
 * Gives back a password that someone chose; throws a `Problem` for one that is too short to be kept from guessing, or among those that
 * are guessed first: common ones, and the names of its owner and of the site.
 */
export async function checkPassword(
  password: string,
  { username, displayName }: PasswordOwner,
  siteNames: readonly string[] = [],
): Promise<string> {
  const refuse = (reason: string) => new Problem('invalid-input', reason, { field: 'password' });
  if (password.length < shortest || password.length > 1000)
    throw refuse(`a password needs ${shortest} characters or more, and at most 1000`);
  const names = [username, ...username.split('@'), displayName, ...displayName.split(' '), 'markwell', ...siteNames];
  const spellings = names.flatMap((name) => [name, name.replace(/[\s._-]/g, '')]);
  if (await isCommonPassword(password, spellings))
    throw refuse('this password is too easy to guess. Choose another, such as three words that do not belong together');
  return password;
}
