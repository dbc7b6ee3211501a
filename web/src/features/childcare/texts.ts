import { childcarePaper } from '@markwell/marking-core';

export const pageTitle = 'BTEC Level 3 Childcare Assessment';
export const subtitle = 'Unit 1 Children’s Development';

/** As the page shows it (spec part 2, section 2). */
export const timeAllowance = '1h 45m';

/** Of the online assessment: 32. */
export const paperMarks = childcarePaper.questions.reduce((sum, { marks }) => sum + marks, 0);
export const partCount = childcarePaper.questions.length;
