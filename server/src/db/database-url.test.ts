import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readDatabaseUrl } from './database-url.ts';

it.each([
  ['sqlite:./data/markwell.db', { engine: 'sqlite', file: resolve('data/markwell.db') }],
  ['sqlite:/var/lib/markwell.db', { engine: 'sqlite', file: '/var/lib/markwell.db' }],
  ['sqlite:///var/lib/markwell.db', { engine: 'sqlite', file: '/var/lib/markwell.db' }],
  ['postgres://u:p@db/markwell', { engine: 'postgres', url: 'postgres://u:p@db/markwell' }],
  ['postgresql://db/markwell', { engine: 'postgres', url: 'postgresql://db/markwell' }],
  ['sqlite::memory:', undefined],
  ['mysql://db/markwell', undefined],
  ['./data/markwell.db', undefined],
  ['', undefined],
])('reads %s', (url, address) => {
  expect(readDatabaseUrl(url)).toEqual(address);
});
