/** What is accepted too, and the line that it is said of. */
export interface Beside {
  readonly granted: string;
  readonly above: string;
  /** Of which mark it is said, from 0 on. */
  readonly nth?: number;
}

/** 'Pa for the third mark' is beside the third point. */
export function besideNth(source: string): Beside | undefined {
  const [whole = '', said = ''] = ofNth.exec(source) ?? [];
  const nth = ordinals.findIndex((names) => names.includes(said.toLowerCase()));
  return nth === -1 ? undefined : { granted: source.slice(0, -whole.length), above: '', nth };
}

const ordinals = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
];
const ofNth =
  /\s+(?:for|as)\s+(?:the\s+)?(first|second|third|fourth|1st|2nd|3rd|4th)\s+(?:mark(?:ing)?\s+)?(?:point|mark)?\W*$/iu;

/** Where 'speed for velocity' is accepted, the line that says 'velocity' with 'speed' in its place. */
export function inPlaceOf(granted: string, lines: readonly string[]): Beside | undefined {
  const [, word, replaced] =
    /^(\S{2,20}(?: \S{2,20})?) for (\S{2,20}(?: \S{2,20})?)$/u.exec(granted.replace(/["“”‘]|’(?!s)/gu, '')) ?? [];
  if (word === undefined || replaced === undefined) return undefined;
  const above = lines.find((line) => ` ${line.toLowerCase()} `.includes(` ${replaced.toLowerCase()} `));
  const from = above?.toLowerCase().indexOf(replaced.toLowerCase()) ?? -1;
  if (above === undefined || from === -1) return undefined;
  const said = `${above.slice(0, from)}${word}${above.slice(from + replaced.length)}`;
  return { granted: said.replace(bullet, ''), above };
}

const bullet = /^\s*[•●▪■◦‣·∙*]\s*/u;
