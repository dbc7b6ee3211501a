import { readFileSync } from 'node:fs';
import { type CityResponse, type CountryResponse, Reader } from 'mmdb-lib';
import * as z from 'zod/mini';
import { ConfigError } from '../config-error.ts';

const named = z.object({ names: z.object({ en: z.string() }) });
const region = z.object({ country: z.optional(named), city: z.optional(named) });

/**
 * Opens a GeoIP file (mmdb, by country or by city), which is read into memory: `findRegion` gives 'Leeds, United Kingdom',
 * 'United Kingdom', or `undefined` for an address the file does not know. Throws a `ConfigError` that names `GEOIP_DB` for a
 * file that is not there or is no such file.
 */
export function openGeoip(file: string): (ipAddress: string) => string | undefined {
  const reader = openReader(file);
  return (ipAddress) => {
    const read = region.safeParse(reader.get(ipAddress));
    if (!read.success) return undefined;
    const { city, country } = read.data;
    const names = [city, country].flatMap((place) => place?.names.en ?? []);
    return names.length === 0 ? undefined : names.join(', ');
  };
}

function openReader(file: string): Reader<CityResponse | CountryResponse> {
  try {
    return new Reader(readFileSync(file));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`GEOIP_DB must be an mmdb file that can be read: ${why}`);
  }
}
