import { expect, type Page, type Request } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { year8 } from './support/homework.ts';
import { type School, test } from './support/school.ts';
import { tryEach } from './support/steps.ts';
import { answerRightly, newName, start, submitButton } from './support/student.ts';

const monitor = '/admin-dashboard?tab=monitor';
const paths = {
  stats: '/api/user-stats',
  active: '/api/active-users',
  history: '/api/historical-users',
  report: '/api/user-historical-report',
} as const;
type Call = keyof typeof paths;

const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function arrive(school: School, studentName: string, currentPage: string): Promise<void> {
  const session = { studentName, studentClass: '8a/Sc1', teacher: school.teacher.name, currentPage };
  await school.call('POST', '/api/update-user-session', session);
}

/** Answers a call with this instead of what the server says. */
async function answer(page: Page, call: Call, json: unknown): Promise<void> {
  await page.route(`**${paths[call]}*`, (route) => route.fulfill({ json }));
}

const visit = (id: number) => ({
  id,
  studentName: `Student ${id}`,
  studentClass: '8a/Sc1',
  userType: 'Student',
  assignment: null,
  location: 'School network',
  currentPage: '/quiz-yr8',
  browser: 'Chrome on Windows',
  timeAgo: 'Just now',
  startedAt: '2026-01-12T09:00:00.000Z',
  lastSeenAt: '2026-01-12T09:05:00.000Z',
  pagesVisited: ['/quiz-yr8'],
});
const visits = (count: number) => Array.from({ length: count }, (_, index) => visit(index + 1));
const stats = (totalUsers: number) => ({
  totalUsers,
  usersByPage: totalUsers === 0 ? {} : { '/quiz-yr8': totalUsers },
  usersByLocation: totalUsers === 0 ? {} : { 'School network': totalUsers },
});

/** Requests to each of the four calls since `page` was opened. */
function countRequests(page: Page): Record<Call, Request[]> {
  const requests: Record<Call, Request[]> = { stats: [], active: [], history: [], report: [] };
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    for (const call of Object.keys(paths) as Call[]) if (paths[call] === path) requests[call].push(request);
  });
  return requests;
}

/**
 * Waits until the page has read the answers of all that it asked for up to now: while a poll is under way, the next one
 * is left out. The call of the test's own comes after whatever the page has asked for, and after it has read the answers.
 */
async function untilAnswered(page: Page, requests: Record<Call, Request[]>): Promise<void> {
  const afterTheOthers = () => page.evaluate(async () => void (await fetch('/api/health-check')));
  await afterTheOthers();
  for (const request of Object.values(requests).flat()) await (await request.response())?.finished();
  await afterTheOthers();
}

test('the monitor shows who is here, on which page, from where and with what', async ({ adminPage: page, school }) => {
  await arrive(school, 'Ada Abara', '/quiz-yr8');
  await arrive(school, 'Ben Bold', '/science-department');
  await page.goto(monitor);
  await expect(figure(page, 'Current Users')).toContainText(/^Current Users\d+/);
  await expect(figure(page, 'System Capacity')).toContainText(/of 400.*System running smoothly/);
  await expect(figure(page, 'Locations')).toContainText('most: School network');
  await expect(region(page, 'Active pages').getByText('Year 8 quiz')).toBeVisible();
  await expect(region(page, 'Geographic locations').getByText('School network')).toBeVisible();
  const live = region(page, 'Live sessions').getByRole('row', { name: /^Ada Abara/ });
  await expect(live).toHaveText(/Ada Abara8a\/Sc1School networkYear 8 quiz.*Just now/);
  await expect(region(page, '24-hour history').getByRole('row', { name: /^Ben Bold/ })).toContainText(
    'Science department',
  );
  const address = region(page, 'IP tracking report').getByRole('row', { name: /^127\.0\.0\.1/ });
  await expect(address).toContainText(/(Ada Abara|Ben Bold) and \d+ more/);
});

test('it says how near the site is to its limits, by its users', async ({ adminPage: page }) => {
  let users = 0;
  await page.route(`**${paths.stats}`, (route) => route.fulfill({ json: stats(users) }));
  await page.goto(monitor);
  await tryEach(
    (
      [
        [200, 'System running smoothly'],
        [201, 'Approaching capacity limits'],
        [350, 'Approaching capacity limits'],
        [351, 'High load - potential performance impact'],
      ] as const
    ).map(([count, message]) => [`with ${count} users: ${message}`, { count, message }] as const),
    async ({ count, message }) => {
      users = count;
      await page.getByRole('button', { name: 'Refresh Now' }).click();
      await expect(figure(page, 'System Capacity')).toContainText(`${count} of 400`);
      await expect(figure(page, 'System Capacity').getByRole('status')).toHaveText(message);
    },
  );
  await expectAccessible(page);
});

