const names: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/science-department': 'Science department',
  '/btec-department': 'Vocational department',
  '/quiz': 'Year 7 quiz',
  '/quiz-yr8': 'Year 8 quiz',
  '/quiz-yr9': 'Year 9 quiz',
  '/quiz-yr10': 'Year 10 quiz',
  '/quiz-yr11': 'Year 11 quiz',
  '/practice': 'Practise again',
  '/btec-childcare': 'Childcare assessment',
  '/teacher-dashboard': 'Teacher dashboard',
  '/admin-dashboard': 'Admin dashboard',
};

/** An address within the site as its page is called; the address itself where it has no name. */
export function pageName(path: string | null): string {
  if (path === null) return 'Unknown page';
  const homework = /^\/homework\/(\d+)$/.exec(path)?.[1];
  return homework === undefined ? (names[path] ?? path) : `Homework ${homework}`;
}
