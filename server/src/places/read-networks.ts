import { BlockList, isIP } from 'node:net';
import type { NamedNetwork } from './places.ts';

/** The networks that `SITE_NETWORKS` names when it is not set: private addresses are the school's. */
export const usualNetworks = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
  '127.0.0.0/8',
  '::1',
]
  .map((network) => `${network}=School network`)
  .join(',');

const longestLabel = 40;

/**
 * Reads '10.0.0.0/8=School network, 203.0.113.7=Library': networks, or single addresses, with a label of at most 40
 * characters. `undefined` when any part is something else.
 */
export function readNetworks(text: string): readonly NamedNetwork[] | undefined {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const networks = parts.flatMap((part) => readNetwork(part) ?? []);
  return networks.length === parts.length ? networks : undefined;
}

function readNetwork(part: string): NamedNetwork | undefined {
  const [, address = '', bits, label = ''] = /^([^=/]+)(?:\/(\d{1,3}))?=(.+)$/.exec(part.trim()) ?? [];
  const network = { address: address.trim(), bits: readBits(address.trim(), bits), label: label.trim() };
  return network.label !== '' && network.label.length <= longestLabel && isNetwork(network) ? network : undefined;
}

function readBits(address: string, bits: string | undefined): number {
  if (bits !== undefined) return Number(bits);
  return isIP(address) === 6 ? 128 : 32;
}

function isNetwork({ address, bits }: NamedNetwork): boolean {
  if (isIP(address) === 0) return false;
  try {
    new BlockList().addSubnet(address, bits, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}
