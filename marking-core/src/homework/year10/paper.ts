import type { HomeworkPaper } from '../built-in-homework.ts';
import { year10Questions } from './questions.ts';

export const year10Paper = {
  id: 4,
  card: 4,
  slug: 'year10',
  year: 10,
  title: 'Year 10 - Genetics and Inheritance',
  pageTitle: 'Year 10 Science Home Learning',
  subtitle: 'Genetics and Inheritance',
  description: 'Describe DNA, genes and chromosomes, and explain how characteristics are inherited.',
  weekDate: 'Week Beginning September 8th, 2025',
  badge: 'Week Beginning 8.9.25',
  questions: year10Questions,
} satisfies HomeworkPaper;
