/** What was typed, read; throws a `CommandError` where it cannot be. `name` is what to call it: an option such as `--limit`. */
export type ReadTyped = (typed: string, name: string) => unknown;

export interface OptionWords {
  /** What it does, for help. */
  readonly says: string;
  readonly choices?: readonly string[];
  readonly default?: string;
  readonly required?: true;
  /** The name of an option that it does not go with. */
  readonly conflicts?: string;
  /** Reads the value; without, it is the text that was typed. */
  readonly read?: ReadTyped;
}

interface CommandWords {
  readonly summary: string;
  /** For the help of the command itself, where there is more to say. */
  readonly description?: string;
  readonly arguments?: Readonly<
    Record<string, string | { readonly says: string; readonly choices: readonly string[] }>
  >;
  /** By their flags, as help shows them. A command without any has `{}`; a mere group of commands has none. */
  readonly options?: Readonly<Record<string, string | OptionWords>>;
  readonly examples: readonly string[];
}

/**
 * Commands as data, each by how it is typed: `'students find [name]'`. They are loaded at every start, so they know nothing
 * of the server or of zod; what a command does is an action, loaded when it is run, and gets what was typed as `Actions` says.
 */
export type Words = Readonly<Record<string, CommandWords>>;

/** Gives the words back, with all their types. */
export function words<const Given extends Words>(given: Given): Given {
  return given;
}

export const json = { '--json': 'print JSON' } as const;
export const dryRun = { '--dry-run': 'say what would be done, and do nothing' } as const;
export const yes = { '--yes': 'do not ask first' } as const;

/** What a command has to say when it is done. Lines for people go to stderr. */
export interface Reply {
  /** Said before the data. */
  readonly said?: Lines;
  /** What `--json` prints. */
  readonly json?: unknown;
  /** What is printed without it, one piece below the other. */
  readonly shown?: readonly (Table | string)[];
  /** Said after what is shown, and not with `--json`. */
  readonly notes?: Lines;
  /** Said last. */
  readonly after?: Lines;
  /** Why the command fails all the same, with exit code 1. */
  readonly failure?: string | Error | undefined;
}

type Lines = string | readonly string[] | undefined;

/** A table for people; where it has no rows, `empty` is said instead. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly empty?: string | undefined;
}

/** What each command of some words does, by its path (`'students find'`). One without a reply has printed all by itself. */
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
