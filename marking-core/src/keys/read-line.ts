import { bandAt, type KeyBand } from './bands.ts';
import { type Meaning, type Phrase, phrasesAt } from './find-phrase.ts';
import { closing, countOf, lex, type Token } from './lex.ts';

/** Meanings that the grammar finds by its own rules. */
export type Means = Meaning | 'anyOf' | 'level' | 'label' | 'shorthand';

/** What comes between two texts; a wide gap is ' '. */
export type Join = '/' | 'or' | ',' | 'OR' | ';' | '.' | '-' | '+' | ' ';

/** A piece of a line: the tokens from `from` to before `to`, and what they are. */
export type Node = { readonly from: number; readonly to: number } & (
  | { readonly is: 'end' | 'open' | 'close' | 'bullet' }
  | { readonly is: 'text'; readonly isApart: boolean }
  | { readonly is: 'join'; readonly by: Join }
  | { readonly is: 'phrase'; readonly means: Means; readonly count: number | undefined }
  | { readonly is: 'band'; readonly band: KeyBand }
  | {
      readonly is: 'worth';
      readonly marks: number;
      readonly code: string | undefined;
      readonly leads?: boolean;
      readonly carries?: boolean;
    }
);

export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly nodes: readonly Node[];
}

/** What surrounds a line. */
export interface Around {
  /** Whether nothing of the key comes before it. */
  readonly isFirst: boolean;
  /** What the question is worth. */
  readonly marks: number;
  /** How many tokens number the line. */
  readonly label: number;
  /** Whether the key has no other line. */
  readonly isOnly: boolean;
  /** How many codes of marks the whole key has: 'M1', 'A1'. */
  readonly codes: number;
  /** How many of its lines begin with marks alone: '2m', 'or 1m'. */
  readonly tallies: number;
}

/** Reads a line of a key into its pieces, which cover all of its tokens in order. */
export function readLine(text: string, around: Around): Line {
  const tokens = lex(text);
  const start = Math.max(around.label, isBullet(tokens[around.label], tokens[around.label + 1]) ? around.label + 1 : 0);
  const nodes: Node[] = start === 0 ? [] : [{ is: 'bullet', from: 0, to: start }];
  return {
    text,
    tokens,
    nodes: [...nodes, ...readNodes({ tokens, around, from: start, to: tokens.length, depth: 0 })],
  };
}

const bullets = '•▪*–—-→➢➤·●○◦✓✔';

/** Whether a line is an item of a list with bullets. */
export const isItem = ({ tokens, nodes }: Pick<Line, 'tokens' | 'nodes'>): boolean =>
  nodes[0]?.is === 'bullet' && bullets.includes(tokens[nodes[0].to - 1]?.text ?? ' ');

function isBullet(one: Token | undefined, next: Token | undefined): boolean {
  return one?.kind === 'sign' && bullets.includes(one.text) && next !== undefined && next.spaces > 0;
}

interface Stretch {
  readonly tokens: readonly Token[];
  readonly around: Around;
  readonly from: number;
  readonly to: number;
  /** How many brackets it is in. */
  readonly depth: number;
}

function readNodes(stretch: Stretch): Node[] {
  const { tokens, from, to } = stretch;
  const nodes: Node[] = [];
  let at = from;
  while (at < to) {
    const own = nodeAt(stretch, at, nodes);
    const last = nodes.at(-1);
    const [next] = own;
    if (next?.is === 'text' && last?.is === 'text' && !next.isApart) nodes[nodes.length - 1] = { ...last, to: next.to };
    else nodes.push(...own);
    at = Math.max(at + 1, nodes.at(-1)?.to ?? 0);
  }
  return tokens.length === 0 ? [] : nodes;
}

