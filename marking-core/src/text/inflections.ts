const irregular = irregularForms(
  'broke break,broken break,gave give,given give,took take,taken take,froze freeze,frozen freeze,grew grow,grown grow,made make,' +
    'lost lose,losing lose,fell fall,fallen fall,held hold,kept keep,rose rise,risen rise,shrank shrink,shrunk shrink,' +
    'stuck stick,went go,gone go,wore wear,worn wear,saw see,seen see,found find,built build,burnt burn,lit light,' +
    'bound bind,heard hear,flew fly,flown fly,threw throw,thrown throw,split split,nuclei nucleus,women woman,men man,' +
    'lay lie,laid lay,sank sink,sunk sink,swam swim,chose choose,chosen choose,stood stand,slid slide,shook shake',
);

/** Reads forms with their bases, 'broke break,gave give', by form. */
export function irregularForms(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(',').map((pair): [string, string] => {
      const [form = '', base = ''] = pair.split(' ');
      return [form, base];
    }),
  );
}

const vowels = 'aeiouy';

/**
 * The base forms that a word may be an inflection of, itself first: 'reflecting' and 'reflection' give 'reflect', 'denatured'
 * gives 'denature'. Two words are one when they share a base. Only endings of inflection and -ion are taken off, so that
 * 'general' and 'generate', or 'gene' and 'genetic', stay apart.
 */
export function baseForms(word: string): string[] {
  const known = irregular.get(word);
  if (known !== undefined) return [word, known];
  const bases = [word];
  if (word.length < 4 || !mayBeInflected(word)) return bases;
  const singulars = withoutPlural(word);
  bases.push(...singulars);
  for (const verb of singulars.length > 0 ? singulars : [word]) addVerbBases(verb, bases);
  return bases;
}

/** Every ending that is taken off ends in s, d, g or n. */
function mayBeInflected(word: string): boolean {
  const last = word.charCodeAt(word.length - 1);
  return last === 115 || last === 100 || last === 103 || last === 110;
}

/** Whether two words are forms of one word. */
export function areOneWord(a: string, b: string): boolean {
  const bases = baseForms(b);
  return baseForms(a).some((base) => bases.includes(base));
}

/** 'atoms' gives atom, 'bodies' body, 'gases' gas and gase, 'gas' and 'mass' nothing. */
function withoutPlural(word: string): string[] {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return [];
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`];
  if (/(?:sses|shes)$/.test(word)) return [word.slice(0, -2)];
  if (/(?:ches|xes|zes|ses)$/.test(word)) return [word.slice(0, -1), word.slice(0, -2)];
  return [word.slice(0, -1)];
}

function addVerbBases(word: string, bases: string[]): void {
  if (word.endsWith('ied') && word.length > 4) bases.push(`${word.slice(0, -3)}y`);
  else if (word.endsWith('ed')) addStems(word.slice(0, -2), bases);
  else if (word.endsWith('ing')) addStems(word.slice(0, -3), bases);
  else if (word.endsWith('ation') && word.length >= 10)
    bases.push(word.slice(0, -3), word.slice(0, -5), `${word.slice(0, -5)}e`, `${word.slice(0, -3)}e`);
  else if (/[st]ion$/.test(word) && word.length >= 8) bases.push(word.slice(0, -3), `${word.slice(0, -3)}e`);
}

/** 'stopp' is stop, 'hop' was hope (hop would double its p), 'denatur' may be either. */
function addStems(stem: string, bases: string[]): void {
  if (stem.length < 2 || ![...stem].some((letter) => vowels.includes(letter))) return;
  const last = stem.at(-1) ?? '';
  const beforeLast = stem.at(-2) ?? '';
  if (last === beforeLast && !'aeiou'.includes(last)) {
    bases.push(stem);
    if (!'lsz'.includes(last)) bases.push(stem.slice(0, -1));
    else bases.push(stem.slice(0, -1), `${stem}e`);
    return;
  }
  const isShort = stem.length <= 3 && vowels.includes(beforeLast) && !'aeiouwxy'.includes(last);
  if (!isShort || stem.length < 3) bases.push(stem);
  bases.push(`${stem}e`);
}
