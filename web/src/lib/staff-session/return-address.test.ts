import { describe, expect, it } from 'vitest';
import { loginAddress, returnAddress } from './return-address.ts';

const report = '/teacher-dashboard/report/3?class=8a%2FSc1';

describe('after logging in', () => {
  it.each([
    ['', '/teacher-dashboard', 'nothing was asked for'],
    [`?next=${encodeURIComponent(report)}`, report, 'a page of the dashboard was'],
    ['?next=https://example.org/', '/teacher-dashboard', 'an address of elsewhere is not gone to'],
    ['?next=//example.org/teacher-dashboard/', '/teacher-dashboard', 'nor one that hides it'],
    ['?next=/admin-dashboard?tab=btec', '/teacher-dashboard', 'nor a page of another role'],
    ['?next=/teacher-dashboard-of-mine', '/teacher-dashboard', 'nor one that only starts alike'],
  ])('%s leads to %s: %s', (search, address) => {
    expect(returnAddress('teacher', search)).toBe(address);
  });

  it('the page that was asked for opens', () => {
    const login = loginAddress('teacher', '/teacher-login-new', report);
    expect(returnAddress('teacher', new URL(login, 'http://x').search)).toBe(report);
  });

  it('the login is linked without more from where the role starts', () => {
    expect(loginAddress('admin', '/admin-login', '/admin-dashboard')).toBe('/admin-login');
  });
});
