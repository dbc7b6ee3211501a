import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Each of these is refused by the types; a line whose error is gone fails `npm run check`. */
it('takes no call of staff that writes without saying on what it acts, nor one that names a place it does not have', () => {
  const input = z.object({ class: z.string(), change: z.object({ to: z.string() }) });
  const rest = { method: 'POST', path: '/api/things/:id/end', input, output: z.string() } as const;
  const calls = [
    defineCall({ ...rest, who: 'teacher', on: { attempt: ':id', class: ['class', 'change.to'] } }),
    defineCall({ ...rest, who: 'admin', on: 'school' }),
    defineCall({ ...rest, who: 'anyone' }),
    defineCall({ ...rest, who: 'teacher', method: 'GET' }),
    // @ts-expect-error a teacher's call that writes
    defineCall({ ...rest, who: 'teacher' }),
    // @ts-expect-error an admin's call that writes
    defineCall({ ...rest, who: 'admin' }),
    // @ts-expect-error what concerns the whole school is for admins
    defineCall({ ...rest, who: 'teacher', on: 'school' }),
    // @ts-expect-error the path has no such part
    defineCall({ ...rest, who: 'teacher', on: { attempt: ':attempt' } }),
    // @ts-expect-error the input has no such field
    defineCall({ ...rest, who: 'teacher', on: { class: 'classes' } }),
    // @ts-expect-error there is no such kind of thing
    defineCall({ ...rest, who: 'teacher', on: { lesson: ':id' } }),
  ];
  expect(calls).toHaveLength(10);
});
