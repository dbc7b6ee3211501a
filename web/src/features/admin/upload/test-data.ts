import { dayText } from '../dates.ts';

const homework = [
  {
    title: 'Year 7 - Solids, Liquids and Gases',
    description: 'How particles are arranged, and what happens when they are heated',
    weekNumber: 3,
    yearGroup: 7,
    totalMarks: 4,
    weekDate: 'Week Beginning September 22nd, 2025',
    questions: [
      {
        type: 'multiple-choice',
        question: 'In which state of matter are the particles furthest apart?',
        options: ['solid', 'liquid', 'gas'],
        marks: 1,
        correctAnswers: ['gas'],
        studyTip: 'Think about how easily each can be squeezed into a smaller space.',
      },
      {
        type: 'true-false',
        question: 'Particles in a solid do not move at all.',
        marks: 1,
        correctAnswers: ['false'],
        studyTip: 'Look up what the particles of a solid do when it is warmed.',
      },
      {
        type: 'text',
        question: 'What is the change from a liquid to a gas called?',
        marks: 1,
        correctAnswers: ['evaporation', 'boiling'],
        studyTip: 'It happens to a puddle on a sunny day.',
      },
      {
        type: 'text',
        question: 'At what temperature does pure water boil? Give the unit.',
        marks: 1,
        correctAnswers: ['100 °C'],
        studyTip: 'It is a fixed point of the Celsius scale.',
      },
    ],
  },
  {
    title: 'Year 9 - Acids and Alkalis',
    description: 'The pH scale, indicators and neutralisation',
    weekNumber: 3,
    yearGroup: 9,
    totalMarks: 3,
    weekDate: 'Week Beginning September 22nd, 2025',
    questions: [
      {
        type: 'multiple-choice',
        question: 'What is the pH of a neutral solution?',
        options: ['0', '7', '14'],
        marks: 1,
        correctAnswers: ['7'],
        studyTip: 'Pure water is neutral.',
      },
      {
        type: 'text',
        question: 'Name the two products when an acid reacts with an alkali.',
        marks: 2,
        correctAnswers: ['salt and water'],
        studyTip: 'One of them comes out of every tap.',
      },
    ],
  },
];

/**
 * What 'Add Test Data' pastes: two small homeworks in the upload format (spec part 2, section 3). Their titles say to the second
 * when they were made, so that they can be stored again and again without being the same homework twice.
 */
export function testData(madeAt: Date): string {
  const time = madeAt.toLocaleTimeString('en-GB');
  const made = `test of ${dayText(madeAt.toISOString())}, ${time}`;
  return JSON.stringify(
    homework.map((one) => ({ ...one, title: `${one.title} (${made})` })),
    null,
    2,
  );
}
