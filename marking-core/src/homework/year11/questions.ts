import type { Question } from '../../questions/question.ts';

const organs = [
  'A - Mouth',
  'B - Oesophagus',
  'C - Stomach',
  'D - Liver',
  'E - Small intestine',
  'F - Large intestine',
];

/** Year 11: the digestive system and enzymes, 10 marks (spec part 2, sections 2 and 5). */
export const year11Questions = [
  {
    id: 'q1a',
    type: 'multiple-choice',
    question: 'Which organ makes hydrochloric acid?',
    description: 'The picture shows the human digestive system, with six organs labelled A to F.',
    options: organs,
    marks: 1,
    studyTip: 'Food is churned and stored in this organ for a few hours. The acid kills most of the bacteria in it.',
    diagramPath: '/assets/year11-digestive-system.svg',
    diagramSize: { width: 550, height: 774 },
    diagramAlt:
      'The human digestive system with six labels. A: the opening in the face where food goes in. B: the tube down from the throat. C: a curved bag at the end of that tube. D: a large, dark red wedge beside the bag, with a little green sac under it. E: a long, narrow, folded tube after the bag. F: a wide, lumpy tube that frames the folded one.',
  },
  {
    id: 'q1b',
    type: 'multiple-choice',
    question: 'Which organ makes bile?',
    description: 'Use the picture of the digestive system.',
    options: organs,
    marks: 1,
    studyTip:
      'Food does not pass through this organ. Bile is stored in the gall bladder, which is tucked underneath it.',
  },
  {
    id: 'q1c',
    type: 'multiple-choice',
    question: 'In which organ are the products of digestion absorbed into the blood?',
    description: 'Use the picture of the digestive system.',
    options: organs,
    marks: 1,
    studyTip: 'Its inside is covered with millions of villi, which give it a very large surface area.',
  },
  {
    id: 'q1d',
    type: 'text',
    question: 'Starch molecules cannot pass through the wall of the gut into the blood. Explain why.',
    marks: 1,
    studyTip: 'Compare a starch molecule with a glucose molecule, which does pass through. What is different?',
  },
  {
    id: 'q1e',
    type: 'text',
    question: 'What is the optimum pH of enzyme Y?',
    description: 'The graph shows how pH affects the activity of two enzymes, X and Y. Both of them digest protein.',
    marks: 1,
    studyTip:
      'The optimum is where the enzyme is most active. Go to the top of the curve, then straight down to the axis.',
    diagramPath: '/assets/year11-enzyme-ph.svg',
    diagramSize: { width: 640, height: 436 },
    diagramAlt:
      'Line graph of enzyme activity against pH, with a scale from 0 to 14. The curve of enzyme X has its peak two units from the left end of the scale. The curve of enzyme Y has its peak one unit to the right of the middle of the scale. On both sides of a peak the activity falls towards zero.',
  },
  {
    id: 'q1f',
    type: 'multiple-choice',
    question: 'In which organ does each enzyme work?',
    description: 'Use the graph of enzyme activity against pH.',
    options: [
      'Enzyme X: Mouth, Enzyme Y: Stomach',
      'Enzyme X: Small intestine, Enzyme Y: Stomach',
      'Enzyme X: Stomach, Enzyme Y: Mouth',
      'Enzyme X: Stomach, Enzyme Y: Small intestine',
    ],
    marks: 1,
    studyTip:
      'Read the optimum pH of each enzyme from the graph. Then decide which organ is acidic, and where protein is digested after it.',
  },
  {
    id: 'q1g',
    type: 'multiple-choice',
    question: 'Which substrate can this enzyme break down?',
    description: 'The picture shows a model of an enzyme and three substrates, A, B and C.',
    options: ['Substrate A', 'Substrate B', 'Substrate C'],
    marks: 1,
    studyTip: 'The substrate and the active site have to fit exactly. Compare the corners and the curves.',
    diagramPath: '/assets/year11-lock-and-key.svg',
    diagramSize: { width: 640, height: 496 },
    diagramAlt:
      'A model of an enzyme with a hollow in its top edge, and three substrates. From left to right, the hollow goes straight down to a shelf, straight down again to a floor, and up a slope. The lower edge of substrate A is one round curve. The lower edge of B is, from left to right, a flat shelf, a straight drop to a flat floor, and a slope up. The lower edge of C is, from left to right, a slope down, a flat floor, and a straight rise to a flat shelf.',
  },
  {
    id: 'q1h',
    type: 'multiple-choice',
    question: 'What is the name of this model of how enzymes work?',
    description: 'Use the picture of the enzyme and the substrates.',
    options: ['Nut and bolt', 'Lock and key', 'Ball and socket', 'Particle model'],
    marks: 1,
    studyTip: 'Think of two things at home that belong together: only one shape does the job, and no other.',
  },
  {
    id: 'q1i',
    type: 'text',
    question: 'When the pH gets very high, enzyme Y works more and more slowly. Explain why.',
    description: 'Use the graph, and the model of the enzyme and the substrates.',
    marks: 2,
    studyTip:
      'One mark is for what happens to the enzyme. The other is for what this does to how the enzyme and the substrate work together.',
  },
] satisfies readonly Question[];
