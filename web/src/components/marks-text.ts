import { t } from '../lib/texts.ts';
/** '1 mark', '2 marks', or with `awarded` '1 of 2 marks'. */
export function marksText(marks: number, awarded?: number): string {
  return awarded === undefined ? t('marks.worth', { marks }) : t('marks.awarded', { marks, awarded });
}
