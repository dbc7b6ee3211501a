import type * as z from 'zod/mini';

/** Who may make a call: `anyone` needs no token; an admin may do all a teacher may (design section 6). */
export type Role = 'anyone' | 'teacher' | 'admin';

/** One call of the API as one object, shared by the server that answers it and the page that makes it. */
export interface Call<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express-style, such as `/api/homework/:id/marks`. */
  readonly path: string;
  readonly role: Role;
  /** The JSON body; for a call without one, `noInput`. */
  readonly input: Input;
  /** The JSON body of a success. */
  readonly output: Output;
}

/** Keeps the exact schema types of a call while checking its shape. */
export function defineCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
): Call<Input, Output> {
  return call;
}
