import type { HomeworkPaper } from './built-in-homework.ts';

/** What is in each `paper.json`: `homework-files.test.ts` holds them to the schema, so that no page has to load it. */
declare const paper: HomeworkPaper;
export default paper;
