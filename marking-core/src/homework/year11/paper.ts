import type { HomeworkPaper } from '../built-in-homework.ts';
import { year11Questions } from './questions.ts';

export const year11Paper = {
  id: 5,
  card: 5,
  slug: 'year11',
  year: 11,
  title: 'Year 11 - Digestive System and Enzymes',
  pageTitle: 'Year 11 Science Home Learning',
  subtitle: 'Digestive System and Enzymes',
  description: 'Find the organs of digestion, read an enzyme graph and explain how enzymes work.',
  weekDate: 'Week Beginning September 8th, 2025',
  badge: 'Week Beginning 8.9.25',
  questions: year11Questions,
} satisfies HomeworkPaper;
