import { isAll } from '../../../scripts/lib/test-amount.ts';

/** How a right answer is given to one question: written, picked, a choice with its reason, or plotted points. */
export type RightAnswer =
  | { readonly write: string }
  | { readonly pick: string }
  | { readonly choose: string; readonly because: string }
  | { readonly plot: readonly string[] };

/** A homework as a student meets it, with an answer to each question that the mark scheme accepts. */
export interface Homework {
  readonly route: string;
  readonly title: string;
  readonly subtitle: string;
  readonly studentClass: string;
  readonly marks: number;
  /** How the attempt is stored: the card or homework by the first numbering, and the homework that was shown. */
  readonly assignmentId: number;
  readonly homeworkId: number;
  readonly answers: readonly (readonly [id: string, answer: RightAnswer])[];
}

export const year7: Homework = {
  route: '/quiz',
  title: 'Year 7 Science Home Learning',
  subtitle: 'Equipment and Crisp Experiment',
  studentClass: '7a/Sc1',
  marks: 13,
  assignmentId: 1,
  homeworkId: 149,
  answers: [
    ['q1a1', { pick: 'E' }],
    ['q1a2', { pick: 'D' }],
    ['q1b1', { pick: 'B' }],
    ['q1b2', { pick: 'F' }],
    ['q1c1', { write: 'stopwatch' }],
    ['q1c2', { write: 'thermometer' }],
    ['q2a', { write: 'goggles' }],
    ['q2b', { write: '50 seconds' }],
    ['q2c1', { choose: 'Yes', because: 'same mass of crisp' }],
    ['q2c2', { write: 'different crisp types' }],
    ['q2d1', { pick: 'False' }],
    ['q2d2', { pick: 'False' }],
    ['q2d3', { pick: 'Cannot tell' }],
  ],
};

export const year8: Homework = {
  route: '/quiz-yr8',
  title: 'Year 8 Science Home Learning',
  subtitle: 'Wave Properties and Energy Transfer',
  studentClass: '8a/Sc1',
  marks: 7,
  assignmentId: 2,
  homeworkId: 2,
  answers: [
    ['q1ai', { write: '3 waves' }],
    ['q1aii', { write: '1 Hz' }],
    ['q1aiii', { pick: 'hertz' }],
    ['q1b', { write: 'reflects' }],
    ['q1ci', { pick: 'gets smaller' }],
    ['q1cii', { pick: 'kinetic energy' }],
    ['q1ciii', { pick: 'renewable' }],
  ],
};

export const year9: Homework = {
  route: '/quiz-yr9',
  title: 'Year 9 Science Home Learning',
  subtitle: 'Chemical Reactions and Conservation of Mass',
  studentClass: '9a/Sc1',
  marks: 9,
  assignmentId: 3,
  homeworkId: 3,
  answers: [
    ['q1ai', { write: 'bubbling' }],
    ['q1aii', { write: 'magnesium, zinc, iron, copper' }],
    ['q1bi', { write: 'copper' }],
    ['q1bii', { write: 'iron' }],
    ['q2ai', { pick: 'B' }],
    ['q2aii', { pick: 'D' }],
    ['q2bi', { write: 'atoms joined' }],
    ['q2bii', { write: 'Q is oxygen and R is carbon dioxide' }],
    ['q2biii', { write: 'same number of atoms' }],
  ],
};

export const year10: Homework = {
  route: '/quiz-yr10',
  title: 'Year 10 Science Home Learning',
  subtitle: 'Genetics and Inheritance',
  studentClass: '10a1',
  marks: 15,
  assignmentId: 4,
  homeworkId: 4,
  answers: [
    ['q1a', { pick: 'stores genetic information' }],
    ['q1b', { write: 'adenine, thymine, cytosine and guanine' }],
    ['q2a', { pick: 'nucleus and mitochondria' }],
    ['q2b', { write: 'It is a double helix made of two strands.' }],
    ['q3a', { pick: '46' }],
    ['q3b', { write: 'A section of DNA that codes for a protein.' }],
    ['q4a', { write: 'Brown is dominant and blue is recessive.' }],
    ['q4b', { pick: 'brown eyes' }],
    ['q5', { write: 'The egg always gives an X. The sperm gives X or Y. XX is a girl and XY is a boy.' }],
  ],
};

export const year11: Homework = {
  route: '/quiz-yr11',
  title: 'Year 11 Science Home Learning',
  subtitle: 'Digestive System and Enzymes',
  studentClass: '11a1',
  marks: 10,
  assignmentId: 5,
  homeworkId: 5,
  answers: [
    ['q1a', { pick: 'C - Stomach' }],
    ['q1b', { pick: 'D - Liver' }],
    ['q1c', { pick: 'E - Small intestine' }],
    ['q1d', { write: 'The molecules are too large.' }],
    ['q1e', { write: 'pH 8' }],
    ['q1f', { pick: 'Enzyme X: Stomach, Enzyme Y: Small intestine' }],
    ['q1g', { pick: 'Substrate B' }],
    ['q1h', { pick: 'Lock and key' }],
    ['q1i', { write: 'The enzyme is denatured, so the substrate no longer fits the active site.' }],
  ],
};

export const jarGraph: Homework = {
  route: '/homework/150',
  title: 'Year 7 Science Home Learning',
  subtitle: 'Candle and Jar Graph',
  studentClass: '7a/Sc1',
  marks: 5,
  assignmentId: 150,
  homeworkId: 150,
  answers: [
    ['q1', { plot: ['(100,2)', '(250,5)', '(500,9)', '(1000,22)', '(2000,37)', '(3000,60)'] }],
    ['q2', { pick: 'The larger the jar, the longer the candle burns.' }],
    ['q3', { write: 'A larger jar holds more oxygen.' }],
  ],
};

export const allHomework = [year7, year8, year9, year10, year11, jarGraph] as const;

/**
 * Each homework is taken from its intro form to the database once a week with the keyboard alone and in an old browser, and
 * in every run in one of these ways: with the keyboard those two that have every kind of question between them.
 */
export const [takenByKeyboard, takenInOldBrowser]: readonly [readonly Homework[], readonly Homework[]] = isAll
  ? [allHomework, allHomework]
  : [
      [year7, jarGraph],
      [year8, year9, year10, year11],
    ];
