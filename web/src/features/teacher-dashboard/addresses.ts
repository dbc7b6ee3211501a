import { listTeacherAssignments, type TeacherAssignment } from '@markwell/server/contract';
import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { keepFor, useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';

const home = '/teacher-dashboard';

export interface ReportAddress {
  /** Second numbering. */
  readonly number: number;
  /** A class code; all classes together when absent. */
  readonly studentClass?: string | undefined;
  /** An earlier homework of the card; the one it shows now when absent. */
  readonly homework?: number | undefined;
}

/** Where a class's results at a homework are shown. */
export function reportAddress({ number, studentClass, homework }: ReportAddress): string {
  const search = new URLSearchParams();
  if (studentClass !== undefined) search.set('class', studentClass);
  if (homework !== undefined) search.set('homework', String(homework));
  return `${home}/report/${number}${search.size === 0 ? '' : `?${search}`}`;
}

/** The address of a homework that has another: one that a card shows, or showed before, has the card's. */
export function addressOnCard(
  { number, studentClass, homework }: ReportAddress,
  assignments: readonly Pick<TeacherAssignment, 'id' | 'homeworkId' | 'earlierHomework'>[],
): ReportAddress | undefined {
  const own = assignments.find(({ id }) => id === number);
  const named = homework ?? (own === undefined ? number : undefined);
  const shown = assignments.find((one) => one.homeworkId === named && (one === own || homework === undefined));
  if (shown !== undefined) return { number: shown.id, studentClass };
  if (own !== undefined || named === undefined) return undefined;
  const card = assignments.find(({ earlierHomework }) => earlierHomework.some(({ id }) => id === named));
  return card && { number: card.id, studentClass, homework: named };
}

/** Where students and questions of a class, or the hardest questions for a class to see, are shown. */
export function insightAddress(page: 'heat-map' | 'board', address: ReportAddress): string {
  return reportAddress(address).replace(`${home}/report/`, `${home}/${page}/`);
}

/** Where there is a sheet for each student of a class. */
export function historyAddress(of: { readonly class: string }): string {
  return `${home}/histories?${new URLSearchParams(of)}`;
}

/** Where one attempt is shown. */
export function attemptAddress(id: number): string {
  return `${home}/attempts/${id}`;
}

/** Where the list of a class is shown and changed. */
export function rosterAddress(studentClass: string): string {
  return `${home}/class-list?${new URLSearchParams({ class: studentClass })}`;
}

/** Where links and QR codes are, of one class or of all. */
export function linksAddress({ studentClass }: { readonly studentClass?: string | undefined } = {}): string {
  return `${home}/class-links${studentClass === undefined ? '' : `?${new URLSearchParams({ class: studentClass })}`}`;
}

/** What a report's address asks for besides the number. */
export function readReportSearch(search: string): Omit<ReportAddress, 'number'> {
  const given = new URLSearchParams(search);
  const homework = given.get('homework') ?? '';
  return {
    studentClass: given.get('class') || undefined,
    homework: /^\d{1,9}$/.test(homework) ? Number(homework) : undefined,
  };
}

/** The class and the homework that the page which is open is about. Each homework has one address, to which all others lead. */
export function useReportAddress(): ReportAddress {
  const { number = '' } = useParams();
  const address = { number: Number(number), ...readReportSearch(useSearch()) };
  const { data: assignments = [] } = useStaffQuery('teacher', listTeacherAssignments, undefined, { keepFor });
  const [path, navigate] = useLocation();
  const own = addressOnCard(address, assignments);
  const to = own && reportAddress(own).replace('/report/', `/${path.split('/')[2]}/`);
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true });
  }, [to, navigate]);
  return address;
}

/** What calls about them are given besides the number. */
export function reportInput({ studentClass, homework }: ReportAddress) {
  return { class: studentClass, homework: homework === undefined ? undefined : String(homework) };
}

/** In the header of the pages below the dashboard. */
export const dashboardLinks = [
  { href: '/', label: 'Home' },
  { href: home, label: 'Teacher dashboard' },
] as const;
