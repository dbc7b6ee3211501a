import { describe, expect, it } from 'vitest';
import { addressOnCard, type ReportAddress, readReportSearch, reportAddress } from './addresses.ts';

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

describe('a homework has one address', () => {
  const assignments = [
    {
      id: 1,
      homeworkId: 149,
      earlierHomework: [
        { id: 1, title: 'Before' },
        { id: 150, title: 'Then' },
      ],
    },
    { id: 151, homeworkId: 151, earlierHomework: [] },
  ];
  it.each<[asked: ReportAddress, own: ReportAddress | undefined, why: string]>([
    [{ number: 1 }, undefined, 'that of the card'],
    [{ number: 149, studentClass: '7a' }, { number: 1, studentClass: '7a' }, 'the card shows it'],
    [{ number: 1, homework: 149 }, { number: 1 }, 'the card shows it anyway'],
    [{ number: 1, homework: 150 }, undefined, 'the card showed it before'],
    [{ number: 150 }, { number: 1, homework: 150 }, 'the card showed it before'],
    [{ number: 151 }, undefined, 'it is on no card'],
    [{ number: 152 }, undefined, 'it is not known'],
  ])('%j: %j, as %s', (asked, own) => {
    expect(addressOnCard(asked, assignments)).toEqual(own && { studentClass: undefined, ...own });
    expect(own === undefined ? undefined : addressOnCard(own, assignments)).toBeUndefined();
  });
});
