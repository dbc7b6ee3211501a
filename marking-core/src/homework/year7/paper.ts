import type { HomeworkPaper } from '../built-in-homework.ts';
import { year7Questions } from './questions.ts';

export const year7Paper = {
  id: 149,
  card: 1,
  slug: 'year7',
  year: 7,
  title: 'Year 7 - Equipment and Crisp Experiment',
  pageTitle: 'Year 7 Science Home Learning',
  subtitle: 'Equipment and Crisp Experiment',
  description: 'Choose equipment, work safely and find out how much energy is stored in a crisp.',
  weekDate: 'Week Beginning September 8th, 2025',
  badge: 'Week Beginning 8.9.25',
  questions: year7Questions,
} satisfies HomeworkPaper;
