import { expect, it } from 'vitest';
import { truncateAddress } from './truncate-address.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8:0::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
  ['::1', '0:0:0::'],
  ['::ffff:203.120.113.77', '203.120.113.0'],
  ['64::ffff:203.0.113.77', '64:0:0::'],
  ['::ffff:203.0.113.77%eth0', '0:0:0::'],
  ['1::3:4:5:6:7:8', '1:0:3::'],
  ['2001::5:6:7:8', '2001:0:0::'],
  ['', ''],
])('%s is truncated to %s, once and for all', (address, truncated) => {
  expect(truncateAddress(address)).toBe(truncated);
  expect(truncateAddress(truncated)).toBe(truncated);
});
