import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { openGeoip } from './open-geoip.ts';
import { writeMmdb } from './testing/write-mmdb.ts';

const folder = mkdtempSync(join(tmpdir(), 'markwell-geoip-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: Buffer | string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('a GeoIP file', () => {
  const country = { country: { names: { en: 'United Kingdom', de: 'Vereinigtes Königreich' } } };
  const findRegion = openGeoip(
    write(
      'city.mmdb',
      writeMmdb([
        [['192.0.2.0', 24], { ...country, city: { names: { en: 'Leeds' } } }],
        [['198.51.100.0', 24], country],
        [['203.0.113.0', 24], { continent: { code: 'EU' } }],
      ]),
    ),
  );

  it.each<[string, string | undefined, string]>([
    ['192.0.2.77', 'Leeds, United Kingdom', 'city and country'],
    ['198.51.100.1', 'United Kingdom', 'country alone'],
    ['203.0.113.1', undefined, 'neither'],
    ['192.0.3.1', undefined, 'an address that is not in it'],
    ['2001:db8::1', undefined, 'IPv6 in a file of IPv4'],
  ])('says of %s: %s, as it has %s', (address, place) => {
    expect(findRegion(address)).toBe(place);
  });

  it.each([
    ['is not there', join(folder, 'none.mmdb')],
    ['is empty', write('empty.mmdb', '')],
    ['is something else', write('text.mmdb', 'GEOIP '.repeat(1000))],
    ['is a folder', folder],
  ])('that %s is refused by the name of the variable', (_what, file) => {
    expect(() => openGeoip(file)).toThrow(ConfigError);
    expect(() => openGeoip(file)).toThrow(/^GEOIP_DB must be an mmdb file that can be read: /);
  });
});
