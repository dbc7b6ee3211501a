import { p, table, wordFile } from '../word-file.ts';
import type { Sample } from './sample.ts';

/** Samples of the ways in which teachers write options and say which is right. */
export const optionSamples: readonly Sample[] = [
  {
    name: 'cells-letters-answer-lines',
    shows: 'options A) to D) in paragraphs, Answer: lines, marks in square brackets',
    title: 'Cells and Organisation',
    yearGroup: 7,
    weekDate: 'Week Beginning 15th September 2025',
    make: () =>
      wordFile([
        p('Cells and Organisation', { style: 'Title' }),
        p('Year 7 Science Homework'),
        p('Week beginning 15th September 2025'),
        p('Name: ______________\tClass: ________\tDate: ________'),
        p('Answer all of the questions.'),
        p('1. Which part of the cell controls its activities? [1]'),
        p('A) Cell membrane'),
        p('B) Nucleus'),
        p('C) Cytoplasm'),
        p('D) Vacuole'),
        p('Answer: B'),
        p(''),
        p('2. Which of these is found only in plant cells? [1 mark]'),
        p('A) Mitochondria'),
        p('B) Ribosomes'),
        p('C) Chloroplasts'),
        p('D) Cell membrane'),
        p('Answer: C'),
        p('3. Name the part of the cell where respiration happens. (2 marks)'),
        p('Answer: mitochondria / mitochondrion'),
        p('Study tip: Think of the power house of the cell.'),
      ]),
    questions: [
      [
        'Which part of the cell controls its activities?',
        ['Cell membrane', 'Nucleus', 'Cytoplasm', 'Vacuole'],
        ['Nucleus'],
        1,
      ],
      [
        'Which of these is found only in plant cells?',
        ['Mitochondria', 'Ribosomes', 'Chloroplasts', 'Cell membrane'],
        ['Chloroplasts'],
        1,
      ],
      ['Name the part of the cell where respiration happens.', [], ['mitochondria', 'mitochondrion'], 2],
    ],
  },
  {
    name: 'forces-automatic-numbering',
    shows: "Word's automatic numbering for questions and options, the answer in bold",
    title: 'Forces quiz',
    make: () =>
      wordFile(
        [
          p('Forces quiz', { style: 'Heading1' }),
          p('What is the unit of force?', { style: 'ListParagraph', list: [1, 0] }),
          p('joule', { style: 'ListParagraph', list: [1, 1] }),
          p('**newton**', { style: 'ListParagraph', list: [1, 1] }),
          p('watt', { style: 'ListParagraph', list: [1, 1] }),
          p('Which instrument measures force?', { style: 'ListParagraph', list: [1, 0] }),
          p('thermometer', { style: 'ListParagraph', list: [1, 1] }),
          p('stopwatch', { style: 'ListParagraph', list: [1, 1] }),
          p('**newtonmeter**', { style: 'ListParagraph', list: [1, 1] }),
          p('Friction acts …', { style: 'ListParagraph', list: [1, 0] }),
          p('**against movement**', { style: 'ListParagraph', list: [1, 1] }),
          p('with movement', { style: 'ListParagraph', list: [1, 1] }),
        ],
        {
          lists: {
            1: [
              ['decimal', '%1.'],
              ['lowerLetter', '%2)'],
            ],
          },
        },
      ),
    questions: [
      ['What is the unit of force?', ['joule', 'newton', 'watt'], ['newton'], 1],
      ['Which instrument measures force?', ['thermometer', 'stopwatch', 'newtonmeter'], ['newtonmeter'], 1],
      ['Friction acts …', ['against movement', 'with movement'], ['against movement'], 1],
    ],
  },
  {
    name: 'acids-one-line-highlight',
    shows: 'options behind each other on one line and with tabs, the answer highlighted',
    title: 'Year 8 – Acids and Alkalis',
    yearGroup: 8,
    make: () =>
      wordFile([
        p('**Year 8 – Acids and Alkalis**'),
        p('Q1. What is the pH of pure water?  (1)'),
        p('A) 1    B) 5    ==C) 7==    D) 14'),
        p('Q2. Which of these is an alkali? (1)'),
        p('A. vinegar\tB. lemon juice\t==C. bleach==\tD. cola'),
        p('Q3. What colour does universal indicator turn in a strong acid? (1)\n(a) red (b) green (c) blue (d) purple'),
        p('Ans: a'),
      ]),
    questions: [
      ['What is the pH of pure water?', ['1', '5', '7', '14'], ['7'], 1],
      ['Which of these is an alkali?', ['vinegar', 'lemon juice', 'bleach', 'cola'], ['bleach'], 1],
      ['What colour does universal indicator turn in a strong acid?', ['red', 'green', 'blue', 'purple'], ['red'], 1],
    ],
  },
  {
    name: 'space-tick-boxes',
    shows: 'tick boxes before and behind options, one ticked',
    title: 'Space revision',
    make: () =>
      wordFile([
        p('Space revision', { style: 'Heading1' }),
        p('1. Which planet is closest to the Sun? Tick one box. [1]'),
        p('☐ Venus'),
        p('☑ Mercury'),
        p('☐ Mars'),
        p('2. What causes day and night? Tick one box. [1]'),
        p('The Earth spins on its axis\t☑'),
        p('The Earth goes around the Sun\t☐'),
        p('The Moon blocks the Sun\t☐'),
        p('3) How long does the Moon take to orbit the Earth?'),
        p('[ ] 1 day'),
        p('[x] about 28 days'),
        p('[ ] 365 days'),
        p('[1 mark]'),
      ]),
    questions: [
      ['Which planet is closest to the Sun? Tick one box.', ['Venus', 'Mercury', 'Mars'], ['Mercury'], 1],
      [
        'What causes day and night? Tick one box.',
        ['The Earth spins on its axis', 'The Earth goes around the Sun', 'The Moon blocks the Sun'],
        ['The Earth spins on its axis'],
        1,
      ],
      ['How long does the Moon take to orbit the Earth?', ['1 day', 'about 28 days', '365 days'], ['about 28 days'], 1],
    ],
  },
  {
    name: 'history-asterisk',
    shows: 'an asterisk before the right option, (A) with brackets, questions without marks',
    make: () =>
      wordFile([
        p('The Norman Conquest'),
        p('1) When was the Battle of Hastings?'),
        p('(A) 1042'),
        p('*(B) 1066'),
        p('(C) 1215'),
        p('2) Who won the battle?'),
        p('a) Harold Godwinson'),
        p('*b) William of Normandy'),
        p('c) Harald Hardrada'),
        p('3) What tapestry tells the story?'),
        p('A. Bayeux Tapestry*'),
        p('B. Hastings Tapestry'),
        p('C. London Tapestry'),
      ]),
    title: 'The Norman Conquest',
    questions: [
      ['When was the Battle of Hastings?', ['1042', '1066', '1215'], ['1066'], 1],
      [
        'Who won the battle?',
        ['Harold Godwinson', 'William of Normandy', 'Harald Hardrada'],
        ['William of Normandy'],
        1,
      ],
      [
        'What tapestry tells the story?',
        ['Bayeux Tapestry', 'Hastings Tapestry', 'London Tapestry'],
        ['Bayeux Tapestry'],
        1,
      ],
    ],
  },
  {
    name: 'energy-option-table',
    shows: 'options in the cells of a table, an arrow before the answer',
    title: 'Energy stores',
    make: () =>
      wordFile([
        p('Energy stores', { style: 'Title' }),
        p('1. Which store does a stretched spring have? [1 mark]'),
        table(['A', 'kinetic'], ['B', 'elastic'], ['C', 'thermal'], ['D', 'nuclear']),
        p('→ Answer: B'),
        p('2. What is energy measured in? [1 mark]'),
        table(['A) joules', 'B) newtons'], ['C) metres', 'D) seconds']),
        p('→ Answer: A'),
      ]),
    questions: [
      ['Which store does a stretched spring have?', ['kinetic', 'elastic', 'thermal', 'nuclear'], ['elastic'], 1],
      ['What is energy measured in?', ['joules', 'newtons', 'metres', 'seconds'], ['joules'], 1],
    ],
  },
  {
    name: 'rivers-line-breaks',
    shows: 'question, options and answer in one paragraph with line breaks; lower-case letters with full stops',
    title: 'Rivers',
    make: () =>
      wordFile([
        p('Rivers', { style: 'Heading1' }),
        p('1. Where does a river start?\na. mouth\nb. source\nc. delta\nAnswer: b'),
        p('2. What do we call the side of a river?\na. bank\nb. bed\nc. bend\nd. bow\nAnswer: a'),
        p(
          '3. What is the wearing away of rock called?\na. deposition\nb. transportation\nc. erosion\nCorrect answer: c',
        ),
      ]),
    questions: [
      ['Where does a river start?', ['mouth', 'source', 'delta'], ['source'], 1],
      ['What do we call the side of a river?', ['bank', 'bed', 'bend', 'bow'], ['bank'], 1],
      ['What is the wearing away of rock called?', ['deposition', 'transportation', 'erosion'], ['erosion'], 1],
    ],
  },
  {
    name: 'unnumbered-questions',
    shows: 'questions without numbers, options of Google Docs with letters of their own list for each question',
    title: 'Atoms quiz',
    make: () =>
      wordFile(
        [
          p('Atoms quiz', { style: 'Title' }),
          p('What is the charge of an electron?'),
          p('positive', { list: [2, 0] }),
          p('negative', { list: [2, 0] }),
          p('neutral', { list: [2, 0] }),
          p('Answer: B'),
          p(''),
          p('Which particle is in the nucleus?'),
          p('electron', { list: [3, 0] }),
          p('proton', { list: [3, 0] }),
          p('Answer: B'),
          p('What is the smallest part of an element?'),
          p('Answer: atom'),
        ],
        { lists: { 2: [['upperLetter', '%1.']], 3: [['upperLetter', '%1.']] } },
      ),
    questions: [
      ['What is the charge of an electron?', ['positive', 'negative', 'neutral'], ['negative'], 1],
      ['Which particle is in the nucleus?', ['electron', 'proton'], ['proton'], 1],
      ['What is the smallest part of an element?', [], ['atom'], 1],
    ],
  },
];
