import { BlockList, isIP } from 'node:net';

/** A network of the school's, and what "Locations" calls it. */
export interface NamedNetwork {
  /** As in '10.0.0.0/8' or '2001:db8::/32'. */
  readonly address: string;
  readonly bits: number;
  readonly label: string;
}

/** Says where an address is: a label of a named network, a place, or 'Elsewhere'. Nothing is looked up online. */
export type FindPlace = (ipAddress: string) => string;

/** What an address is called that is in no named network and no place is known of. */
export const elsewhere = 'Elsewhere';

/**
 * Finds places by the school's own networks, the narrowest first; for other addresses asks `findRegion`, where there is a
 * GeoIP file, and gives 'Elsewhere' when it knows none either.
 */
export function createPlaces(
  networks: readonly NamedNetwork[],
  findRegion: (ipAddress: string) => string | undefined = () => undefined,
): FindPlace {
  const lists = networks
    .toSorted((one, other) => breadth(one) - breadth(other))
    .map(({ address, bits, label }) => {
      const list = new BlockList();
      list.addSubnet(address, bits, family(address));
      return { list, label };
    });
  return (ipAddress) => {
    const address = toPlainAddress(ipAddress);
    if (isIP(address) === 0) return elsewhere;
    const own = lists.find(({ list }) => list.check(address, family(address)));
    return own?.label ?? findRegion(address) ?? elsewhere;
  };
}

/** An IPv4 address that came over IPv6 as itself, and without the name of a network card: '::ffff:10.0.0.1' is '10.0.0.1'. */
function toPlainAddress(address: string): string {
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Bits that are left open: comparable within a family, and between them it does not matter. */
function breadth({ address, bits }: NamedNetwork): number {
  return (isIP(address) === 6 ? 128 : 32) - bits;
}
