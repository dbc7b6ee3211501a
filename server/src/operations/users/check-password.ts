import { Problem } from '../problems/problem.ts';

const shortest = 10;

/** Gives back a password that someone chose; throws a `Problem` for one that is too short to be kept from guessing. */
export function checkPassword(password: string): string {
  if (password.length >= shortest && password.length <= 1000) return password;
  throw new Problem('invalid-input', `a password needs ${shortest} characters or more, and at most 1000`, {
    field: 'password',
  });
}
