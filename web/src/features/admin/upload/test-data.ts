import { dayText } from '../../../lib/date-text.ts';

import homework from './test-data.json' with { type: 'json' };

/**
 * What 'Add Test Data' pastes: two small homeworks in the upload format (spec part 2, section 3). Their titles say to the second
 * when they were made, so that they can be stored again and again without being the same homework twice.
 */
export function testData(madeAt: Date): string {
  const time = madeAt.toLocaleTimeString('en-GB');
  const made = `test of ${dayText(madeAt.toISOString())}, ${time}`;
  return JSON.stringify(
    homework.map((one) => ({ ...one, title: `${one.title} (${made})` })),
    null,
    2,
  );
}
