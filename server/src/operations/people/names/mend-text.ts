/** The letters of Windows-1252 and of Windows-1250, by their bytes; Node 20 reads some bytes of the first as control characters. */
const western = decoded('windows-1252');
const central = decoded('windows-1250');

function decoded(alphabet: string): string[] {
  const letters = [...new TextDecoder(alphabet).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
  const quirks = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
  if (alphabet === 'windows-1252') for (const [index, letter] of [...quirks].entries()) letters[0x80 + index] = letter;
  return letters;
}

const byteOf = new Map([
  ...Array.from({ length: 32 }, (_, at) => [String.fromCharCode(0x80 + at), 0x80 + at] as const),
  ...western.map((letter, byte) => [letter, byte] as const),
]);

/** What UTF-8 looks like that was read as Windows-1252: a letter for the first byte, and a sign for each that follows. */
const readTwice = /[Â-ô][\u0080-¿‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]/u;

/** Polish and Czech letters that were read as Windows-1252: signs that no name has beside a letter. */
const readAsWestern = /[£³¹¿¶¼¾¥][\p{L}]|\p{L}[£³¹¿¶¼¾¥]/u;

/** Accents of HTML, as `&eacute;` has one, by the marks that Unicode sets behind a letter. */
const marks: Readonly<Record<string, string>> = {
  ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a' },
  ...{ cedil: '\u0327', caron: '\u030c', ogon: '\u0328' },
};
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', apos: "'", quot: '"', nbsp: ' ', rsquo: '’', lsquo: '‘', ndash: '–', szlig: 'ß' },
  ...{ oslash: 'ø', Oslash: 'Ø', aelig: 'æ', AElig: 'Æ', lstrok: 'ł', Lstrok: 'Ł', eth: 'ð', ETH: 'Ð' },
};

/**
 * The texts of a file as they were before a program broke their letters, where that is certain; pure. Mends UTF-8 that was read
 * as Windows-1252, once or twice over, Windows-1250 that was read as that, and entities of HTML.
 */
export function mendTexts(texts: readonly string[]): string[] {
  const mended = texts.map((text) => readEntities(readOnce(readOnce(text))));
  return mended.some((text) => readAsWestern.test(text)) ? mended.map(readCentral) : mended;
}

function readOnce(text: string): string {
  if (!readTwice.test(text)) return text;
  const bytes = [...text].map((letter) => byteOf.get(letter));
  if (bytes.includes(undefined)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte ?? 0));
  } catch {
    return text;
  }
}

const readCentral = (text: string) =>
  [...text].map((letter) => (letter > '\u007f' ? (central[byteOf.get(letter) ?? -1] ?? letter) : letter)).join('');

function readEntities(text: string): string {
  return text.replace(/&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,8}));/giu, (entity, decimal, hex, name: string) => {
    if (decimal ?? hex)
      return String.fromCodePoint(Math.min(Number.parseInt(decimal ?? hex, decimal ? 10 : 16), 0x10ffff));
    const [, letter = '', accent = ''] = /^([a-z])(\w+)$/iu.exec(name) ?? [];
    return entities[name] ?? (marks[accent] === undefined ? entity : `${letter}${marks[accent]}`.normalize('NFC'));
  });
}
