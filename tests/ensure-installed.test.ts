import { expect, test } from 'vitest';
import { isInstalled } from '../scripts/lib/ensure-installed.mjs';

const wanted = {
  '': { version: '1.0.0' },
  cli: { version: '1.0.0' },
  'node_modules/@markwell/cli': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/for-another-platform': { version: '1.0.0', optional: true },
};

const rows: [expected: boolean, installed: Parameters<typeof isInstalled>[1], label: string][] = [
  [true, { 'node_modules/zod': { version: '4.6.7' } }, 'what is asked for; optional packages may be absent'],
  [false, { 'node_modules/zod': { version: '4.6.6' } }, 'an older version'],
  [false, {}, 'a package is missing'],
  [
    false,
    { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/for-another-platform': { version: '0.9.0' } },
    'an optional package in another version',
  ],
];

test.each(rows)('installed: %s for %j (%s)', (expected, installed) => {
  expect(isInstalled(wanted, installed)).toBe(expected);
});
