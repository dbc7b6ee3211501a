import type { Page } from '@playwright/test';

/** What a page of analytics asks for. */
export const figuresCall = '**/api/admin/analytics*';

export const plot = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

export const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

/** Everything that is drawn is in a table too. */
export async function openTables(page: Page): Promise<void> {
  for (const summary of await page.getByText('Show as a table').all()) await summary.click();
}
