import { clean, type Run, rangeIn, textOf, wordingsIn } from './alternatives.ts';
import type { KeyBand } from './bands.ts';
import type { Key } from './key.ts';
import { isItem, type Line, type Means, type Node } from './read-line.ts';

/** What a piece of a key's text was read as. */
export type PieceRole =
  | 'answer'
  | 'accept'
  | 'reject'
  | 'insufficient'
  | 'ignore'
  | 'instruction'
  | 'marks'
  | 'between'
  | 'unread';

/** One thing that a key says, before it is known how those things make up its marks. */
export interface Entry {
  readonly runs: Run[];
  /** Number of its line, from 0. */
  readonly line: number;
  /** Whether the key says that it is another way of saying the entry before it. */
  readonly isOr: boolean;
  /** Whether its line is an item of a list with bullets. */
  readonly isItem: boolean;
  marks: number | undefined;
  code: string | undefined;
  /** The answer as it was typed, where the whole line is one. */
  readonly typed?: string;
}

/** What the lines of a key say, in order. */
export interface Gathered {
  readonly entries: readonly Entry[];
  /** What holds for the whole key. */
  readonly whole: Partial<Key>;
  /** Marks for each of the points. */
  readonly each: number | undefined;
  /** How many things earn how many marks. */
  readonly bands: readonly KeyBand[];
  /** By line and piece. */
  readonly roles: readonly (readonly PieceRole[])[];
  /** Whether the key says anything beside its answers. */
  readonly isPlain: boolean;
}

type Mode = 'answer' | 'accept' | 'reject' | 'insufficient' | 'ignore' | 'instruction' | 'unread';

const modes: { readonly [M in Means]?: Mode } = {
  accept: 'accept',
  example: 'accept',
  reject: 'reject',
  insufficient: 'insufficient',
  ignore: 'ignore',
  note: 'unread',
  open: 'instruction',
  ecf: 'instruction',
  isw: 'instruction',
  unitNeeded: 'instruction',
  spellingFree: 'instruction',
  spellingMatters: 'instruction',
};

const shorthand: { readonly [letter: string]: Mode } = {
  A: 'accept',
  R: 'reject',
  X: 'reject',
  '✗': 'reject',
  '✘': 'reject',
  I: 'ignore',
};

const flags: { readonly [M in Means]?: Partial<Key> } = {
  oe: { anyForm: true },
  owtte: { ownWords: true },
  ecf: { carries: true },
  isw: { firstCounts: true },
  cao: { exactly: true },
  passed: {},
  converse: { open: true },
  unitFree: { unit: 'free' },
  unitIgnored: { unit: 'ignored' },
  unitNeeded: { unit: 'needed' },
  spellingFree: { spelling: 'free' },
  spellingMatters: { spelling: 'matters' },
  together: { together: true },
  anyOrder: { inOrder: false },
  inOrder: { inOrder: true },
  open: { open: true },
  rounds: { rounds: true },
  level: { levels: true },
};

const counted: { readonly [M in Means]?: 'anyOf' | 'most' | 'figures' | 'places' } = {
  anyOf: 'anyOf',
  most: 'most',
  figures: 'figures',
  places: 'places',
};

const taken: { readonly [M in Means]?: 'accept' | 'reject' | 'insufficient' } = {
  acceptAfter: 'accept',
  rejectAfter: 'reject',
  insufficientAfter: 'insufficient',
};

interface Clause {
  readonly mode: Mode;
  readonly depth: number;
  readonly runs: Run[];
  /** Whether it goes on behind a semicolon, because it began none. */
  readonly goesOn: boolean;
}

const plainClause = { mode: 'answer', depth: 0, goesOn: false } as const;

/** Goes through the pieces of a key's lines and gathers what they say. */
export function gather(lines: readonly Line[]): Gathered {
  const gatherer = new Gatherer();
  const roles = lines.map((line, number) => gatherer.line(line, number));
  return { ...gatherer.done(), roles };
}