function nodeAt(stretch: Stretch, at: number, before: readonly Node[]): Node[] {
  const { tokens } = stretch;
  const one = tokens[at];
  if (one === undefined) return [];
  const end = one.kind === 'open' ? closing(tokens, at) : undefined;
  if (end !== undefined && end <= stretch.to) return bracketAt(stretch, at, end);
  const band = cueAt(stretch, at, before) === 'none' ? undefined : bandAt(tokens, at, stretch.to);
  if (band !== undefined && band.band.marks <= Math.max(1, stretch.around.marks))
    return [{ is: 'band', band: band.band, from: at, to: band.end }];
  const code = codesAt(stretch, at, before);
  if (code !== undefined) return [code];
  const phrase = phraseAt(stretch, at, before);
  if (phrase !== undefined) return [phrase];
  return [signAt(stretch, at) ?? { is: 'text', from: at, to: at + 1, isApart: at > stretch.from && one.spaces > 1 }];
}

/* Brackets */

function bracketAt(stretch: Stretch, open: number, end: number): Node[] {
  const { tokens, around, depth } = stretch;
  const [one, before, first] = [tokens[open], tokens[open - 1], tokens[open + 1]];
  const worth = worthIn(stretch, open, end);
  if (worth !== undefined) return [worth];
  const isApart = open > stretch.from && (one?.spaces ?? 0) > 1;
  const whole: Node[] = [{ is: 'text', from: open, to: end, isApart }];
  const touches = open > 0 && one?.spaces === 0 && before?.kind !== 'close' && before?.kind !== 'sign';
  if (first === undefined || (touches && !isClause(tokens, open + 1))) return whole;
  const inside = readNodes({ tokens, around, from: open + 1, to: end - 1, depth: depth + 1 });
  const [lead] = inside;
  const isOr = lead?.is === 'join' && lead.by !== ',' && lead.by !== '/';
  const isSame = first.text === '=' || first.text === '≈';
  const says = inside.some((node) => node.is === 'phrase' || node.is === 'worth' || node.is === 'band');
  if (!isOr && !isSame && !says && !(isApart && inside.length > 1)) return whole;
  const opened: Node[] = [{ is: 'open', from: open, to: open + 1 }];
  const own: Node[] =
    isOr || isSame
      ? [{ is: 'phrase', means: 'accept', count: undefined, from: open + 1, to: open + 2 }, ...behind(inside, open + 2)]
      : inside;
  return [...opened, ...own, { is: 'close', from: end - 1, to: end }];
}

const behind = (nodes: readonly Node[], from: number): Node[] =>
  nodes.flatMap((node) => (node.to <= from ? [] : [{ ...node, from: Math.max(from, node.from) }]));

const isClause = (tokens: readonly Token[], at: number) =>
  phrasesAt(tokens, at).some(({ means }) => clauses.has(means) || means === 'oe');

const clauses: ReadonlySet<Means> = new Set(['accept', 'reject', 'insufficient', 'ignore', 'example']);

/** Marks, as papers in other languages call them too. */
const wordOfMarks = /^(?:marks?|mks?|m|pts?|points?|alama|балл(?:а|ов)?|điểm|puntos?|pontos?|punkte?|punti)$/;

const stepWords: ReadonlySet<string> = new Set(
  'the correct right final method working workings answer value calculation substitution formula process'.split(' '),
);

