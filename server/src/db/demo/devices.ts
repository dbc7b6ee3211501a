import type { Random } from './random.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const atSchool = [
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  windows,
  `${windows} Edg/130.0.0.0`,
] as const;
const atHome = [
  windows,
  `${windows} Edg/130.0.0.0`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
] as const;
/** Networks reserved for documentation: nobody has an address there. */
const homeNetworks = ['192.0.2', '198.51.100', '203.0.113'] as const;

/** At school any of its machines; at home always the same address and browser, derived from the name. */
export function pickDevice(
  random: Random,
  name: string,
  isAtSchool: boolean,
): { userAgent: string; ipAddress: string } {
  if (isAtSchool) {
    return { userAgent: random.pick(atSchool), ipAddress: `10.20.${1 + random.whole(6)}.${10 + random.whole(40)}` };
  }
  const number = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const network = homeNetworks[number % 3] ?? homeNetworks[0];
  const userAgent = atHome[number % atHome.length] ?? windows;
  if (number % 5 === 0) return { userAgent, ipAddress: `2001:db8:${(number % 65_536).toString(16)}::1` };
  return { userAgent, ipAddress: `${network}.${1 + (number % 253)}` };
}