class Gatherer {
  readonly #entries: Entry[] = [];
  readonly #whole: Partial<Key> = {};
  readonly #lists: Record<'reject' | 'insufficient' | 'ignore' | 'unread', string[]> = {
    reject: [],
    insufficient: [],
    ignore: [],
    unread: [],
  };
  readonly #within: { from: string; to: string }[] = [];
  #each: number | undefined;
  readonly #bands: KeyBand[] = [];
  #isPlain = true;
  #clause: Clause = { ...plainClause, runs: [] };
  /** Whether a semicolon comes right before. */
  #isBehindEnd = false;
  #entry: Entry | undefined;
  #line = 0;
  #isOr = false;
  #isItem = false;
  #isRange = false;
  #pending: { marks: number; code: string | undefined } | undefined;
  /** What an example on a line of its own added to the entry before it: 'none' before there is one. */
  #example: { readonly of: Entry; readonly run: Run } | 'none' | undefined;

  line({ text, tokens, nodes }: Line, number: number): PieceRole[] {
    this.#line = number;
    this.#isOr = false;
    this.#isItem = isItem({ tokens, nodes });
    this.#isRange = false;
    this.#example = undefined;
    const roles: PieceRole[] = [];
    let depth = 0;
    nodes.forEach((node, at) => {
      if (node.is === 'open') depth++;
      if (node.is === 'close') depth--;
      const own = text.slice(tokens[node.from]?.start, tokens[node.to - 1]?.end);
      roles.push(this.#take(node, own, depth, at));
      const place = takenBack(node);
      if (place !== undefined) relabel(nodes, roles, at, place);
    });
    this.#endClause();
    this.#endEntry();
    this.#pending = undefined;
    return roles;
  }

  done(): Omit<Gathered, 'roles'> {
    const { reject, insufficient, ignore, unread } = this.#lists;
    const whole: Partial<Key> = {
      ...this.#whole,
      ...(reject.length > 0 && { reject }),
      ...(insufficient.length > 0 && { insufficient }),
      ...(ignore.length > 0 && { ignore }),
      ...(this.#within.length > 0 && { within: this.#within }),
      ...(unread.length > 0 && { unread }),
    };
    return { entries: this.#entries, whole, each: this.#each, bands: this.#bands, isPlain: this.#isPlain };
  }

  #take(node: Node, text: string, depth: number, at: number): PieceRole {
    if (node.is !== 'text' && node.is !== 'join' && node.is !== 'end' && node.is !== 'bullet') this.#isPlain = false;
    switch (node.is) {
      case 'text':
        if (node.isApart) this.#clause.runs.push({ is: 'join', by: ' ', text: ' ' });
        return this.#text(text, depth);
      case 'join':
        if ((node.by === 'OR' || node.by === 'or') && at === 0) this.#isOr = true;
        else if (depth === 0 || this.#clause.mode !== 'answer')
          this.#clause.runs.push({ is: 'join', by: node.by, text });
        return 'between';
      case 'end':
        if (depth > 0 || this.#clause.goesOn) this.#clause.runs.push({ is: 'join', by: ';', text });
        else {
          this.#endClause();
          this.#endEntry();
        }
        this.#isBehindEnd = true;
        return 'between';
      case 'close':
        this.#endClause();
        return 'between';
      case 'band':
        this.#endClause();
        this.#endEntry();
        this.#bands.push(node.band);
        return 'marks';
      case 'worth':
        if (node.carries === true) this.#whole.carries = true;
        return this.#worth(node.marks, node.code, node.leads === true);
      case 'phrase':
        return this.#phrase(node.means, node.count, depth, text);
      default:
        return 'between';
    }
  }

  #text(text: string, depth: number): PieceRole {
    const { mode } = this.#clause;
    if (mode === 'answer' && depth > 0) {
      this.#endClause();
      this.#begin('accept', depth);
    }
    this.#isBehindEnd = false;
    this.#clause.runs.push({ is: 'text', text });
    return this.#clause.mode === 'unread' ? 'unread' : this.#clause.mode;
  }

  #worth(marks: number, code: string | undefined, leads = false): PieceRole {
    this.#endClause();
    if (leads) {
      this.#endEntry();
      this.#pending = { marks, code };
      return 'marks';
    }
    if (this.#entry === undefined) {
      if (typeof this.#example === 'object') this.#ownExample(this.#example, marks, code);
      else this.#pending = { marks: (this.#pending?.marks ?? 0) + marks, code };
    } else {
      this.#entry.marks = marks + (this.#entry.marks ?? 0);
      this.#entry.code ??= code;
      this.#endEntry();
    }
    return 'marks';
  }

  /** 'e.g. height (1)' on a line of its own has its own mark. */
  #ownExample({ of, run }: { of: Entry; run: Run }, marks: number, code: string | undefined): void {
    of.runs.splice(of.runs.indexOf(run), 1);
    const runs = run.is === 'allow' ? asRuns(run.texts) : [run];
    this.#entries.push({ runs, line: this.#line, isOr: false, isItem: this.#isItem, marks, code });
    this.#example = undefined;
  }

  #phrase(means: Means, count: number | undefined, depth: number, text: string): PieceRole {
    const after = taken[means];
    if (after !== undefined) {
      this.#takeBack(after);
      return 'instruction';
    }
    const isFirst = this.#entry === undefined && this.#entries.length === 0 && this.#clause.runs.length === 0;
    if (means === 'lead' || ((means === 'accept' || means === 'example') && isFirst && depth === 0))
      return 'instruction';
    if (means === 'label') {
      this.#endClause();
      this.#endEntry();
      if (count !== undefined) this.#whole.inOrder = true;
      return 'instruction';
    }
    if (means === 'example' && this.#clause.mode !== 'answer' && this.#clause.mode !== 'instruction') {
      this.#clause.runs.push({ is: 'join', by: ';', text: ';' });
      return 'instruction';
    }
    if (means === 'worthOf') {
      this.#endClause();
      this.#endEntry();
      this.#pending = count === undefined ? undefined : { marks: count, code: undefined };
      return 'marks';
    }
    if (means === 'note' && this.#clause.mode === 'unread') {
      this.#clause.runs.push({ is: 'text', text });
      return 'unread';
    }
    if (means === 'worth') return this.#worth(count ?? Infinity, undefined);
    const mode = means === 'shorthand' ? (shorthand[text.slice(0, 1)] ?? 'unread') : modes[means];
    this.#endClause();
    if (means === 'example' && this.#entry === undefined) this.#example = 'none';
    if (mode !== undefined) this.#begin(mode, depth);
    if (mode === 'unread') this.#clause.runs.push({ is: 'text', text });
    Object.assign(this.#whole, flags[means] ?? {});
    if (means === 'ranged') this.#rangeAnswers();
    const field = counted[means];
    if (field !== undefined && count !== undefined) this.#whole[field] = count;
    if (means === 'each') this.#each = count ?? 1;
    if (means === 'inRange') this.#isRange = true;
    if (means === 'level') this.#endEntry();
    return mode === 'unread' ? 'unread' : means === 'each' || means === 'most' ? 'marks' : 'instruction';
  }

  #begin(mode: Mode, depth: number): void {
    this.#clause = { mode, depth, runs: [], goesOn: !this.#isBehindEnd && depth === 0 };
  }

  /** The range that the key is, whose every number is right. */
  #rangeAnswers(): void {
    const runs = this.#entry?.runs ?? this.#entries.at(-1)?.runs ?? [];
    const range = rangeIn(textOf(runs));
    if (range !== undefined) this.#within.push(range);
  }

  /** What was said last, up to here, turns out to be something else: 'heat is insufficient'. */
  #takeBack(role: 'accept' | 'reject' | 'insufficient'): void {
    const { mode, runs, depth } = this.#clause;
    const from =
      mode === 'answer' || mode === 'accept'
        ? runs.findLastIndex((run) => run.is === 'join' && /[;. -]/.test(run.by)) + 1
        : 0;
    const own = runs.splice(from);
    const quoted = from === 0 ? beforeQuotes(own) : undefined;
    if (quoted !== undefined) runs.push(...quoted.before);
    this.#endClause();
    this.#clause = { mode: role, depth, runs: quoted?.quotes ?? own, goesOn: false };
    this.#endClause();
  }

  #endClause(): void {
    const { mode, runs, depth } = this.#clause;
    this.#clause = { ...plainClause, runs: [] };
    if (!runs.some(({ is }) => is === 'text')) {
      if (mode === 'answer' && this.#entry !== undefined) this.#entry.runs.push(...runs);
      return;
    }
    if (mode === 'answer') {
      this.#answer(runs);
      return;
    }
    if (mode === 'instruction') return;
    if (mode === 'unread') {
      this.#lists.unread.push(textOf(runs));
      return;
    }
    const texts = wordingsIn(runs).map(withoutTail);
    const entry = this.#entry ?? this.#entries.at(-1);
    if (mode === 'accept') this.#accept(texts, entry, depth);
    else if (mode === 'reject' && depth > 0 && entry !== undefined) entry.runs.push({ is: 'reject', texts });
    else this.#lists[mode].push(...texts.map(withoutQuotes));
  }

  #accept(texts: readonly string[], entry: Entry | undefined, depth: number): void {
    const ranges = texts.flatMap((text) => this.#rangeIn(text) ?? []);
    this.#within.push(...ranges);
    const margins = texts.flatMap((text) => marginIn(text) ?? []);
    if (margins.length > 0) this.#whole.tolerance = Math.max(...margins);
    const others = texts.filter((text) => this.#rangeIn(text) === undefined && marginIn(text) === undefined);
    if (others.length === 0) return;
    if (depth === 0 && this.#isSharedOut(others)) return;
    if (depth === 0 && (this.#whole.anyOf ?? 1) > 1 && entry !== undefined) {
      this.#endEntry();
      this.#answer(asRuns(others));
      this.#endEntry();
      return;
    }
    if (entry === undefined || this.#pending !== undefined) this.#answer(asRuns(others));
    else {
      const run: Run = { is: 'allow', texts: others.map(withoutQuotes) };
      entry.runs.push(run);
      if (this.#example === 'none') this.#example = { of: entry, run };
    }
  }

  /** 'Allow H2O and O2' behind two things says one for each. */
  #isSharedOut(texts: readonly string[]): boolean {
    const all = [...this.#entries, ...(this.#entry === undefined ? [] : [this.#entry])];
    const shared = texts.length === 1 ? (texts[0] ?? '').split(/\s+and\s+/) : texts;
    if (all.length < 2 || shared.length !== all.length) return false;
    all.forEach(({ runs }, at) => {
      runs.push({ is: 'allow', texts: shared.slice(at, at + 1) });
    });
    return true;
  }

  #rangeIn(text: string) {
    const found = rangeIn(text);
    return found !== undefined &&
      Number.parseFloat(found.from.replace(/^[^\d.-]+/, '')) < Number.parseFloat(found.to.replace(/^[^\d.-]+/, ''))
      ? found
      : undefined;
  }

  #answer(runs: readonly Run[]): void {
    if (this.#isRange) {
      const range = rangeIn(textOf(runs));
      if (range !== undefined) {
        this.#within.push(range);
        this.#isRange = false;
      }
    }
    const isNew = this.#entry === undefined;
    this.#entry ??= {
      runs: [],
      line: this.#line,
      isOr: this.#isOr,
      isItem: this.#isItem,
      marks: this.#pending?.marks,
      code: this.#pending?.code,
    };
    if (isNew) this.#pending = undefined;
    this.#isOr = false;
    this.#entry.runs.push(...runs);
  }

  #endEntry(): void {
    if (this.#entry?.runs.some(({ is }) => is !== 'join')) this.#entries.push(this.#entry);
    this.#entry = undefined;
  }
}

/** How far '± 0.2 cm' or 'a tolerance of 2' lets an answer be away. */
function marginIn(text: string): number | undefined {
  const [, away] =
    /^(?:(?:an?\s+)?tolerance(?:\s+of)?|within|plus or minus)?\s*(?:±|\+\s?\/?\s?[-−–])?\s*(\d+(?:[.,]\d+)?)\s*\D{0,12}$/iu.exec(
      text,
    ) ?? [];
  return away === undefined || !/^(?:\D*tolerance|within|plus|±|\+)/iu.test(text)
    ? undefined
    : Number(away.replace(',', '.'));
}

/** Wordings of one thing. */
const asRuns = (texts: readonly string[]): Run[] =>
  texts.flatMap((text, at): Run[] => [
    ...(at > 0 ? [{ is: 'join', by: 'OR', text: 'OR' } as const] : []),
    { is: 'text', text },
  ]);

const withoutTail = (text: string) =>
  clean(text.replace(/\s+(?:unqualified|alone|on (?:its|their) own|by itself|only)$/i, ''));

/** The last quotation of some runs, and what comes before it: 'oxygen ‘air’'. */
function beforeQuotes(runs: readonly Run[]): { before: Run[]; quotes: Run[] } | undefined {
  const place = runs.findIndex((run) => run.is === 'text' && /(?<![\p{L}\p{N}])["'“‘]/u.test(run.text));
  const run = runs[place];
  if (run?.is !== 'text') return undefined;
  const at = run.text.search(/(?<![\p{L}\p{N}])["'“‘]/u);
  if (at <= 0) return undefined;
  const [before, quotes] = [run.text.slice(0, at).trim(), run.text.slice(at)];
  return {
    before: [...runs.slice(0, place), { is: 'text', text: before }],
    quotes: [{ is: 'text', text: quotes }, ...runs.slice(place + 1)],
  };
}

const withoutQuotes = (text: string) => clean(text.replace(/^["'“‘]|["'”’]$/g, ''));

function takenBack(node: Node): PieceRole | undefined {
  return node.is === 'phrase' ? taken[node.means] : undefined;
}

/** The pieces before a phrase that says what they were. */
function relabel(nodes: readonly Node[], roles: PieceRole[], at: number, role: PieceRole): void {
  for (let place = at - 1; place >= 0; place--) {
    const is = nodes[place]?.is;
    if (is !== 'text' && is !== 'join') return;
    if (is === 'text') roles[place] = role;
  }
}
