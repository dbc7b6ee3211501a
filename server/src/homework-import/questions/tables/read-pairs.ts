/** What a key says of each of several things: '1-C, 2-A', '1C 2A' or 'nucleus – controls the cell; …'; all in lower case. */
export function readPairs(key: string): Map<string, string> {
  const short = [...key.matchAll(shortPair)].map(([whole, ...parts]) => ({ whole, parts: parts.filter(Boolean) }));
  const rest = short.reduce((text, { whole }) => text.replace(whole, ''), key).replace(/[^\p{L}\p{N}]/gu, '');
  if (short.length > 1 && rest.length < short.length)
    return new Map(short.map(({ parts: [term = '', letter = ''] }) => [term.toLowerCase(), letter.toLowerCase()]));
  const lettered = key.split(/\s*[;,\n]\s*/u).map((pair) => behind.exec(pair));
  if (lettered.length > 1 && !lettered.includes(null))
    return new Map(lettered.flatMap((pair) => (pair?.[2] ? [[plain(pair[1] ?? ''), pair[2].toLowerCase()]] : [])));
  const lines = key.split(/\s*[;\n]\s*/u);
  const isPair = (text: string) => between.test(text);
  const clauses = lines.length === 1 ? key.split(/\s*,\s+/u) : [];
  const pairs = (clauses.length > 1 && clauses.every(isPair) ? clauses : lines).map((pair) => pair.split(between));
  return new Map(
    pairs.flatMap(([term, ...meant]) =>
      term === undefined || meant.length === 0 ? [] : [[plain(term), plain(meant.join(' - '))]],
    ),
  );
}

const to = String.raw`(?:\s*[-–—=:.)→>]+\s*|\s*\)\s*[-–—=:→>]*\s*\()`;
const shortPair = new RegExp(
  String.raw`\b(?:(\d{1,2})(?:\s*|${to})([A-Za-z])|([A-Za-z]|[ivx]{2,4})(?:${to}([A-Za-z]|[ivx]{2,4}|\d{1,2})|(\d{1,2}))|([ivx]{1,4})\s+([A-Ha-h]))\b`,
  'gu',
);
/** 'nucleus C' */
const behind = /^(\p{L}{2}[^–—=→:]*?)\s+\(?([A-H])\)?\.?$/u;
const between = /\s+[-–—=]+>?\s+|\s*[→⇒➔]\s*|:\s+/u;
const plain = (text: string) => text.toLowerCase().trim().replace(/\.$/u, '');

/**
 * Answers that are listed in the order of what they answer, also 'from the top: …'; `undefined` where there are not as many. Their own
 * numbers and letters are left out: '1 producers  2 consumers'.
 */
export function readInOrder(key: string, count: number): string[] | undefined {
  const said = key.replace(saysOrder, '');
  for (const separator of [/\s*\n\s*/u, /\s*;\s*/u, /\s*,\s*/u, /\s{2,}/u, /\s+(?=\d{1,2}\s+\p{L})/u]) {
    const listed = said.split(separator).filter((text) => text !== '');
    const isCounted =
      count > 1 && listed.every((text, index) => new RegExp(`^${index + 1}\\s+\\p{L}{3}`, 'u').test(text));
    const label = isCounted ? /^\d{1,2}\s+/u : /^\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[).:]\s*/iu;
    if (listed.length === count) return listed.map((text) => text.replace(label, ''));
  }
  return undefined;
}

/** '1 C, 2 B' for things that count from 1 on: what is said of each in turn; `undefined` where some have nothing, or others something. */
export function readCountedPairs(key: string, count: number): string[] | undefined {
  const pairs = readPairs(key);
  const each = Array.from({ length: count }, (_one, index) => pairs.get(String(index + 1)) ?? '');
  return pairs.size === count && !each.includes('') ? each : undefined;
}

const saysOrder =
  /^(?:in\s+(?:this\s+|the\s+)?order(?:\s+(?:from\s+)?(?:top\s+to\s+bottom|left\s+to\s+right))?|(?:from|starting\s+(?:at|from))\s+(?:the\s+)?(?:top|left)(?:\s+(?:to\s+(?:the\s+)?(?:bottom|right)|down(?:wards)?))?|(?:top\s+to\s+bottom|left\s+to\s+right))\s*[:–—-]\s*/iu;
