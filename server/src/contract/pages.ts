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
  '/practice',
  '/result',
  '/result/:reference',
  '/btec-department',
  '/btec-childcare',
  '/teacher-login-new',
  '/teacher-login',
  '/admin-login',
  '/teacher-dashboard',
  '/teacher-dashboard/report/:number',
  '/teacher-dashboard/attempts/:id',
  '/teacher-dashboard/classes',
  '/teacher-dashboard/histories',
  '/teacher-dashboard/pupils/:id',
  '/teacher-dashboard/heat-map/:number',
  '/teacher-dashboard/board/:number',
  '/teacher-dashboard/class-list',
  '/teacher-dashboard/class-links',
  '/teacher/queue',
  '/my-account',
  '/signed-in',
  '/admin-dashboard',
  '/dashboard',
  '/redirect',
  '/manual-redirect',
  '/test-redirect',
  '/debug-domain',
  '/homework-scheduler',
] as const;
export type PageRoute = (typeof pageRoutes)[number];

const patterns = pageRoutes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

/**
 * The path of the screen that somebody means who typed this one: `/quiz` for `/Quiz`, as keyboards of phones begin with a
 * capital. Numbers and references stay as they are, and a slash at the end too. Null where no screen is meant.
 */
export function pagePath(path: string): string | null {
  const route = pageRoutes[patterns.findIndex((pattern) => pattern.test(path))]?.split('/');
  if (route === undefined) return null;
  const parts = path.split('/').map((part, at) => (route[at]?.startsWith(':') ? part : (route[at] ?? part)));
  return parts.join('/');
}
