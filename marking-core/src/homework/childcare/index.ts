import type { BuiltInHomework } from '../built-in-homework.ts';
import { childcareCaseStudies } from './case-studies.ts';
import { childcareScheme } from './mark-scheme.ts';
import { childcareQuestions } from './questions.ts';

export const childcare = {
  id: 6,
  card: 6,
  slug: 'childcare',
  year: 12,
  title: 'BTEC Childcare - Unit 1 Children’s Development',
  pageTitle: 'BTEC Level 3 Childcare Assessment',
  subtitle: 'Unit 1 Children’s Development',
  description: 'Six case studies about growth, development, theories of learning, and what affects children.',
  weekDate: 'Week Beginning September 8th, 2025',
  badge: 'Week Beginning 8.9.25',
  questions: childcareQuestions,
  scheme: childcareScheme,
  caseStudies: childcareCaseStudies,
} satisfies BuiltInHomework;
