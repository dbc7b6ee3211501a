import type { HomeworkPaper } from '../built-in-homework.ts';
import { year8Questions } from './questions.ts';

export const year8Paper = {
  id: 2,
  card: 2,
  slug: 'year8',
  year: 8,
  title: 'Year 8 - Wave Properties and Energy Transfer',
  pageTitle: 'Year 8 Science Home Learning',
  subtitle: 'Wave Properties and Energy Transfer',
  description: 'Count waves, find their frequency and follow the energy of a wave generator.',
  weekDate: 'Week Beginning September 8th, 2025',
  badge: 'Week Beginning 8.9.25',
  questions: year8Questions,
} satisfies HomeworkPaper;