test('it names an address that floods the site', async ({ adminPage: page }) => {
  const at = '2026-01-12T09:00:00Z';
  const flood = { ipAddress: '10.1.2.3', location: 'School network', refused: 12_345, firstAt: at, lastAt: at };
  await answer(page, 'stats', { ...stats(4), floods: [{ ...flood, kind: 'requests', call: '/api/assignments' }] });
  await page.goto(monitor);
  const notice = page.getByRole('status').filter({ hasText: 'Somebody is flooding the site' });
  await expect(notice).toContainText(/10\.1\.2\.3 \(School network\).*12,345 requests too many for \/api\/assignments/);
});

test('polls every 5 and every 30 seconds in the background, until auto-refresh is switched off', async ({
  adminPage: page,
  school,
}) => {
  await arrive(school, 'Ada Abara', '/quiz-yr8');
  const requests = countRequests(page);
  await page.clock.install();
  await page.goto(monitor);
  await expect(figure(page, 'Current Users')).toBeVisible();
  await expect(region(page, 'IP tracking report').getByRole('table')).toBeVisible();
  // A busy machine may have polled more than once by now. From here on only the test lets time pass.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await untilAnswered(page, requests);
  const before = Object.values(requests).map(({ length }) => length);
  const more = () => Object.values(requests).map(({ length }, call) => length - (before[call] ?? 0));
  for (let second = 5; second <= 30; second += 5) {
    await page.clock.runFor(5000);
    await untilAnswered(page, requests);
    expect(more().slice(0, 2)).toEqual([second / 5, second / 5]);
  }
  await expect.poll(more).toEqual([6, 6, 1, 1]);
  expect(requests.stats[0]?.headers()['x-background']).toBe('0');
  for (const poll of requests.stats.slice(1)) expect(poll.headers()['x-background']).toBe('1');

  const toggle = page.getByRole('checkbox', { name: 'Auto-refresh' });
  await expect(toggle).toBeChecked();
  await toggle.press('Space');
  await expect(toggle).not.toBeChecked();
  await page.clock.runFor(60_000);
  expect(more()).toEqual([6, 6, 1, 1]);

  await page.getByRole('button', { name: 'Refresh Now' }).click();
  await expect.poll(more).toEqual([7, 7, 2, 2]);
  expect(requests.report.at(-1)?.headers()['x-background']).toBe('0');
  await expect(page.getByText(/^Refreshed at \d\d:\d\d:\d\d\.$/)).toBeAttached();
});

test('polls change figures in silence; a new state of the system is read out', async ({ adminPage: page }) => {
  await page.clock.install();
  let users = 20;
  await page.route(`**${paths.stats}`, (route) => route.fulfill({ json: stats(users) }));
  await page.goto(monitor);
  await expect(figure(page, 'Current Users')).toContainText('20');
  // The other parts of the page come each in their own time, and say until then that they are loading.
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const spoken = () => page.locator('[role="status"], [role="alert"], [aria-live]').allTextContents();
  const before = await spoken();
  users = 21;
  await page.clock.runFor(5000);
  await expect(figure(page, 'Current Users')).toContainText('21');
  expect(await spoken()).toEqual(before);
  users = 300;
  await page.clock.runFor(5000);
  await expect(figure(page, 'System Capacity').getByRole('status')).toHaveText('Approaching capacity limits');
});

