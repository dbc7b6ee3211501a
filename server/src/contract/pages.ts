/**
 * The addresses that have a screen (spec part 1, section 2; part 2, section 2), in the notation of the page's router. The
 * server answers these with the page and 200, any other address with the page and 404; the page's router has one screen
 * for each.
 */
export const pageRoutes = [
  '/',
  '/science-department',
  '/quiz',
  '/quiz-yr8',
  '/quiz-yr9',
  '/quiz-yr10',
  '/quiz-yr11',
  '/homework/:id',
  '/result/:reference',
  '/btec-department',
  '/btec-childcare',
  '/teacher-login-new',
  '/teacher-login',
  '/admin-login',
  '/teacher-dashboard',
  '/teacher-dashboard/report/:number',
  '/teacher-dashboard/attempts/:id',
  '/admin-dashboard',
  '/dashboard',
  '/redirect',
  '/manual-redirect',
  '/test-redirect',
  '/debug-domain',
  '/homework-scheduler',
] as const;
export type PageRoute = (typeof pageRoutes)[number];

const patterns = pageRoutes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`));

/** Whether a screen has this path; a slash at its end makes no difference. */
export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
