import type { Question } from '../../questions/question.ts';

const equipment = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Year 7: equipment and the crisp experiment, 13 marks (spec part 1, section 5). */
export const year7Questions = [
  {
    id: 'q1a1',
    type: 'multiple-choice',
    question: 'Which piece of equipment measures the mass of the crisp?',
    description:
      'Some pupils want to know how much energy is stored in a crisp. They set the crisp alight and use it to heat some water.\n\nThe picture shows six pieces of equipment, labelled A to F.',
    options: equipment,
    marks: 1,
    studyTip:
      'Mass is measured in grams. Look for the piece of equipment that you can put something on, with a display.',
    diagramPath: '/assets/year7-equipment.svg',
    diagramSize: { width: 640, height: 606 },
    diagramAlt:
      'Six pieces of equipment with letters. A: a wide glass cup with a spout, partly full. B: an upright metal pipe on a foot, with a rubber hose at the bottom and a blue cone of fire at the top. C: a metal stand with three legs and a square of wire mesh on top. D: a tall, narrow glass tube on a foot, with a fine scale up its side. E: a flat pan on a box that shows 0.00 g. F: a heavy base with a tall rod, and an arm that ends in two jaws.',
  },
  {
    id: 'q1a2',
    type: 'multiple-choice',
    question: 'Which piece of equipment measures the volume of the water?',
    description: 'Use the picture of the equipment, A to F.',
    options: equipment,
    marks: 1,
    studyTip: 'Volume is measured in cm³. A tall, narrow container with a fine scale gives the most exact reading.',
  },
  {
    id: 'q1b1',
    type: 'multiple-choice',
    question: 'Which piece of equipment is used to set the crisp alight?',
    description: 'Use the picture of the equipment, A to F.',
    options: equipment,
    marks: 1,
    studyTip: 'Ask yourself which piece of equipment can make a flame. It needs a gas supply.',
  },
  {
    id: 'q1b2',
    type: 'multiple-choice',
    question: 'Which piece of equipment holds the boiling tube of water in place above the burning crisp?',
    description:
      'The picture shows how the pupils set up the experiment. Choose from the six pieces of equipment, A to F.',
    options: equipment,
    marks: 1,
    diagramPath: '/assets/year7-experiment.svg',
    diagramSize: { width: 640, height: 590 },
    diagramAlt:
      'A boiling tube with some water in it is held upright at the side by an arm from a tall rod. A burning crisp on a mounted needle is just below the round end of the tube. A thin glass instrument stands in the water.',
    studyTip: 'A boiling tube has a round bottom, so it cannot stand up by itself. It has to be gripped.',
  },
  {
    id: 'q1c1',
    type: 'text',
    question: 'Which piece of equipment would you use to measure the time that the crisp burns?',
    description: 'It is not one of the six pieces A to F.',
    marks: 1,
    studyTip: 'Think about what a PE teacher uses at the end of a race.',
  },
  {
    id: 'q1c2',
    type: 'text',
    question: 'Which piece of equipment would you use to measure the temperature of the water?',
    description: 'It is not one of the six pieces A to F.',
    marks: 1,
    studyTip: 'Temperature is measured in degrees Celsius, °C. What has a scale in °C?',
  },
  {
    id: 'q2a',
    type: 'text',
    question: 'Name one more thing that the pupil should wear to be safe.',
    description: 'The picture shows a pupil who is doing the experiment.',
    marks: 1,
    studyTip: 'Look at the pupil from head to toe. Which part is not protected from heat, sparks or splashes?',
    diagramPath: '/assets/year7-pupil.svg',
    diagramSize: { width: 640, height: 580 },
    diagramAlt:
      'A pupil sits at a bench next to a lit burner. The pupil has a lab coat on. Long, loose locks hang over both shoulders, on one side close to the flame. Nothing is in front of the eyes.',
  },
  {
    id: 'q2b',
    type: 'text',
    question: 'For how many seconds did the crisp burn?',
    description: 'The picture shows the reading when the crisp was lit, and the reading when its flame went out.',
    marks: 1,
    studyTip:
      'Take the reading at the start away from the reading at the end. Check what each mark on the dial stands for.',
    diagramPath: '/assets/year7-stop-clocks.svg',
    diagramSize: { width: 640, height: 450 },
    diagramAlt:
      'Two round dials, each with a long mark for every 5 seconds all the way round. On the first dial, when the crisp is lit, the hand points to 0. On the second dial, when the flame goes out, the hand has moved on by ten long marks.',
  },
  {
    id: 'q2c1',
    type: 'combined',
    question: 'Was this a fair test? Choose Yes or No, and give a reason.',
    description: 'The pupils tested three different crisps. The table shows how they set up each test.',
    marks: 1,
    studyTip: 'In a fair test only one thing is changed. Look down each column of the table: what does it show?',
    table: {
      caption: 'How each test was set up',
      columns: ['Crisp', 'Mass of crisp (g)', 'Volume of water (cm³)', 'Temperature of water at the start (°C)'],
      rows: [
        ['Potato crisp', '2', '20', '20'],
        ['Corn crisp', '2', '20', '20'],
        ['Lentil crisp', '2', '20', '20'],
      ],
    },
  },
  {
    id: 'q2c2',
    type: 'text',
    question: 'What is the one thing that the pupils changed each time?',
    description: 'Use the table that shows how the tests were set up.',
    marks: 1,
    studyTip: 'The thing you change on purpose is called the independent variable. Compare the rows of the table.',
  },
  {
    id: 'q2d1',
    type: 'true-false',
    question: 'The lentil crisp heated the water the most.',
    description:
      'Use the results in the table. Is the statement true or false, or can you not tell from these results?',
    marks: 1,
    studyTip: 'Work out how much the temperature went up for each crisp before you decide.',
    table: {
      caption: 'Results of the experiment',
      columns: ['Crisp', 'Temperature of water at the start (°C)', 'Highest temperature of water (°C)'],
      rows: [
        ['Potato crisp', '20', '48'],
        ['Corn crisp', '20', '56'],
        ['Lentil crisp', '20', '41'],
      ],
    },
  },
  {
    id: 'q2d2',
    type: 'true-false',
    question: 'The potato crisp made the temperature of the water go up by 48 °C.',
    description: 'Use the table of results. Is the statement true or false, or can you not tell from these results?',
    marks: 1,
    studyTip: 'How much something goes up by is the difference between the two readings.',
  },
  {
    id: 'q2d3',
    type: 'true-false',
    question: 'The corn crisp contains more salt than the lentil crisp.',
    description: 'Use the table of results. Is the statement true or false, or can you not tell from these results?',
    marks: 1,
    studyTip: 'Check that the experiment measured what the statement is about.',
  },
] satisfies readonly Question[];
