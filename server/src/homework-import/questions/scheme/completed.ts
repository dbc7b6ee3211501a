const gap = /_{2,}|\.{4,}|…+\.*/gu;
const fewestLetters = 8;
const longestAnswer = 60;
/** A gap of dots takes the full stop behind it with it. */
const dotOfSentence = /(?<=\p{L}{2})\.$/u;

/**
 * What stands in the gaps of a text where an answer repeats the whole of it: of 'The unit of ____ is the ____.' and 'The unit of force is
 * the newton.' 'force' and 'newton'. `undefined` where it does not.
 */
export function completedGaps(text: string, said: string): string[] | undefined {
  const sentences = text
    .split('\n')
    .filter((line) => line.search(gap) !== -1)
    .join(' ');
  const between = sentences.split(gap).map(plain);
  if (between.length < 2 || between.join('').replace(/\P{L}/gu, '').length < fewestLetters) return undefined;
  const whole = said.replace(/\s+/gu, ' ');
  const lower = plain(whole);
  if (lower.length !== whole.length) return undefined;
  const [first = '', ...rest] = between;
  let from = lower.indexOf(first);
  if (from === -1) return undefined;
  from += first.length;
  const answers: string[] = [];
  for (const [index, piece] of rest.entries()) {
    const isEnd = index === rest.length - 1 && piece.replace(/[^\p{L}\p{N}]/gu, '') === '';
    const end = isEnd ? endOf(lower, from) : lower.indexOf(piece, from + 1);
    if (end === -1) return undefined;
    answers.push(whole.slice(from, end).trim().replace(dotOfSentence, ''));
    from = end + piece.length;
  }
  const isSaid = (answer: string) => answer.length <= longestAnswer && /[^\s_.…]/u.test(answer);
  return answers.every(isSaid) ? answers : undefined;
}

/** What an answer numbers for as many gaps: of '(1) weight (2) mass' and '1 weight  2 mass' 'weight' and 'mass'; `undefined` for another number of them. */
export function numberedGaps(text: string, said: string): string[] | undefined {
  const gaps = text.match(gap)?.length ?? 0;
  const marked = [...said.matchAll(/(?<=^|[\s,;])\(?(\d{1,2})[.):]\s*(\S.*?)(?=[\s,;]+\(?\d{1,2}[.):]\s*\S|$)/gsu)];
  const bare = [...said.matchAll(/(?<=^|[\s,;])(\d{1,2})\s+(\p{L}.*?)(?=[\s,;]+\d{1,2}\s+\p{L}|$)/gsu)];
  const found = marked.length > 0 ? marked : bare;
  const goOn = found.every(([, digits], index) => Number(digits) === index + 1);
  return gaps > 1 && found.length === gaps && goOn ? found.map(([, , answer = '']) => answer.trim()) : undefined;
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').replace(/[’‘]/gu, "'");

/** Where the sentence ends. */
function endOf(text: string, from: number): number {
  const end = text.slice(from).search(/[.;!?](?:\s|$)|$/u);
  return from + end;
}
