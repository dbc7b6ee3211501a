import * as z from 'zod/mini';
import type { Complete } from './complete-answer.ts';

/** The type of a .docx file. */
export const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The type of an .xlsx file. */
export const excelFile = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Who may make a call: `anyone` needs no token; an admin may do all a teacher may. */
export type Who = 'anyone' | 'teacher' | 'admin';

/** A kind of thing that a call acts on. The server knows which classes each belongs to. */
export const thingSchema = z.enum([
  'allowance',
  'attempt',
  'class',
  'comment',
  'exclusion',
  'homework',
  'list-change',
  'override',
  'student',
]);
export type Thing = z.infer<typeof thingSchema>;

/**
 * Where a call names a thing: `':id'` for a part of its path, `'class'` or `'change.to'` for a field of its
 * input.
 */
type Place = string;

/**
 * What a call acts on: things it names, all of which a teacher must be allowed to act on; `self` for one's
 * own account; `school` for what concerns everybody, which is for admins.
 */
export type On = 'school' | 'self' | { readonly [Kind in Thing]?: Place | readonly Place[] };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface CallParts<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  /** The JSON body; for a GET, the query. Left out for a call without either. */
  readonly input?: Input;
  /** The body of a success: JSON, unless `download` says otherwise. */
  readonly output: Output;
  /**
   * Fills in the fields of `output` beyond the specification's, so that a page can read a response that has
   * only those. Our own server always sends all.
   */
  readonly complete?: Complete;
  /** The body of a success is a file of this type, and `output` a string. */
  readonly download?: 'text/csv' | 'application/json' | typeof wordFile | typeof excelFile;
  /**
   * The body is `multipart/form-data` instead of JSON: `input` describes its fields; files come as `files`.
   */
  readonly form?: true;
  /**
   * Made by a page by itself, so it keeps no sign-in alive. Any call can say so with the header
   * `X-Background: 1`, and one of these made for a person can say `X-Background: 0`.
   */
  readonly isBackground?: true;
  /** Open also to staff who first have to change a password or set up a second factor. */
  readonly whileDue?: true;
  /**
   * The response holds nothing about a person: browsers may cache and revalidate it. No other response is
   * ever cached, since students share browsers.
   */
  readonly mayBeKept?: true;
}

/** One call of the API as one object, shared by the server that answers it and the page that makes it. */
export interface Call<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Whose extends Who = Who>
  extends CallParts<Input, Output> {
  /** Other than `anyone`: 401 without a token that is good, 403 with one of another role. */
  readonly who: Whose;
  readonly method: Method;
  /** Express-style, such as `/api/homework/:id/marks`. */
  readonly path: string;
  readonly input: Input;
  /** What it acts on. Every staff call that writes says so; 403 for a teacher who may not act on it. */
  readonly on?: On;
}

/** The names of the `:name` parts of a path, with their colons. */
type ParamsOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? `:${Name}` | ParamsOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? `:${Name}`
    : never;

/** The fields of an input and of what they contain: `change.to`. */
type FieldsOf<Input> = Input extends object ? (keyof Input & string) | `${keyof Input & string}.${string}` : never;

type PlaceIn<Path extends string, Input> = ParamsOf<Path> | FieldsOf<Input>;

type Named<Where extends string> = { readonly [Kind in Thing]?: Where | readonly Where[] };

/**
 * What is required of `on`: a staff call that writes must have it, and one for teachers may not say `school`.
 */
type SaysOn<Whose extends Who, How extends Method, Where extends string> = Whose extends 'anyone'
  ? { readonly on?: never }
  : How extends 'GET'
    ? { readonly on?: Named<Where> }
    : { readonly on: Named<Where> | 'self' | (Whose extends 'admin' ? 'school' : never) };

/** Says who may make a call and where it goes; keeps its exact schemas while checking its `on`. */
export function defineCall<
  Whose extends Who,
  How extends Method,
  Path extends string,
  Output extends z.ZodMiniType,
  Input extends z.ZodMiniType = z.ZodMiniUndefined,
>(
  who: Whose,
  method: How,
  path: Path,
  parts: CallParts<Input, Output> & SaysOn<Whose, How, PlaceIn<Path, z.output<Input>>>,
): Call<Input, Output, Whose>;
// Pages leave out the calls that they do not make:
/* @__NO_SIDE_EFFECTS__ */
export function defineCall(
  who: Who,
  method: Method,
  path: string,
  parts: CallParts<z.ZodMiniType, z.ZodMiniType> & { readonly on?: On },
): Call<z.ZodMiniType, z.ZodMiniType> {
  return { input: z.undefined(), ...parts, who, method, path };
}
