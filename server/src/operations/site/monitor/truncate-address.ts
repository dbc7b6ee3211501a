import { isIPv6 } from 'node:net';

/** An address without the part that tells one machine from its neighbours: '203.0.113.0', '2001:db8:1::'. */
export function truncateAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return truncateAddress(mapped);
  if (!isIPv6(address)) return address.replace(/\.\d+$/, '.0');
  const [start = '', end] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = start === '' ? [] : start.split(':');
  const missing = end === undefined ? 0 : 8 - groups.length - (end === '' ? 0 : end.split(':').length);
  const first = [...groups, ...Array.from({ length: missing }, () => '0'), ...(end ?? '').split(':')].slice(0, 3);
  return `${first.map((group) => group || '0').join(':')}::`;
}
