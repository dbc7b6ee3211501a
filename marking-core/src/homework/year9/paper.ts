import type { HomeworkPaper } from '../built-in-homework.ts';
import { year9Questions } from './questions.ts';

export const year9Paper = {
  id: 3,
  card: 3,
  slug: 'year9',
  year: 9,
  title: 'Year 9 - Chemical Reactions and Conservation of Mass',
  pageTitle: 'Year 9 Science Home Learning',
  subtitle: 'Chemical Reactions and Conservation of Mass',
  description: 'Compare metals in acid, tell elements from compounds and explain why mass is conserved.',
  weekDate: 'Week Beginning September 8th, 2025',
  badge: 'Week Beginning 8.9.25',
  questions: year9Questions,
} satisfies HomeworkPaper;
