/** In the header of the pages below the dashboard. */
export const dashboardLinks = [
  { href: '/', label: 'Home' },
  { href: '/teacher-dashboard', label: 'Teacher dashboard' },
] as const;
