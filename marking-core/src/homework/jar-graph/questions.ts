import type { Question } from '../../questions/question.ts';

/** The jar graph: how long a candle burns under a jar, 5 marks (spec part 1, section 2). */
export const jarGraphQuestions = [
  {
    id: 'q1',
    type: 'graph-plotting',
    question: 'Plot the six results on the graph.',
    description:
      'A pupil puts glass jars of different volumes over a burning candle, one after the other, and measures how long the candle goes on burning.',
    marks: 3,
    studyTip: 'Read along the bottom axis for the volume of the jar first, and then up for the time.',
    diagramPath: '/assets/jar-candle.svg',
    diagramSize: { width: 640, height: 372 },
    diagramAlt:
      'Six glass jars in a row, each upside down over a burning candle. All the candles are alike. The jars are labelled with their volumes in cm³: 100, 250, 500, 1000, 2000 and 3000.',
    table: {
      caption: 'How long the candle burned',
      columns: ['Volume of jar (cm³)', 'Time (seconds)'],
      rows: [
        ['100', '2'],
        ['250', '5'],
        ['500', '9'],
        ['1000', '22'],
        ['2000', '37'],
        ['3000', '60'],
      ],
    },
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    question: 'What pattern do the results show?',
    options: [
      'The larger the jar, the longer the candle burns.',
      'The larger the jar, the shorter the time the candle burns.',
      'The candle burns for the same time under every jar.',
      'There is no pattern.',
    ],
    marks: 1,
    studyTip: 'Look at the points from left to right. Which way do they go?',
  },
  {
    id: 'q3',
    type: 'text',
    question: 'Why does the candle burn for a different time under a large jar than under a small one?',
    marks: 1,
    studyTip:
      'A flame needs fuel, heat and one more thing. The candle and the flame are the same each time: what is not?',
  },
] satisfies readonly Question[];
