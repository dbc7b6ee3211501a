/** One of the assignments that the childcare page offers (spec part 2, sections 3 and 9). */
export interface ChildcareAssignment {
  /** What the call names it by. */
  readonly value: string;
  readonly label: string;
  readonly description: string;
  /** Marks of the whole paper; the online part is worth 32. */
  readonly marks: number;
  /** '1h45', as the page shows it. */
  readonly time: string;
  readonly minutes: number;
}

export const childcareAssignments = [
  {
    value: 'unit1-exam',
    label: 'Unit 1 Children’s Development - Exam assessment',
    description: 'Growth and development, theories of how children learn, and what affects them, as in the exam.',
    marks: 90,
    time: '1h45',
    minutes: 105,
  },
  {
    value: 'section-b-homework',
    label: 'Section B Communication & Language - Homework',
    description: 'How children learn to communicate, and how adults support them.',
    marks: 45,
    time: '45 min',
    minutes: 45,
  },
  {
    value: 'unit2-homework',
    label: 'Unit 2 Promoting Development - Homework',
    description: 'How play, learning and caring adults promote children’s development.',
    marks: 60,
    time: '1h',
    minutes: 60,
  },
  {
    value: 'language-skills-homework',
    label: 'Language Skills Development - Homework',
    description: 'First sounds, first words and first sentences, with the ages at which most children reach them.',
    marks: 30,
    time: '30 min',
    minutes: 30,
  },
] as const satisfies readonly ChildcareAssignment[];

/** The assignment with this value ('unit1-exam'), or `undefined` when there is none. */
export function findChildcareAssignment(value: unknown): (typeof childcareAssignments)[number] | undefined {
  return childcareAssignments.find((assignment) => assignment.value === value);
}
