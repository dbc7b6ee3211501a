import { expect, test } from '@playwright/test';
import cymraeg from '../../web/texts/cy.json' with { type: 'json' };
import urdu from '../../web/texts/ur.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { year8 } from './support/homework.ts';
import { newName, questionCard } from './support/student.ts';

for (const [language, direction, texts] of [
  ['cy', 'ltr', cymraeg],
  ['ur', 'rtl', urdu],
] as const) {
  test(`a homework is taken in the language that a pupil chose (${language}), and stays in its own`, async ({
    page,
  }) => {
    const said = (key: keyof typeof texts) => page.getByText(texts[key], { exact: true });
    const button = (key: keyof typeof texts) => page.getByRole('button', { name: texts[key], exact: true });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Home learning, marked at once' })).toBeVisible();
    await page.getByRole('button', { name: /^Aa/ }).click();
    await page.getByLabel('Language').selectOption(language);
    await button('look.done').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);

    await page.goto(year8.route);
    await page.getByLabel(texts['student.your-name']).fill(newName());
    await page.getByLabel(texts['student.your-class']).selectOption(year8.studentClass);
    await button('quiz.start').click();
    await expect(questionCard(page, 1).locator('.page')).toHaveAttribute('lang', 'en-GB');
    await questionCard(page, 1).getByRole('textbox').fill('3 waves');
    await questionCard(page, 2).getByRole('textbox').fill('wrong');
    await expectAccessible(page);

    await button('quiz.submit').click();
    await button('quiz.hand-in').click();
    await expect(page.getByRole('heading', { name: texts['results.heading'] })).toBeVisible();
    await expect(said('said.correct').or(said('said.no-answer')).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/teacher-login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
}
