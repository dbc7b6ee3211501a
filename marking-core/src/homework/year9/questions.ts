import type { Question } from '../../questions/question.ts';

const arrangements = ['A', 'B', 'C', 'D', 'E'];

/** Year 9: chemical reactions and conservation of mass, 9 marks (spec part 1, sections 3 and 5). */
export const year9Questions = [
  {
    id: 'q1ai',
    type: 'text',
    question: 'What would you see when a metal reacts with an acid?',
    description:
      'A pupil puts four metals into dilute hydrochloric acid: iron, magnesium, copper and zinc. The picture shows the test tubes a minute later.',
    marks: 1,
    studyTip: 'Say what your eyes tell you. What happens in the liquid around the metal?',
    diagramPath: '/assets/year9-metals.svg',
    diagramSize: { width: 640, height: 400 },
    diagramAlt:
      'Four test tubes of dilute acid, each with a strip of metal and labelled with its name. Zinc: about twenty small circles above the strip. Copper: no circles. Magnesium: small circles all through the liquid, and two rows of them on top of it. Iron: five small circles near the strip.',
  },
  {
    id: 'q1aii',
    type: 'text',
    question: 'Put the four metals in order of reactivity. Write the most reactive metal first.',
    description: 'Use the picture of the four metals in acid.',
    marks: 1,
    studyTip:
      'The more violent the reaction with acid, the more reactive the metal. Write all four names, with commas between them.',
  },
  {
    id: 'q1bi',
    type: 'text',
    question: 'Which of the four metals does not react with dilute acid?',
    description: 'Use the picture of the four metals in acid.',
    marks: 1,
    studyTip: 'Look for the test tube that still looks as it did at the start.',
  },
  {
    id: 'q1bii',
    type: 'text',
    question:
      'Which of the four metals displaces copper from copper sulfate solution, but does not displace zinc from zinc sulfate solution?',
    marks: 1,
    studyTip:
      'A metal displaces only the metals that are less reactive than it is. Find its place in your order of reactivity.',
  },
  {
    id: 'q2ai',
    type: 'multiple-choice',
    question: 'Which box shows only molecules of one element?',
    description:
      'The picture shows arrangements of atoms in five boxes, A to E. Atoms of different elements look different.',
    options: arrangements,
    marks: 1,
    studyTip: 'In a molecule the atoms are joined together. In an element all the atoms are of the same kind.',
    diagramPath: '/assets/year9-atoms.svg',
    diagramSize: { width: 640, height: 500 },
    diagramAlt:
      'Five boxes of circles, some plain and some striped. A: separate circles, plain and striped. B: touching pairs, each of two striped circles. C: separate striped circles, and touching pairs of a plain and a striped circle. D: touching pairs, each of a plain and a striped circle. E: touching pairs of two plain circles, and touching pairs of two striped circles.',
  },
  {
    id: 'q2aii',
    type: 'multiple-choice',
    question: 'Which box shows a pure compound?',
    description: 'Use the picture of the boxes, A to E.',
    options: arrangements,
    marks: 1,
    studyTip:
      'A compound has different kinds of atom joined together. Pure means that there is nothing else in the box.',
  },
  {
    id: 'q2bi',
    type: 'text',
    question:
      'Before the reaction, methane and gas Q are a mixture. Gas R is a compound. How is a compound different from a mixture?',
    description:
      'The picture shows what happens when methane burns. Methane reacts with gas Q. Gas R and water are made. Use the key to see which atoms are in each substance.',
    marks: 1,
    studyTip:
      'Look closely at the atoms of different elements in gas R. Compare them with the atoms in two gases that are only stirred up.',
    diagramPath: '/assets/year9-reaction.svg',
    diagramSize: { width: 640, height: 336 },
    diagramAlt:
      'A reaction drawn with particles, with a key for carbon, hydrogen and oxygen. Left of the arrow: one methane particle of 1 carbon and 4 hydrogen, plus two particles of gas Q, each of 2 oxygen. Right of the arrow: one particle of gas R, of 1 carbon and 2 oxygen, plus two particles of water, each of 2 hydrogen and 1 oxygen.',
  },
  {
    id: 'q2bii',
    type: 'text',
    question: 'Name gas Q and gas R, in that order.',
    description: 'Use the picture of the reaction and its key.',
    marks: 1,
    studyTip:
      'Use the key to see which atoms each gas is made of, and how many of each. Write the name or the formula of both gases.',
  },
  {
    id: 'q2biii',
    type: 'text',
    question: 'The total mass is the same before and after the reaction. Explain why.',
    description: 'Use the picture of the reaction.',
    marks: 1,
    studyTip: 'Count each kind of particle in the key on the left of the arrow, and then on the right.',
  },
] satisfies readonly Question[];
