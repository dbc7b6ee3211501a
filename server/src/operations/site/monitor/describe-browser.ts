/** Browsers that name others too come before those they name. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** A browser's `User-Agent` in words: 'Chrome on Windows', 'Safari on iPad', 'Unknown browser'. */
export function describeBrowser(userAgent: string): string {
  const find = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers) ?? 'Unknown browser';
  const system = find(systems);
  return system === undefined ? browser : `${browser} on ${system}`;
}
