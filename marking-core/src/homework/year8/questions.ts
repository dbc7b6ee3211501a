import type { Question } from '../../questions/question.ts';

/** Year 8: waves and the energy they transfer, 7 marks (spec part 1, sections 3 and 5). */
export const year8Questions = [
  {
    id: 'q1ai',
    type: 'text',
    question: 'How many complete waves are shown in the picture?',
    description:
      'Water waves are moving past a post in the sea. The picture shows how the height of the water at the post changes during 3 seconds.',
    marks: 1,
    studyTip:
      'A complete wave goes up to a crest, down to a trough and back to where it started. Count from one end to the other.',
    diagramPath: '/assets/year8-waves.svg',
    diagramSize: { width: 640, height: 434 },
    diagramAlt:
      'Graph of the height of the water at a striped post, against time in seconds. The curve starts at the level of still water and goes: crest, trough, still-water level; crest, trough, still-water level; crest, trough, still-water level. There it ends.',
  },
  {
    id: 'q1aii',
    type: 'text',
    question: 'What is the frequency of these waves?',
    description: 'All the waves in the picture pass the post in 3 seconds.',
    marks: 1,
    studyTip: 'Frequency is how many waves pass in each second. Divide the number of waves by the time in seconds.',
  },
  {
    id: 'q1aiii',
    type: 'multiple-choice',
    question: 'What is the unit of frequency?',
    options: ['hertz', 'joule', 'watt'],
    marks: 1,
    studyTip:
      'The unit is named after the scientist who first made radio waves. Which two of the three are used for energy and power?',
  },
  {
    id: 'q1b',
    type: 'text',
    question: 'The waves meet a smooth harbour wall. What do the waves do at the wall?',
    marks: 1,
    studyTip: 'Think about what a ray of light does when it meets a mirror. The science word is the same.',
  },
  {
    id: 'q1ci',
    type: 'multiple-choice',
    question:
      'The generator sends out small waves of its own. What happens to their amplitude further away from the generator?',
    description:
      'The picture shows a wave energy generator. It floats on the sea. As it moves up and down with the waves, it generates electricity.',
    options: ['gets bigger', 'gets smaller', 'stays the same', 'becomes zero'],
    marks: 1,
    studyTip:
      'Drop a stone into a pond and watch the ripples: compare their height near the stone with their height at the bank.',
    diagramPath: '/assets/year8-generator.svg',
    diagramSize: { width: 640, height: 440 },
    diagramAlt:
      'A wave energy generator: a float on the waves, joined by a rod to a base on the sea bed. Arrows point up and down on both sides of the float. A cable runs from the base to houses on the shore.',
  },
  {
    id: 'q1cii',
    type: 'multiple-choice',
    question: 'What kind of energy does the generator have because it is moving?',
    options: ['kinetic energy', 'potential energy', 'thermal energy', 'chemical energy'],
    marks: 1,
    studyTip: 'The name of this kind of energy comes from the Greek word for movement, as the word "cinema" does.',
  },
  {
    id: 'q1ciii',
    type: 'multiple-choice',
    question: 'What kind of energy resource are waves?',
    options: ['renewable', 'non-renewable'],
    marks: 1,
    studyTip: 'Ask yourself whether it will run out. Coal, oil and gas will one day; what about wind and waves?',
  },
] satisfies readonly Question[];