/** '(1)', '[2]', '(1 mark)', '(alama 1)', '(1 mark for working)', '[M1 A1]' */
function worthIn({ tokens, around }: Stretch, open: number, end: number): Node | undefined {
  const inside = tokens.slice(open + 1, end - 1);
  const [first, second] = inside;
  const isSum =
    inside.length > 2 && inside.every(({ text }, at) => (at % 2 === 0 ? text === '1' : /^[+,]$/.test(text)));
  if (isSum) return { is: 'phrase', means: 'each', count: 1, from: open, to: end };
  const times = inside.length === 3 && /^[x×*]$/i.test(second?.text ?? '') ? countOf(inside[2]) : undefined;
  if (times !== undefined && countOf(first) !== undefined && times * (countOf(first) ?? 0) === around.marks)
    return { is: 'phrase', means: 'each', count: times, from: open, to: end };
  if (inside.length === 1 && first?.text === '½')
    return { is: 'band', band: { of: 'each', many: 2, marks: 1 }, from: open, to: end };
  const isBehind =
    first !== undefined && second?.kind === 'number' && second.spaces > 0 && wordOfMarks.test(first.plain);
  const number = isBehind ? second : first;
  const count = number?.kind === 'number' ? countOf(number) : undefined;
  const isMarks = second === undefined || isBehind || wordOfMarks.test(second.plain);
  const isNamed = inside[2]?.plain === 'for' && inside.slice(3).every(({ plain }) => stepWords.has(plain));
  if (count !== undefined && (inside.length <= 2 || isNamed) && isMarks) {
    const before = tokens[open - 1];
    const stands = tokens[open]?.spaces !== 0 || (before?.kind === 'word' && before.text.length > 2);
    const fits = count >= 1 && (second !== undefined || (count <= Math.max(1, around.marks) && (stands || open === 0)));
    return fits ? { is: 'worth', marks: count, code: undefined, from: open, to: end } : undefined;
  }
  const codes = codesFrom(tokens, open + 1);
  if (codes !== undefined && codes.to === end - 1) return { ...codes, from: open, to: end };
  const ticks = inside.filter(({ text }) => isTick(text)).length;
  return ticks > 0 && ticks === inside.length
    ? { is: 'worth', marks: ticks, code: undefined, from: open, to: end }
    : undefined;
}

/* Marks */

const isTick = (text: string) => /^[✓✔√☑]$/u.test(text);
const codeLetters = /^(?:d?M|d?A|B|C|E|P|SC|MA|MW|W|N)$/;
const codeEnds = /^(?:ft|dep|oe|cao|cso)$/;

/** 'M1', 'M1A1', 'M1dep', 'B2 ft' */
function codesFrom(tokens: readonly Token[], from: number): Extract<Node, { is: 'worth' }> | undefined {
  let [at, marks] = [from, 0];
  let code: string | undefined;
  let carries = false;
  for (;;) {
    const [letter, digit] = [tokens[at], tokens[at + 1]];
    if (letter === undefined || !codeLetters.test(letter.text) || digit?.kind !== 'number' || digit.spaces > 0) break;
    if (!/^[1-6]$/.test(digit.text)) break;
    // 'N2' says what the value has without working.
    if (letter.text !== 'N') {
      code = letter.text.replace('d', '');
      marks += Number(digit.text);
    }
    at += 2;
    const next = tokens[at];
    const behind = tokens[at + 1];
    const goesOn =
      behind === undefined || behind.kind === 'close' || behind.plain === 'for' || codeLetters.test(behind.text);
    if (next !== undefined && codeEnds.test(next.plain) && (next.spaces === 0 || goesOn || next.plain === 'ft')) {
      at++;
      if (next.plain === 'ft') {
        carries = true;
        at = behindTheirs(tokens, at);
      }
    }
    if (/^[,&+]$/.test(tokens[at]?.text ?? '') && codeLetters.test(tokens[at + 1]?.text ?? '')) at++;
  }
  return marks === 0 ? undefined : { is: 'worth', marks, code, ...(carries && { carries }), from, to: at };
}

/** The place behind 'their 8' at a place. */
function behindTheirs(tokens: readonly Token[], at: number): number {
  const start = /^["'‘“]$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  if (tokens[start]?.plain !== 'their') return at;
  const end = tokens.findIndex(({ text }, place) => place > start && /^[;.,)\]]$/.test(text));
  return end < 0 ? tokens.length : end;
}

/** How many codes of marks a line has. */
export const countCodes = (text: string): number => {
  const tokens = lex(text);
  return tokens.filter((_, at) => codesFrom(tokens, at) !== undefined).length;
};

const tally = /^\s*(?:or\s+)?(\d)\s?m\b/i;

/** Whether a line begins with marks as national tests write them: '2m £3.65', 'or 1m shows 12 = 2n'. */
export const isTally = (text: string, marks: number): boolean => Number(tally.exec(text)?.[1] ?? Infinity) <= marks;

