import { tidyText } from '../../site/normalise-name.ts';
import { areShortFor } from './short-names.ts';

/** A name as a list has it. */
export interface ReadName {
  readonly name: string;
  /** What stood in brackets and is no part of the name. */
  readonly notes: readonly string[];
}

const titles = /(?<=^|,\s*)(?:mr|mrs|miss|ms|mx|master)\.?\s+(?=\S+\s+\S|\S+$)/giu;

/** What schools write in brackets behind a name about the student. */
const note =
  /^(?:sen|send|sen ?k|k|e|ehcp?|eal|pp|ppg|fsm|lac|cla|g&t|mat|hap|map|lap|new|left|leaver|on roll|dual|guest)$/iu;

/**
 * Reads a student’s name out of any list, forename first; pure. Titles go, and so do notes in brackets, which are given beside it,
 * and another forename that the student goes by. Capitals become those of a name: 'SMITH John [SEN]' is 'John Smith'. What tells
 * two of one name apart stays: 'Sam Lee (B)'. `heading` is that of the column.
 */
export function readName(text: string, heading = ''): ReadName {
  const notes: string[] = [];
  const forenames = text.toLowerCase().split(/[^\p{L}]+/u);
  const bare = text
    .replace(/[[{]([^\]}]*)[\]}]/gu, (_brackets, inside: string) => {
      if (inside.trim() !== '') notes.push(inside.trim());
      return ' ';
    })
    .replace(/\(([^()]*)\)/gu, (brackets, inside: string) => {
      const said = inside.trim();
      const isOtherName = forenames.some((one) => areShortFor(one, said.toLowerCase()) && one !== said.toLowerCase());
      // A single letter may be what tells two students apart.
      if (!(said.length > 1 && note.test(said)) && !isOtherName) return brackets;
      notes.push(said);
      return ' ';
    });
  const name = forenameFirst(tidyText(bare).replace(titles, ''), heading);
  return { name: nameCase(name), notes };
}

/** Registers write 'Lovelace, Ada', or 'LOVELACE Ada', unless their heading says 'Forename, Surname'; students type 'Ada Lovelace'. */
function forenameFirst(name: string, heading: string): string {
  if (/^\s*(?:fore|first|given)/iu.test(heading)) return tidyText(name.replace(',', ' '));
  const [, surname, forename] =
    /^([^,]+),([^,]+)$/u.exec(name) ?? /^((?:[\p{Lu}'’-]{2,}\s+)+)((?=.*\p{Ll})[^,]+)$/u.exec(name) ?? [];
  const isInitials = surname !== undefined && !name.includes(',') && !/[\p{Lu}'’-]{3}/u.test(surname);
  return surname === undefined || forename === undefined || isInitials ? name : tidyText(`${forename} ${surname}`);
}

/** Words of surnames that begin small, unless the name begins with them. */
const small = new Set('van der den de la le du von zu bin ibn al el da dos das di del ter ten'.split(' '));

/** Words in capitals as a name has them; words that are not all capitals are kept as they are. */
function nameCase(name: string): string {
  const isLoud = !/\p{Ll}/u.test(name.replace(/\([^()]*\)$/u, ''));
  return name
    .split(' ')
    .map((word, place) => {
      if (word.startsWith('(') || !/^\p{Lu}[\p{Lu}'’-]+$/u.test(word)) return word;
      const lower = word.toLowerCase();
      if (place > 0 && small.has(lower)) return lower;
      // Initials, such as 'TJ', among words that are no capitals.
      if (word.length < 3 && (!isLoud || !/[AEIOUY]/u.test(word))) return word;
      return lower
        .replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/^Mc(\p{Ll})/u, (_mc, letter: string) => `Mc${letter.toUpperCase()}`);
    })
    .join(' ');
}
