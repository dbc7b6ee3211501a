import { describe, expect, it } from 'vitest';
import { type ReportAddress, readReportSearch, reportAddress } from './addresses.ts';

describe('the address of a report', () => {
  it.each<[report: ReportAddress, address: string, what: string]>([
    [{ number: 3 }, '/teacher-dashboard/report/3', 'all classes together'],
    [{ number: 3, studentClass: '8a/Sc1' }, '/teacher-dashboard/report/3?class=8a%2FSc1', 'a class with a slash'],
    [{ number: 3, homework: 151 }, '/teacher-dashboard/report/3?homework=151', 'an earlier homework'],
  ])('%j is %s: %s', (report, address) => {
    expect(reportAddress(report)).toBe(address);
    const { number: _number, ...rest } = report;
    expect(readReportSearch(new URL(address, 'http://x').search)).toEqual({
      studentClass: undefined,
      homework: undefined,
      ...rest,
    });
  });

  it.each(['?homework=latest', '?homework=-1', '?class='])('%s asks for nothing', (search) => {
    expect(readReportSearch(search)).toEqual({ studentClass: undefined, homework: undefined });
  });
});