/** '2m' where several lines begin so, and the number alone at the end of a line, or on a line of its own, as in the column of a table. */
function talliesAt({ tokens, from, to, around }: Stretch, at: number, before: readonly Node[]): Node | undefined {
  const [one, next, last] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  const marks = one?.kind === 'number' ? countOf(one) : undefined;
  if (one === undefined || marks === undefined || marks < 1 || marks > around.marks) return undefined;
  const begins = at === from || (at === from + 1 && last?.plain === 'or');
  if (begins && around.tallies > 1 && next?.plain === 'm') {
    const end = tokens[at + 2]?.text === ':' ? at + 3 : at + 2;
    return { is: 'worth', marks, code: undefined, leads: true, from: at, to: end };
  }
  const isLast = at + 1 >= to || next === undefined;
  const isColumn = (isLast || (next.spaces > 1 && codeLetters.test(next.text))) && at > from && one.spaces > 1;
  const hasText =
    before.some(({ is }) => is === 'text') && !tokens.slice(from, at).every(({ kind }) => kind === 'number');
  const isOwnLine = at === from && isLast && !around.isFirst && around.codes > 0 && marks === around.marks;
  const isAnswer = around.codes > 0 && marks === around.marks && before.length === 1;
  return (isColumn && (hasText || isAnswer)) || isOwnLine
    ? { is: 'worth', marks, code: undefined, from: at, to: at + 1 }
    : undefined;
}

