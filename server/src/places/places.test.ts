import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';
import { readNetworks, usualNetworks } from './read-networks.ts';

const networks = readNetworks(
  '10.0.0.0/8=School network, 10.20.0.0/16=Sixth form, 203.0.113.7=Library, 2001:db8::/32=Boarding house',
);

describe('where an address is', () => {
  const findPlace = createPlaces(networks ?? [], (address) => (address.startsWith('192.0.2.') ? 'Leeds' : undefined));

  it.each([
    ['10.1.2.3', 'School network', 'in a network'],
    ['10.20.2.3', 'Sixth form', 'the narrowest network counts'],
    ['::ffff:10.1.2.3', 'School network', 'IPv4 that comes as IPv6'],
    ['203.0.113.7', 'Library', 'a single address'],
    ['203.0.113.8', 'Elsewhere', 'its neighbour'],
    ['2001:db8:1::5', 'Boarding house', 'IPv6'],
    ['fe80::1%eth0', 'Elsewhere', 'with the name of a network card'],
    ['192.0.2.9', 'Leeds', 'no network, but the GeoIP file knows it'],
    ['', 'Elsewhere', 'no address'],
    ['unknown', 'Elsewhere', 'nonsense'],
  ])('%s is %s: %s', (address, place) => {
    expect(findPlace(address)).toBe(place);
  });

  it.each([
    ['192.168.1.20', 'School network', 'private'],
    ['172.16.0.9', 'School network', 'private'],
    ['fd12:3456::1', 'School network', 'private IPv6'],
    ['127.0.0.1', 'School network', 'the server itself'],
    ['::1', 'School network', 'the server itself'],
    ['198.51.100.4', 'Elsewhere', 'public'],
  ])('%s is %s where no networks are named: %s', (address, place) => {
    expect(createPlaces(readNetworks(usualNetworks) ?? [])(address)).toBe(place);
  });
});
