import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Each of these is refused by the types; a line whose error is gone fails `npm run check`. */
it('takes no call of staff that writes without saying on what it acts, nor one that names a place it does not have', () => {
  const input = z.object({ class: z.string(), change: z.object({ to: z.string() }) });
  const rest = { input, output: z.string() } as const;
  const path = '/api/things/:id/end';
  const calls = [
    defineCall('teacher', 'POST', path, { ...rest, on: { attempt: ':id', class: ['class', 'change.to'] } }),
    defineCall('admin', 'POST', path, { ...rest, on: 'school' }),
    defineCall('anyone', 'POST', path, rest),
    defineCall('teacher', 'GET', path, rest),
    // @ts-expect-error a teacher's call that writes
    defineCall('teacher', 'POST', path, rest),
    // @ts-expect-error an admin's call that writes
    defineCall('admin', 'POST', path, rest),
    // @ts-expect-error what concerns the whole school is for admins
    defineCall('teacher', 'POST', path, { ...rest, on: 'school' }),
    // @ts-expect-error the path has no such part
    defineCall('teacher', 'POST', path, { ...rest, on: { attempt: ':attempt' } }),
    // @ts-expect-error the input has no such field
    defineCall('teacher', 'POST', path, { ...rest, on: { class: 'classes' } }),
    // @ts-expect-error there is no such kind of thing
    defineCall('teacher', 'POST', path, { ...rest, on: { lesson: ':id' } }),
  ];
  expect(calls).toHaveLength(10);
});