/** A code without brackets, where vitamin B1 cannot be meant. */
function codesAt(stretch: Stretch, at: number, before: readonly Node[]): Node | undefined {
  const { tokens, from, to, around } = stretch;
  const one = tokens[at];
  const tallied = stretch.depth === 0 ? talliesAt(stretch, at, before) : undefined;
  if (tallied !== undefined) return tallied;
  const isRoot = one?.text === '√' && /^[\d(]/.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.spaces === 0;
  if (one !== undefined && isTick(one.text) && !isRoot && (at > from || to > at + 1)) {
    let end = at + 1;
    while (end < to && isTick(tokens[end]?.text ?? '')) end++;
    const behind = end === at + 1 && end < to && tokens[end]?.spaces === 0 ? tokens[end] : undefined;
    const count = behind?.kind === 'number' ? countOf(behind) : undefined;
    return count === undefined || count < 1
      ? { is: 'worth', marks: end - at, code: undefined, from: at, to: end }
      : { is: 'worth', marks: count, code: undefined, from: at, to: end + 1 };
  }
  const found = codesFrom(tokens, at);
  if (found === undefined) return undefined;
  const next = tokens[found.to];
  if (next?.plain === 'for' || next?.text === ':') return { ...found, to: found.to + 1, leads: true };
  const isCounted = around.codes > 1 || before.some(({ is }) => is === 'worth');
  const begins = at === from || tokens[at - 1]?.text === ';';
  if (begins) return next !== undefined && (isCounted || isCalculation(next)) ? { ...found, leads: true } : undefined;
  const isWorking = tokens.slice(from, at).some(({ kind, text }) => kind === 'number' || text === '=');
  const isLast = next === undefined || next.kind !== 'word' || next.spaces > 1;
  return isLast && (isWorking || isCounted || (one?.spaces ?? 0) > 1) ? found : undefined;
}

const isCalculation = ({ kind, text }: Token) => kind === 'number' || kind === 'open' || /[=√£]/.test(text);

/* Phrases */

/** How clearly a place is set apart from what comes before it. */
type Cue = 'start' | 'line' | 'strong' | 'weak' | 'none';

function cueAt({ tokens, from, depth, around }: Stretch, at: number, before: readonly Node[]): Cue {
  const [one, last] = [tokens[at], tokens[at - 1]];
  if (one === undefined) return 'none';
  if (at === from) return depth > 0 ? 'strong' : around.isFirst ? 'start' : 'line';
  const node = before.at(-1);
  if (
    node !== undefined &&
    (node.is === 'phrase' || node.is === 'worth' || node.is === 'band' || node.is === 'end' || node.is === 'close')
  )
    return 'strong';
  if (last === undefined || one.spaces > 1) return 'strong';
  if (last.kind === 'close') return 'strong';
  const beforeSign = tokens[at - 2];
  const isTight =
    one.spaces === 0 && last.spaces === 0 && (beforeSign?.kind === 'close' || beforeSign?.kind === 'word');
  if (isTight && (last.text === '.' || last.text === ',')) return last.text === '.' ? 'strong' : 'weak';
  if (last.kind === 'sign') {
    if (/[;:.!?•|]/.test(last.text)) return one.spaces > 0 ? 'strong' : 'none';
    const said = last.text === ',' ? before.at(-2) : undefined;
    if (said?.is === 'phrase' || said?.is === 'close') return 'strong';
    if (/[,–—/-]/.test(last.text)) return one.spaces > 0 ? 'weak' : 'none';
  }
  const isBeforeNot = one.plain === 'but' && tokens[at + 1]?.text === 'NOT';
  if (isBeforeNot) return 'strong';
  const isShouted = one.text.length > 1 && one.text === one.text.toUpperCase() && one.text !== one.plain;
  const next = tokens[at + 1];
  const isCapital = /^\p{Lu}\p{Ll}/u.test(one.text) && next !== undefined && !/^\p{Lu}\p{Ll}/u.test(next.text);
  if (isShouted && last.text !== last.text.toUpperCase()) return 'strong';
  if (isCapital) return 'weak';
  return one.plain !== 'not' && next?.text === ':' ? 'strong' : 'none';
}

function phraseAt(stretch: Stretch, at: number, before: readonly Node[]): Node | undefined {
  const { tokens, to } = stretch;
  const cue = cueAt(stretch, at, before);
  const any =
    anyOfAt(stretch, at, cue) ??
    levelAt(stretch, at, cue) ??
    shorthandAt(stretch, at, cue) ??
    labelAt(stretch, at, cue);
  if (any !== undefined) return any;
  for (const phrase of phrasesAt(tokens, at)) {
    if (phrase.end > to || !fits(stretch, at, phrase, cue, before)) continue;
    const { means, count } = phrase;
    let { end } = phrase;
    if (hasClause.has(means)) while (end < to && /^[:=]$/.test(tokens[end]?.text ?? '')) end++;
    return { is: 'phrase', means, count, from: at, to: end };
  }
  return undefined;
}

const hasClause: ReadonlySet<Means> = new Set([
  ...['accept', 'reject', 'insufficient', 'ignore', 'note', 'lead', 'example', 'worthOf', 'inRange', 'open'],
  'each',
  'most',
] as const);
/** What takes something that is accepted already, to take it back or add to it. */
const additions: ReadonlySet<Means> = new Set([
  'reject',
  'insufficient',
  'ignore',
  'converse',
  'isw',
  'ecf',
  'together',
]);

function fits(stretch: Stretch, at: number, phrase: Phrase, cue: Cue, before: readonly Node[]): boolean {
  const { tokens, to, depth, from } = stretch;
  const { means, where, end, count } = phrase;
  const next = tokens[end];
  const hasColon = next?.text === ':';
  const isEnded =
    end >= to || next === undefined || next.kind === 'close' || next.spaces > 1 || /^[;,.:–—(/]$/.test(next.text);
  const isStart = cue === 'start';
  // Quicklime is no 'correct answer only'.
  if (means === 'cao' && tokens[at]?.text === 'CaO') return false;
  // A key that begins with what would take something back says it itself: 'reject the offer', 'not enough food'.
  if (isStart && additions.has(means)) return hasColon && end < to - 1;
  if (isStart && means === 'accept') return hasColon || next?.kind === 'number' || startsList.has(next?.plain ?? '');
  if (count !== undefined && (means === 'worth' || means === 'most') && count > Math.max(1, stretch.around.marks))
    return false;
  if (where === 'capital') return cue === 'strong' || cue === 'weak' || cue === 'line';
  if (where === 'anywhere') {
    const isAfter = means.endsWith('After');
    if (isAfter) return before.some(({ is }) => is === 'text');
    if (means === 'reject' || means === 'insufficient') return !subjects.has(tokens[at - 1]?.plain ?? '');
    return at > from || depth > 0 || !isStart || end < to;
  }
  if (where === 'alone' && means.endsWith('After')) return isEnded && before.some(({ is }) => is === 'text');
  if (where === 'alone')
    return cue !== 'none' && isEnded && !(isStart && end >= to && means !== 'open' && stretch.around.isOnly);
  switch (means) {
    case 'note':
      return inBrackets.has(tokens[at]?.plain ?? '')
        ? (depth > 0 || (tokens[at]?.spaces ?? 0) > 1) && cue === 'strong'
        : cue === 'strong' || (cue === 'line' && (hasColon || phrase.end > at));
    case 'lead':
      return (
        end < to &&
        (cue === 'start' || cue === 'line' || cue === 'strong') &&
        (hasColon || next?.text === '=' || !needsColon.has(tokens[at]?.plain ?? ''))
      );
    case 'open':
      return (
        (cue === 'strong' || cue === 'line' || cue === 'weak' || (isStart && (end >= to || isEnded))) &&
        (isEnded || next?.kind === 'word')
      );
    case 'worth':
      return cue !== 'none' && cue !== 'start' && isEnded;
    case 'each':
      return cue !== 'none';
    case 'rounds':
    case 'inRange':
      return cue !== 'none' && (next?.kind === 'number' || hasColon || next?.text === '-' || next?.text === '£');
    case 'insufficient':
    case 'ignore':
      return isPlainWord.test(tokens[at]?.plain ?? '') ? hasColon || isQuote(next) : cue !== 'none';
    case 'reject':
      if (isPlainWord.test(tokens[at]?.plain ?? '')) return hasColon || isQuote(next);
      return tokens[at]?.plain === 'not'
        ? fitsNot(stretch, at, cue, before)
        : cue === 'weak'
          ? isTakenBack(tokens[at]?.plain ?? '') || hasColon
          : cue !== 'none';
    case 'accept': {
      const last = tokens[at - 1];
      const ofNumber = last?.kind === 'number' && (next?.kind === 'number' || startsList.has(next?.plain ?? ''));
      return (cue !== 'none' || ofNumber) && end < to;
    }
    case 'example':
      return cue === 'strong';
    case 'acceptAfter':
    case 'rejectAfter':
    case 'insufficientAfter':
      return cue !== 'start' && before.some(({ is }) => is === 'text');
    default:
      return cue !== 'none';
  }
}

const isPlainWord = /^(?:insufficient|insuff|neutral|wrong|incorrect|too)$/;
const isQuote = (one: Token | undefined) => one !== undefined && /^["“‘']/.test(one.text);
const isTakenBack = (word: string) => /^(?:reject|rejects|but|no)$/.test(word);
const subjects: ReadonlySet<string> = new Set('they we it which that who he she you i people'.split(' '));
const startsList: ReadonlySet<string> = new Set(
  'any either all answers answer both values anything awrt in between'.split(' '),
);
const inBrackets: ReadonlySet<string> = new Set(
  'if unless must should needs only provided dependent depends mark see refer comment comments'.split(' '),
);
const needsColon: ReadonlySet<string> = new Set(
  'answer answers ans key model possible suggested sample correct expected indicative mark either response responses reason reasons example examples alternative alternatives'.split(
    ' ',
  ),
);

/** Longest thing that a bare 'not' takes back, in words. */
const longestTaken = 4;

/** '(not weight)', '; not weight', 'mass, not weight', 'mass NOT weight', but not 'it is cold, not because…' */
function fitsNot({ tokens, to, from, depth }: Stretch, at: number, cue: Cue, before: readonly Node[]): boolean {
  if (cue === 'none' || cue === 'start') return false;
  if (depth > 0 && at === from) return true;
  const stop = tokens.findIndex(
    (one, place) =>
      place > at && (place >= to || /^[;.()[\],]$/.test(one.text) || (/^[-–—]$/.test(one.text) && one.spaces > 0)),
  );
  const length = (stop < 0 ? to : stop) - at - 1;
  const said = before.filter(({ is }) => is === 'text').reduce((sum, node) => sum + node.to - node.from, 0);
  if (cue === 'line') return length > 0;
  if (cue === 'strong') return length > 0 && length <= 2 * longestTaken;
  return length > 0 && length <= longestTaken && said <= longestTaken;
}

const following: ReadonlySet<string> = new Set(
  'the these following list below points answers reasons examples this'.split(' '),
);

/** 'any two from:', 'any 2 of the following', 'two from:', '- any two'; the number, 1 where there is none. */
function anyOfAt({ tokens, from, to }: Stretch, at: number, cue: Cue): Node | undefined {
  if (cue === 'none') return undefined;
  let place = at;
  const word = (ahead = 0) => (place + ahead < to ? (tokens[place + ahead]?.plain ?? '') : '');
  if (/^(?:accept|allow|choose|give|state|award|and)$/.test(word()) && /^(?:any|at)$/.test(word(1))) place++;
  const isAny = word() === 'any' || (word() === 'at' && word(1) === 'least');
  if (isAny) place += word() === 'at' ? 2 : 1;
  const count = countOf(tokens[place]);
  if (count !== undefined) place++;
  if (count === undefined && !isAny) return undefined;
  let skipped = 0;
  while (skipped < 4 && tokens[place + skipped]?.kind === 'word' && !/^(?:from|of|or)$/.test(word(skipped))) skipped++;
  const link = word(skipped);
  if (/^(?:from|of)$/.test(link) && place + skipped < to) {
    place += skipped + 1;
    while (place < to && following.has(word())) place++;
    const hasColon = /^[:–—-]$/.test(tokens[place]?.text ?? '');
    if (hasColon) place++;
    if (!isAny && !hasColon && place < to && link === 'of') return undefined;
    if (!isAny && !hasColon && cue === 'weak') return undefined;
    if (isAny && count === undefined && skipped > 0) return undefined;
    return { is: 'phrase', means: 'anyOf', count: count ?? 1, from: at, to: place };
  }
  if (!isAny || count === undefined) return undefined;
  place += skipped;
  const next = tokens[place];
  const isEnded = place >= to || next === undefined || next.kind === 'close' || /^[:;,.–—(-]$/.test(next.text);
  if (!isEnded || (at === from && cue === 'start' && place >= to)) return undefined;
  return { is: 'phrase', means: 'anyOf', count, from: at, to: next?.text === ':' ? place + 1 : place };
}

/** 'Level 2 (3-4 marks):', 'Level 1:', 'L1 1-2' */
function levelAt({ tokens, to, around }: Stretch, at: number, cue: Cue): Node | undefined {
  const [one, two, three] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if ((cue !== 'start' && cue !== 'line') || countOf(two) === undefined || three === undefined) return undefined;
  const isShort = one?.text === 'L' && two?.spaces === 0 && three.kind === 'number' && around.marks > 3;
  if (!isShort && !(/^(?:level|band)$/.test(one?.plain ?? '') && /^[:([–—-]$/.test(three.text))) return undefined;
  let end = three.kind === 'open' ? (closing(tokens, at + 2) ?? at + 3) : at + 2;
  while (end < to && (/^[:–—-]$/.test(tokens[end]?.text ?? '') || (tokens[end]?.kind === 'number' && isShort))) end++;
  return { is: 'phrase', means: 'level', count: countOf(two), from: at, to: end };
}

/** 'A: goes up', 'R: brittle', 'I: heavy', and without a colon 'R bromide', 'X bus station'. */
function shorthandAt({ tokens, from, depth }: Stretch, at: number, cue: Cue): Node | undefined {
  const [one, next] = [tokens[at], tokens[at + 1]];
  if (
    one !== undefined &&
    /^[ABM]$/.test(one.text) &&
    next?.text === '0' &&
    next.spaces === 0 &&
    (cue === 'line' || cue === 'strong')
  )
    return {
      is: 'phrase',
      means: 'reject',
      count: undefined,
      from: at,
      to: tokens[at + 2]?.plain === 'for' ? at + 3 : at + 2,
    };
  if (one === undefined || next === undefined || !/^[ARIX✗✘]$/u.test(one.text) || cue === 'none' || cue === 'start')
    return undefined;
  const isApart = at === from || one.spaces > 1;
  const isSaid = next.text === ':' || (/^[RX✗✘]$/u.test(one.text) && next.spaces > 0 && isApart && depth === 0);
  return isSaid
    ? { is: 'phrase', means: 'shorthand', count: undefined, from: at, to: at + (next.text === ':' ? 2 : 1) }
    : undefined;
}

const numbered: ReadonlySet<string> = new Set('reason point way example difference effect use idea feature'.split(' '));
const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** 'First blank:', 'gap 2 =', 'Blank (a):', 'MP3' */
function labelAt({ tokens, from }: Stretch, at: number, cue: Cue): Node | undefined {
  const [one, two, three] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (cue === 'none' || cue === 'weak' || one === undefined || two === undefined) return undefined;
  if (one.text === 'MP' && two.kind === 'number' && two.spaces === 0 && (at === from || cue === 'strong'))
    return { is: 'phrase', means: 'label', count: undefined, from: at, to: three?.text === ':' ? at + 3 : at + 2 };
  const isNumbered = numbered.has(one.plain) && two.kind === 'number' && /^[:=–-]$/.test(three?.text ?? '');
  if (isNumbered) return { is: 'phrase', means: 'label', count: undefined, from: at, to: at + 3 };
  const isPlace = places.includes(one.plain) && /^(?:blank|gap|space|box|missing|word|answer)$/.test(two.plain);
  const isGap = /^(?:blank|gap|space|box)$/.test(one.plain) && countOf(two) !== undefined;
  const end = isPlace && three?.plain === 'word' ? at + 3 : at + 2;
  if (!(isPlace || isGap) || !/^[:=–-]$/.test(tokens[end]?.text ?? '')) return undefined;
  const count = isGap ? countOf(two) : places.indexOf(one.plain) + 1;
  return { is: 'phrase', means: 'label', count, from: at, to: end + 1 };
}

/* Signs */

function signAt({ tokens, from, to }: Stretch, at: number): Node | undefined {
  const [last, one, next] = [
    at > from ? tokens[at - 1] : undefined,
    tokens[at],
    at + 1 < to ? tokens[at + 1] : undefined,
  ];
  if (one === undefined) return undefined;
  const place = { from: at, to: at + 1 };
  if (one.text === ';' || one.text === '•' || one.text === '|') return { is: 'end', ...place };
  if (one.text === '.' && next !== undefined && next.spaces > 0 && at > from) return { is: 'join', by: '.', ...place };
  if (/^[–—-]$/.test(one.text) && one.spaces > 0 && (next?.spaces ?? 0) > 0) return { is: 'join', by: '-', ...place };
  const areWords = last?.kind === 'word' && last.text.length > 2 && next?.kind === 'word' && next.text.length > 2;
  if (one.text === ',' && (next === undefined || next.spaces > 0 || areWords)) return { is: 'join', by: ',', ...place };
  if (/^[+&]$/.test(one.text) && (areWords || (one.spaces > 0 && (next?.spaces ?? 0) > 0)))
    return { is: 'join', by: '+', ...place };
  if (one.text === '/' && next?.text === '/' && next.spaces === 0) return { is: 'join', by: '/', from: at, to: at + 2 };
  if (one.text === '/' && (one.spaces > 0 || (next?.spaces ?? 0) > 0)) return { is: 'join', by: '/', ...place };
  if (one.kind === 'word' && one.plain === 'or') {
    const isShouted = one.text === 'OR' && (last === undefined || /\p{Ll}|\d/u.test(`${last.text}${next?.text ?? ''}`));
    return { is: 'join', by: isShouted ? 'OR' : 'or', ...place };
  }
  return undefined;
}
