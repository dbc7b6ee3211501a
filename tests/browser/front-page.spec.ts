import { expect, test } from '@playwright/test';

test('the front page leads to both departments and to the staff’s door, and says what the site does', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, href] of [
    ['Enter Science Hub', '/science-department'],
    ['Enter Vocational Hub', '/btec-department'],
    ['Admin Dashboard', '/teacher-login'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const claim of [
    ['6', 'assessment categories'],
    ['1500+', 'students tracked'],
    ['Real-time', 'progress monitoring'],
  ]) {
    for (const words of claim) await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText(claim.join(' ')), 'read in one piece, the figure first').toBeVisible();
  }
});

test('opening another page names it, starts at its top and moves focus to its heading; Back does the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 500 });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeFocused();
  const science = page.getByRole('link', { name: 'Enter Science Hub' });
  await science.scrollIntoViewIfNeeded();
  await science.click();
  await expect(heading).toHaveText('Science department');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Science department · Markwell');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText('Home learning, marked at once');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('School home learning · Markwell');
});

test('the first press of Tab offers to skip to the main content', async ({ page }) => {
  await page.goto('/science-department');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('text at twice its size still fits a 640 pixel window without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  for (const path of ['/', '/science-department', '/quiz-yr8', '/homework/150', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(640);
  }
});

test('the list of homework is asked for again when the window gets the focus', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/assignments')) asked += 1;
  });
  await page.goto('/science-department', { waitUntil: 'networkidle' });
  const before = asked;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => asked).toBe(before + 1);
});

test('the numbers of the steps stand on their page, however narrow it is', async ({ page }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/science-department');
    const steps = page.getByRole('region', { name: 'What to do' });
    const left = async (place: typeof steps) => (await place.boundingBox())?.x ?? Number.NaN;
    const number = steps.locator('li > span').first();
    expect(await left(number), `at ${width} pixels`).toBeGreaterThan(await left(steps));
  }
});
