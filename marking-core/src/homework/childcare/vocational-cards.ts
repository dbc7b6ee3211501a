import type { childcareAssignments } from './assignments.ts';

/** A card of the vocational department; all of them lead to the childcare assessment (spec part 1, sections 2 and 3). */
export interface VocationalCard {
  /** The childcare assignment that the card is about. */
  readonly assignment: (typeof childcareAssignments)[number]['value'];
  /** 'Unit 2 Promoting Development'. */
  readonly title: string;
  readonly kind: 'Exam assessment' | 'Homework';
  readonly description: string;
  /** '1h 45m', as the card shows it. */
  readonly time: string;
  readonly marks: number;
}

export const vocationalCards = [
  {
    assignment: 'unit1-exam',
    title: "Unit 1 Children's Development",
    kind: 'Exam assessment',
    description: 'Six case studies on growth, development, theories and the factors that affect children.',
    time: '1h 45m',
    marks: 90,
  },
  {
    assignment: 'section-b-homework',
    title: 'Section B Communication & Language',
    kind: 'Homework',
    description: 'How children learn to communicate, and how adults support them.',
    time: '45m',
    marks: 45,
  },
  {
    assignment: 'unit2-homework',
    title: 'Unit 2 Promoting Development',
    kind: 'Homework',
    description: 'How play, learning and caring adults promote children’s development.',
    time: '1h',
    marks: 60,
  },
  {
    assignment: 'language-skills-homework',
    title: 'Language Skills Development',
    kind: 'Homework',
    description: 'First sounds, first words and first sentences, with the ages at which most children reach them.',
    time: '30m',
    marks: 30,
  },
] as const satisfies readonly VocationalCard[];
