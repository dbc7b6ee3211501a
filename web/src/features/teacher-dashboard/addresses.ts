import { useParams } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

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

/** The class and the homework that the page which is open is about. */
export function useReportAddress(): ReportAddress {
  const { number = '' } = useParams();
  return { number: Number(number), ...readReportSearch(useSearch()) };
}

/** What calls about them are given besides the number. */
export function reportInput({ studentClass, homework }: ReportAddress) {
  return { class: studentClass, homework: homework === undefined ? undefined : String(homework) };
}
