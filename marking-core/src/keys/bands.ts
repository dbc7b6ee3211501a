import type { Token } from './lex.ts';

/** How many right things earn how many marks: '4 correct = 2 marks', 'B1 for three or four correct', 'one error 1 mark', '½ mark each'. */
export interface KeyBand {
  /** At least so many; all of them; all but so many; or each so many. */
  readonly of: 'some' | 'all' | 'but' | 'each';
  readonly many: number;
  readonly marks: number;
}

const words = 'one two three four five six seven eight nine ten'.split(' ');
const number = String.raw`(?:\d{1,2}|both|${words.join('|')})`;
const thing = String.raw`(?:\s(?:points?|answers?|correct|correctly|right|named|identified|given|matched|items?|factors?|words?|ones?|labels?|gaps?|names?|parts?|boxes|rows|lines|ticks|are|in|order|the|completely|of|them|these))*`;
const some = String.raw`(?:any|at least|only|exactly|for|if)?\s?(?:any\s)?(?<some>${number})(?:\s?(?:or|to|-|–|\/)\s?${number})?(?<more>\sor more)?(?<said>${thing})`;
const all = String.raw`(?:for\s|if\s)?all(?:\s(?:the\s)?${number})?(?<saidAll>${thing})`;
const but = String.raw`(?:for\s|if\s|with\s|only\s)?(?<but>${number}|an?)\s(?:errors?|mistakes?|omissions?|wrong|incorrect|missing|swapped|missed)(?:\sor omissions?)?`;
const many = `(?:${all}|${but}|${some})`;
const worth = String.raw`(?:(?<marks>${number})\s(?:marks?|mks?|m|pts?)\b|b\s(?<code>\d)\b|\[\s(?<square>\d)(?:\smarks?)?\s\]|\(\s(?<round>\d)(?:\smarks?)?\s\))`;
const link = String.raw`(?:\s(?:=|:|-|–|—|for|gets?|scores?|gains?|earns?|is|are|award|give|only|if|,))*`;
const forward = new RegExp(
  String.raw`^(?:award\s|give\s)?${many}(?<link>${link})\s${worth}(?!\s(?:each|per|for\seach|for\severy))`,
);
const backward = new RegExp(String.raw`^(?:award\s|give\s)?${worth}(?<link>${link})\s${many}`);
const each = new RegExp(
  String.raw`^(?:(?:½|half(?:\sa)?)\s(?:marks?\s)?(?:for\s)?(?:each|every)(?:\scorrect)?|${worth}\s(?:for\s)?(?:each|every|per)\s(?<each>${number}|pair)(?<said>${thing}))`,
);
const ends = /^$|^\s(?:[;,.)\]:(–—-]|or\b|and\b|\d|award|give|b\s\d|max)/;

/** The band that begins at a place, and the place behind it. */
export function bandAt(tokens: readonly Token[], at: number, to: number): { band: KeyBand; end: number } | undefined {
  const own = tokens.slice(at, to);
  const said = own.map(({ plain, text }) => (plain === '' ? text : plain));
  const text = said.join(' ');
  for (const pattern of [each, forward, backward]) {
    const match = pattern.exec(text);
    const band = match === null ? undefined : bandOf(match);
    if (match === null || band === undefined || !ends.test(text.slice(match[0].trimEnd().length))) continue;
    return { band, end: at + match[0].trim().split(' ').length };
  }
  return undefined;
}

function bandOf({ 0: text, groups = {} }: RegExpExecArray): KeyBand | undefined {
  const {
    code,
    square,
    round,
    each: eachOf,
    saidAll,
    but: short,
    some: least = '',
    said = '',
    link: joined = '',
  } = groups;
  const marks = numberOf(groups.marks ?? code ?? square ?? round);
  if (/^(?:½|half)/.test(text)) return { of: 'each', many: 2, marks: 1 };
  if (marks === undefined) return undefined;
  const per = eachOf === 'pair' ? 2 : numberOf(eachOf);
  if (per !== undefined) return per > 1 ? { of: 'each', many: per, marks } : undefined;
  if (saidAll !== undefined) return { of: 'all', many: 0, marks };
  const missing = numberOf(short);
  if (missing !== undefined) return { of: 'but', many: missing, marks };
  const many = numberOf(least);
  // A number alone behind marks may be the answer: '2 marks for 14'.
  const isCounted = said.trim() !== '' || joined.includes('=') || words.includes(least) || /\bany\s|least/.test(text);
  return many === undefined || !isCounted ? undefined : { of: 'some', many, marks };
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (text === 'a' || text === 'an') return 1;
  if (text === 'both') return 2;
  const at = words.indexOf(text);
  return at < 0 ? Number(text) : at + 1;
}

/** What bands say of so many things: the least that each mark needs. `undefined` where they only give each thing its mark. */
export function bandsOf(said: readonly KeyBand[], things: number, most: number) {
  const bands = said.flatMap(({ of, many, marks }) => {
    if (of === 'each')
      return Array.from({ length: Math.floor(things / many) }, (_, at) => ({
        atLeast: many * (at + 1),
        marks: marks * (at + 1),
      }));
    return [{ atLeast: of === 'all' ? things : of === 'but' ? things - many : many, marks }];
  });
  const fit = bands
    .filter(({ atLeast, marks }) => atLeast > 0 && atLeast <= things && marks <= most)
    .filter((one, at, all) => all.findIndex(({ atLeast }) => atLeast === one.atLeast) === at)
    .sort((one, other) => one.atLeast - other.atLeast);
  return fit.length === 0 || fit.every(({ atLeast, marks }) => atLeast === marks) ? undefined : fit;
}
