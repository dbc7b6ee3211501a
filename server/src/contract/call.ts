import type * as z from 'zod/mini';
import type { Complete } from './complete-answer.ts';

/** The type of a .docx file. */
export const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The type of an .xlsx file. */
export const excelFile = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Who may make a call: `anyone` needs no token; an admin may do all a teacher may. */
export type Role = 'anyone' | 'teacher' | 'admin';

/** One call of the API as one object, shared by the server that answers it and the page that makes it. */
export interface Call<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Whose extends Role = Role> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express-style, such as `/api/homework/:id/marks`. */
  readonly path: string;
  /** Other than `anyone`: 401 without a token that is good, 403 with one of another role. */
  readonly role: Whose;
  /** The JSON body; for a GET, what stands after the `?` of its address; `z.undefined()` for a call without either. */
  readonly input: Input;
  /** The body of a success: JSON, unless `download` says otherwise. */
  readonly output: Output;
  /**
   * Gives an answer that holds no more than the fields of the specification the others that `output` has, so that a page can
   * read it. Our own server always sends all.
   */
  readonly complete?: Complete;
  /** The body of a success is a file of this type, and `output` a string. */
  readonly download?: 'text/csv' | typeof wordFile | typeof excelFile;
  /** The body is `multipart/form-data` instead of JSON: `input` describes its texts; files come beside them as `files`. */
  readonly form?: true;
  /**
   * Made by a page on its own: it keeps no sign-in alive. Any call may say so of itself with the header `X-Background: 1`, and
   * one of these that a person asked for may say that with `X-Background: 0`.
   */
  readonly isBackground?: true;
}

/** Keeps the exact schema types of a call while checking its shape. */
export function defineCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Whose extends Role>(
  call: Call<Input, Output, Whose>,
): Call<Input, Output, Whose> {
  return call;
}
