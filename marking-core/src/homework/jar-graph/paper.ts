import type { HomeworkPaper } from '../built-in-homework.ts';
import { jarGraphQuestions } from './questions.ts';

export const jarGraphPaper = {
  id: 150,
  card: undefined,
  slug: 'jar-graph',
  year: 7,
  title: 'Year 7 - Candle and Jar Graph',
  pageTitle: 'Year 7 Science Home Learning',
  subtitle: 'Candle and Jar Graph',
  description: 'Plot how long a candle burns under jars of different volumes, and explain the pattern.',
  weekDate: 'Week Beginning September 8th, 2025',
  badge: 'Week Beginning 8.9.25',
  questions: jarGraphQuestions,
} satisfies HomeworkPaper;
