/** Reads what was typed; throws a `CommandError` if it makes no sense. `name` is how messages refer to it, such as `--limit`. */
export type ReadTyped = (typed: string, name: string) => unknown;

export interface OptionWords {
  /** What it does, for help. */
  readonly says: string;
  readonly choices?: readonly string[];
  readonly default?: string;
  readonly required?: true;
  /** The name of an option that cannot be given with this one. */
  readonly conflicts?: string;
  /** Reads the value. Without a reader, the value is the text that was typed. */
  readonly read?: ReadTyped;
}

interface CommandWords {
  readonly summary: string;
  /** Shown in the command's own help, if there is more to say. */
  readonly description?: string;
  readonly arguments?: Readonly<
    Record<string, string | { readonly says: string; readonly choices: readonly string[] }>
  >;
  /** By their flags, as help shows them: `{}` for a command without options, left out for a group of commands. */
  readonly options?: Readonly<Record<string, string | OptionWords>>;
  readonly examples: readonly string[];
}

/**
 * Commands as data, by how they are typed: `'students find [name]'`. They are loaded at every start, so they must not
 * import the server or zod. What a command does is its action, which is loaded when the command runs.
 */
export type Words = Readonly<Record<string, CommandWords>>;

/** Returns the words unchanged, with their literal types. */
export function words<const Given extends Words>(given: Given): Given {
  return given;
}

export const json = { '--json': 'print JSON' } as const;
export const dryRun = { '--dry-run': 'say what would be done, and do nothing' } as const;
export const yes = { '--yes': 'do not ask first' } as const;

/** The words of a command that only looks, and takes no options of its own. */
export function reads(summary: string, examples: readonly string[]) {
  return { summary, options: json, examples };
}

/** The words of a command that changes something, and takes no options of its own. */
export function changes(summary: string, examples: readonly string[]) {
  return { summary, options: { ...dryRun, ...json }, examples };
}

/** What a command prints when it is done. Messages go to stderr, data to stdout. */
export interface Reply {
  /** Messages before the data. */
  readonly said?: Lines;
  /** What `--json` prints. */
  readonly json?: unknown;
  /** What is printed otherwise, one piece below another. */
  readonly shown?: readonly (Table | string)[];
  /** Messages after what is shown; left out with `--json`. */
  readonly notes?: Lines;
  /** Messages at the very end. */
  readonly after?: Lines;
  /** Why the command failed after all; the exit code is then 1. */
  readonly failure?: string | Error | undefined;
}

type Lines = string | readonly string[] | undefined;

/** A table for people; `empty` is printed instead if it has no rows. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly empty?: string | undefined;
}

/** The action of each command, by its path (`'students find'`). An action that returns nothing has printed its own output. */
export type Actions<Given extends Words> = {
  readonly [Usage in keyof Given & string as Given[Usage] extends { options: unknown } ? PathOf<Usage> : never]: (
    input: InputOf<Usage, Given[Usage]>,
  ) => Promise<Reply | undefined>;
};

/** What was typed after a command: its arguments and options by name, `undefined` where they were left out. */
export type InputOf<Usage extends string, Given> = ArgumentsOf<Usage, Given> &
  (Given extends { options: infer Options } ? OptionsOf<Options> : unknown);

type PathOf<Usage> = Usage extends `${infer Path} <${string}` | `${infer Path} [${string}` ? PathOf<Path> : Usage;

type ArgumentsOf<Usage, Given> = Usage extends `${infer First} ${infer Rest}`
  ? ArgumentOf<First, Given> & ArgumentsOf<Rest, Given>
  : ArgumentOf<Usage, Given>;
type ArgumentOf<Word, Given> = Word extends `<${infer Name}...>` | `[${infer Name}...]`
  ? { readonly [Key in Name]: readonly string[] }
  : Word extends `<${infer Name}|${string}>` | `<${infer Name}>`
    ? {
        readonly [Key in Name]: Given extends { arguments: Record<Key, { choices: readonly (infer Choice)[] }> }
          ? Choice
          : string;
      }
    : Word extends `[${infer Name}]`
      ? { readonly [Key in Name]: string | undefined }
      : unknown;

type OptionsOf<Options> = {
  readonly [Flags in keyof Options as NameOf<Flags>]:
    | ValueOf<Flags, Options[Flags]>
    | (Options[Flags] extends { required: true } | { default: string } ? never : undefined);
};
type NameOf<Flags> = Flags extends `--no-${infer Name}`
  ? CamelOf<Name>
  : Flags extends `--${infer Name} ${string}` | `--${infer Name}`
    ? CamelOf<Name>
    : never;
type CamelOf<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelOf<Rest>>}`
  : Name;
type ValueOf<Flags, Given> = Given extends { read: (typed: string, name: string) => infer Value }
  ? Value
  : Given extends { choices: readonly (infer Choice)[] }
    ? Choice
    : Flags extends `${string}...>`
      ? readonly string[]
      : Flags extends `${string}>`
        ? string
        : Flags extends `${string}]`
          ? string | true
          : boolean;