test('tables show the first 25 and 50 rows and say how many there are', async ({ adminPage: page, school }) => {
  await arrive(school, 'Ada Abara', '/quiz-yr8');
  await answer(page, 'active', visits(60));
  await answer(page, 'history', visits(60));
  await page.goto(monitor);
  await expect(region(page, 'Live sessions').getByRole('row')).toHaveCount(1 + 25);
  await expect(page.getByRole('table', { name: /^Showing 25 of 60 sessions/ })).toBeVisible();
  await expect(region(page, '24-hour history').getByRole('row')).toHaveCount(1 + 50);
  await expect(page.getByRole('table', { name: /^Showing 50 of 60 sessions/ })).toBeVisible();
  await expect(region(page, 'IP tracking report').getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

test('all addresses are shown on request, and the table of them has the focus', async ({ adminPage: page }) => {
  const detail = (number: number) => ({
    ipAddress: `10.0.0.${number}`,
    studentName: `Student ${number}`,
    totalStudents: 1,
    location: 'School network',
    userAgent: 'Chrome',
    browser: 'Chrome on Windows',
    totalSessions: 1,
    dateRange: '12 Jan 2026',
    firstSeenFormatted: '12 Jan 2026, 09:00',
    lastSeenFormatted: '12 Jan 2026, 09:05',
    firstSeenAt: '2026-01-12T09:00:00.000Z',
    lastSeenAt: '2026-01-12T09:05:00.000Z',
    pagesVisited: ['/quiz-yr8'],
  });
  const ipDetails = Array.from({ length: 51 }, (_, index) => detail(index + 1));
  await answer(page, 'report', { totalUniqueIPs: 51, totalSessions: 51, ipDetails });
  await page.goto(monitor);
  await page.getByRole('button', { name: 'Show all 51' }).press('Enter');
  const table = region(page, 'IP tracking report, as a table');
  await expect(table).toBeFocused();
  await expect(table.getByRole('row')).toHaveCount(52);
});

test('where nobody is, each part says so', async ({ adminPage: page }) => {
  await answer(page, 'stats', stats(0));
  await answer(page, 'active', []);
  await answer(page, 'history', []);
  await answer(page, 'report', { totalUniqueIPs: 0, totalSessions: 0, ipDetails: [] });
  await page.goto(monitor);
  await expect(page.getByText('No active users currently accessing the website')).toBeVisible();
  await expect(page.getByText('No historical user data available from the last 24 hours')).toBeVisible();
  await expect(page.getByText('No geographic locations detected')).toBeVisible();
  await expect(page.getByText('No IP tracking data available yet.')).toBeVisible();
  await expectAccessible(page);
});

test('a report that fails says so, and can be asked for again', async ({ adminPage: page, school }) => {
  await arrive(school, 'Ada Abara', '/quiz-yr8');
  await page.route(`**${paths.report}*`, (route) => route.fulfill({ status: 503, json: { error: 'Busy' } }));
  await page.goto(monitor);
  await expect(page.getByRole('alert')).toContainText('Failed to load tracking data. Please try again.');
  await page.unroute(`**${paths.report}*`);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(region(page, 'IP tracking report').getByRole('table')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a connection that is lost leaves what was known, and says that it may be old', async ({ adminPage: page }) => {
  await page.clock.install();
  await page.goto(monitor);
  await expect(figure(page, 'Current Users')).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  for (const path of Object.values(paths)) await page.route(`**${path}*`, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh Now' }).click();
  await expect(page.getByText('The figures could not be refreshed.')).toBeAttached();
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: 'This may be out of date' })).toBeVisible();
  await expect(figure(page, 'Current Users')).toBeVisible();
});

test('a monitor that is loading says so, and so does each part that cannot be had', async ({ adminPage: page }) => {
  let failNow = () => {};
  const failed = new Promise<void>((resolve) => {
    failNow = resolve;
  });
  for (const path of Object.values(paths))
    await page.route(`**${path}*`, async (route) => {
      await failed;
      await route.abort();
    });
  await page.goto(monitor);
  await expect(page.getByText('Loading who is on the site…')).toBeVisible();
  await expectAccessible(page);
  failNow();
  await expect(page.getByRole('heading', { name: 'Could not load who is on the site' })).toBeVisible();
  await expect(region(page, 'Live sessions')).toContainText('Could not load live sessions.');
  await expect(region(page, '24-hour history')).toContainText('Could not load the last 24 hours.');
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectAccessible(page);
});

test('a student who works on is heard of every four minutes, and not after handing in', async ({ page }) => {
  await page.clock.install();
  const heard: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/update-user-session')) heard.push(request.postData() ?? '');
  });
  // Not the class whose report another test reads.
  await start(page, { ...year8, studentClass: '8b/Sc2' }, newName());
  await expect.poll(() => heard.length).toBe(1);
  await page.clock.runFor(8 * 60_000 + 1000);
  await expect.poll(() => heard.length).toBe(3);
  expect(heard[2]).toBe(heard[0]);
  await answerRightly(page, year8);
  await submitButton(page).click();
  await expect.poll(() => heard.length).toBe(4);
  await page.clock.runFor(10 * 60_000);
  expect(heard).toHaveLength(4);
});
