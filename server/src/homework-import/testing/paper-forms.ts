import type { Form } from './general-forms.ts';

const dots = '............................................................';
const cell = [
  'Name the part labelled X.',
  'State one function of the nucleus.',
  'Describe how oxygen enters the cell.',
];
const parts = [`${cell[0]}`, `${cell[1]}`, `${cell[2]} (2)`, 'Define diffusion.', 'Give one example of diffusion.'];
const keyed = [
  `${cell[0]} = cell wall`,
  `${cell[1]} = controls the cell`,
  `${cell[2]} = by diffusion (2)`,
  'Define diffusion. = spreading of particles',
  'Give one example of diffusion. = perfume in a room',
];
/** A paper of two questions in parts on two levels, as exam boards set it. */
const exam = [
  '# Biology Paper 2',
  'Answer all questions.',
  '1 The diagram shows a plant cell.',
  `(a) ${cell[0]}`,
  `${dots} [1]`,
  `(b) (i) ${cell[1]}`,
  `${dots} [1]`,
  `(ii) ${cell[2]}`,
  dots,
  `${dots} [2]`,
  '[Total: 4]',
  '2 (a) Define diffusion.',
  `${dots} [1]`,
  '(b) Give one example of diffusion.',
  `${dots} [1]`,
  '[Total: 2]',
];
const points = ['cell wall', 'controls the cell', 'by diffusion', 'spreading of particles', 'perfume in a room'];
const labels = ['1 (a)', '1 (b)(i)', '1 (b)(ii)', '2 (a)', '2 (b)'];
const marks = [1, 1, 2, 1, 1];
const rowsOf = (names: readonly string[]) => names.map((label, at) => `|${label}|${points[at]}|${marks[at]}|`);

export const paperForms: readonly Form[] = [
  { form: 'exam: (a)(i), dotted lines, [1] at their end', files: [exam], questions: parts },
  {
    form: 'exam: marks alone on a line at the right',
    files: [
      [
        '1. The diagram shows a plant cell.',
        `(a) ${cell[0]}`,
        '(1)',
        dots,
        '(b) The nucleus is large.',
        `(i) ${cell[1]}`,
        '(1)',
        dots,
        `(ii) ${cell[2]}`,
        '(2)',
        dots,
        dots,
        '(Total for Question 1 is 4 marks)',
        '2. (a) Define diffusion.',
        '(1)',
        dots,
        '(b) Give one example of diffusion.',
        '(1)',
        dots,
        '(Total for Question 2 is 2 marks)',
      ],
    ],
    questions: parts,
  },
  {
    form: 'exam: 01.1 and [1 mark] on lines of their own',
    files: [
      [
        '01 The diagram shows a plant cell.',
        `01.1 ${cell[0]}`,
        '[1 mark]',
        dots,
        `01.2 ${cell[1]}`,
        '[1 mark]',
        dots,
        `01.3 ${cell[2]}`,
        '[2 marks]',
        dots,
        '02 This question is about diffusion.',
        '02.1 Define diffusion.',
        '[1 mark]',
        dots,
        '02.2 Give one example of diffusion.',
        '[1 mark]',
        dots,
      ],
    ],
    questions: parts,
  },
  {
    form: 'exam: 0 1 . 1 with spaces',
    files: [
      [
        '0 1 The diagram shows a plant cell.',
        `0 1 . 1 ${cell[0]}`,
        '[1 mark]',
        `0 1 . 2 ${cell[1]}`,
        '[1 mark]',
        `0 1 . 3 ${cell[2]}`,
        '[2 marks]',
        '0 2 This question is about diffusion.',
        '0 2 . 1 Define diffusion.',
        '[1 mark]',
        '0 2 . 2 Give one example of diffusion.',
        '[1 mark]',
      ],
    ],
    questions: parts,
  },
  {
    form: 'exam: automatic numbers on three levels, marks at a tab',
    files: [
      [
        'SECTION A (6 marks)',
        '{1.0} The diagram shows a plant cell.',
        `{1.1} ${cell[0]}\t[1]`,
        '{1.1} The nucleus is large.',
        `{1.2} ${cell[1]}\t[1]`,
        `{1.2} ${cell[2]}\t[2]`,
        '{1.0} Particles move.',
        '{1.1} Define diffusion.\t[1]',
        '{1.1} Give one example of diffusion.\t[1]',
      ],
    ],
    questions: parts,
  },
  {
    form: 'exam: 1. a) … (1mk)',
    files: [
      [
        'INSTRUCTIONS: Answer ALL questions in the spaces provided.',
        `1. a) ${cell[0]} (1mk)`,
        dots,
        `b) ${cell[1]} (1mk)`,
        dots,
        `c) ${cell[2]} (2mks)`,
        dots,
        '2. a) Define diffusion. (1mk)',
        dots,
        'b) Give one example of diffusion. (1mk)',
        dots,
      ],
    ],
    questions: parts,
  },
  {
    form: 'exam: a table of number, question and marks',
    files: [
      [
        '|Q.No|Question|Marks|',
        `|1|${cell[0]}|1|`,
        `|2|${cell[1]}|1|`,
        `|3|${cell[2]}|2|`,
        '|4|Define diffusion.|1|',
        '|5|Give one example of diffusion.|1|',
      ],
    ],
    questions: parts,
  },
  ...(
    [
      ['labels 1 (a)', rowsOf(labels)],
      ['labels 1a', rowsOf(['1a', '1bi', '1bii', '2a', '2b'])],
      ['labels (a) below 1', rowsOf(['1 (a)', '(b)(i)', '(ii)', '2 (a)', '(b)'])],
      [
        'labels in columns',
        labels.map(
          (label, at) => `|${label[0]}|${['(a)', '(b)(i)', '(b)(ii)', '(a)', '(b)'][at]}|${points[at]}|${marks[at]}|`,
        ),
      ],
      [
        'labels in columns, said once',
        [
          `|1|(a)|${points[0]}|1|`,
          `||(b)(i)|${points[1]}|1|`,
          `||(ii)|${points[2]}|2|`,
          `|2|(a)|${points[3]}|1|`,
          `||(b)|${points[4]}|1|`,
        ],
      ],
      ['with guidance', labels.map((label, at) => `|${label}|${points[at]}|${marks[at]}|ignore spelling|`)],
    ] as const
  ).flatMap(([form, rows]): Form[] => {
    const width = rows[0]?.split('|').length ?? 0;
    const head =
      width === 6 && form.startsWith('with')
        ? '|Question|Answer|Marks|Guidance|'
        : width === 6
          ? '|Question||Answer|Marks|'
          : '|Question|Answer|Mark|';
    return [
      {
        form: `scheme: second file, table, ${form}`,
        files: [exam, ['# Mark scheme', head, ...rows]],
        questions: keyed,
      },
      {
        form: `scheme: at the end, table, ${form}`,
        files: [[...exam, 'MARK SCHEME', head, ...rows]],
        questions: keyed,
      },
    ];
  }),
  ...(
    [
      ['1 (a) in lines', labels.map((label, at) => `${label} ${points[at]} [${marks[at]}]`)],
      [
        '1. (a) and (b) below',
        [
          `1. (a) ${points[0]} (1)`,
          `(b) (i) ${points[1]} (1)`,
          `(ii) ${points[2]} (2)`,
          `2. (a) ${points[3]} (1)`,
          `(b) ${points[4]} (1)`,
        ],
      ],
      [
        '1. alone and a) below',
        [
          '1.',
          `a) ${points[0]} ✓1`,
          `b) i) ${points[1]} ✓1`,
          `ii) ${points[2]} ✓✓`,
          '2.',
          `a) ${points[3]} ✓1`,
          `b) ${points[4]} ✓1`,
        ],
      ],
    ] as const
  ).flatMap(([form, rows]): Form[] => [
    { form: `scheme: second file, ${form}`, files: [exam, ['# Marking scheme', ...rows]], questions: keyed },
    { form: `scheme: at the end, ${form}`, files: [[...exam, 'MARKING SCHEME', ...rows]], questions: keyed },
  ]),
  {
    form: 'answers below each part',
    files: [
      [
        '1. The diagram shows a plant cell.',
        ...cell.flatMap((text, at) => [
          `(${'abc'[at]}) ${text} (${marks[at]} marks)`.replace('(1 marks)', '(1 mark)'),
          `Answer: ${points[at]}`,
        ]),
        '2. Particles move.',
        '(a) Define diffusion. (1 mark)',
        `Ans: ${points[3]}`,
        '(b) Give one example of diffusion. (1 mark)',
        `Ans: ${points[4]}`,
      ],
    ],
    questions: keyed,
  },
  {
    form: 'answers in red below each question',
    files: [
      [
        '1. Define diffusion.',
        '%%spreading of particles%%',
        '2. Name the part labelled X.',
        '%%cell wall%%',
        '3. What is the capital of Kenya?',
        '%%Nairobi%%',
      ],
    ],
    questions: [
      'Define diffusion. = spreading of particles',
      'Name the part labelled X. = cell wall',
      'What is the capital of Kenya? = Nairobi',
    ],
  },
  {
    form: 'answers in red behind each question',
    files: [
      [
        '1. What is the capital of Kenya? %%Nairobi%%',
        '2. Name a gas. %%neon%%',
        '3. Define diffusion. %%spreading of particles%%',
      ],
    ],
    questions: [
      'What is the capital of Kenya? = Nairobi',
      'Name a gas. = neon',
      'Define diffusion. = spreading of particles',
    ],
  },
  {
    form: 'answers in brackets behind',
    files: [
      [
        '1. What is the capital of Kenya? (Nairobi)',
        '2. What is the capital of Ghana? (Accra)',
        '3. What is the capital of Egypt? (Cairo)',
        '4. What is the capital of Mali? (Bamako)',
      ],
    ],
    questions: [
      'What is the capital of Kenya? = Nairobi',
      'What is the capital of Ghana? = Accra',
      'What is the capital of Egypt? = Cairo',
      'What is the capital of Mali? = Bamako',
    ],
  },
  {
    form: 'Q: and A:',
    files: [
      [
        'Q: What is the capital of Kenya?',
        'A: Nairobi',
        'Q: What is the capital of Ghana?',
        'A: Accra',
        'Q: What is the capital of Egypt?',
        'A: Cairo',
      ],
    ],
    questions: [
      'What is the capital of Kenya? = Nairobi',
      'What is the capital of Ghana? = Accra',
      'What is the capital of Egypt? = Cairo',
    ],
  },
  {
    form: 'a table of question and answer',
    files: [
      [
        '|Question|Answer|',
        '|What is the capital of Kenya?|Nairobi|',
        '|What is the capital of Ghana?|Accra|',
        '|What is the capital of Egypt?|Cairo|',
      ],
    ],
    questions: [
      'What is the capital of Kenya? = Nairobi',
      'What is the capital of Ghana? = Accra',
      'What is the capital of Egypt? = Cairo',
    ],
  },
  {
    form: 'a table without titles, numbers beside questions and room',
    files: [
      [
        '|1|What is the capital of Kenya?||',
        '|2|What is the capital of Ghana?||',
        '|3|What is the capital of Egypt?||',
      ],
    ],
    questions: ['What is the capital of Kenya?', 'What is the capital of Ghana?', 'What is the capital of Egypt?'],
  },
  ...(
    [
      ['T / F behind', ['1. The sun is a star. T / F', '2. The moon is a planet. T / F', '3. Mars is red. T / F'], []],
      [
        '(True/False) behind',
        ['1. The sun is a star. (True/False)', '2. The moon is a planet. (True/False)', '3. Mars is red. (True/False)'],
        [],
      ],
      [
        'True   False below',
        [
          '1. The sun is a star.',
          'True     False',
          '2. The moon is a planet.',
          'True     False',
          '3. Mars is red.',
          'True     False',
        ],
        [],
      ],
      [
        'T F before the number',
        [
          'True or False: circle T or F.',
          'T F 1. The sun is a star.',
          'T F 2. The moon is a planet.',
          'T F 3. Mars is red.',
        ],
        [],
      ],
      [
        '____ before the number',
        [
          'True or False? Write T or F.',
          '____ 1. The sun is a star.',
          '____ 2. The moon is a planet.',
          '____ 3. Mars is red.',
        ],
        [],
      ],
      [
        'a section',
        [
          '# Part A: True or False',
          '1. The sun is a star. _____',
          '2. The moon is a planet. _____',
          '3. Mars is red. _____',
        ],
        [],
      ],
      [
        'a section with a key',
        [
          '# State whether the following are true or false.',
          '1. The sun is a star.',
          '2. The moon is a planet.',
          '3. Mars is red.',
          'Answers',
          '1. True',
          '2. False',
          '3. True',
        ],
        ['true', 'false', 'true'],
      ],
      [
        'filled in',
        [
          'Write true or false.',
          '1. The sun is a star. (True)',
          '2. The moon is a planet. (False)',
          '3. Mars is red. (True)',
        ],
        ['true', 'false', 'true'],
      ],
      [
        'T before the number',
        ['True or False', '__T__ 1. The sun is a star.', '__F__ 2. The moon is a planet.', '__T__ 3. Mars is red.'],
        ['true', 'false', 'true'],
      ],
    ] as const
  ).map(
    ([form, lines, right]): Form => ({
      form: `true or false: ${form}`,
      files: [lines],
      questions: ['The sun is a star.', 'The moon is a planet.', 'Mars is red.'].map(
        (own, at) => `${own} ±${right[at] === undefined ? '' : ` = ${right[at]}`}`,
      ),
    }),
  ),
  ...(
    [
      [
        '____ before the number',
        [
          '____ 1. Which is a metal?',
          'A. iron',
          'B. wood',
          'C. glass',
          '____ 2. Which is a gas?',
          'A. salt',
          'B. gold',
          'C. neon',
        ],
        false,
      ],
      [
        'B before the number',
        [
          '__A__ 1. Which is a metal?',
          'A. iron',
          'B. wood',
          'C. glass',
          '__C__ 2. Which is a gas?',
          'A. salt',
          'B. gold',
          'C. neon',
        ],
        true,
      ],
      [
        '( B ) before the number',
        [
          '( A ) 1. Which is a metal?',
          '(A) iron  (B) wood  (C) glass',
          '( C ) 2. Which is a gas?',
          '(A) salt  (B) gold  (C) neon',
        ],
        true,
      ],
      [
        '(    ) before the number',
        [
          '(    ) 1. Which is a metal?',
          '(A) iron  (B) wood  (C) glass',
          '(    ) 2. Which is a gas?',
          '(A) salt  (B) gold  (C) neon',
        ],
        false,
      ],
      [
        '( B ) behind',
        [
          '1. Which is a metal? ( A )',
          'A. iron  B. wood  C. glass',
          '2. Which is a gas? ( C )',
          'A. salt  B. gold  C. neon',
        ],
        true,
      ],
      [
        'options behind the question',
        ['1. Which is a metal?  A. iron  B. wood  C. glass', '2. Which is a gas?  A. salt  B. gold  C. neon'],
        false,
      ],
      [
        '(iron / wood / glass)',
        ['1. Which is a metal? (iron / wood / glass)', '2. Which is a gas? (salt / gold / neon)'],
        false,
      ],
    ] as const
  ).map(
    ([form, lines, isKeyed]): Form => ({
      form: `choices: ${form}`,
      files: [lines],
      questions: [
        ['iron', 'wood', 'glass'],
        ['salt', 'gold', 'neon'],
      ].map(
        (own, at) =>
          `${['Which is a metal?', 'Which is a gas?'][at]} [${own.map((option, of) => (isKeyed && of === at * 2 ? `*${option}` : option)).join(', ')}]`,
      ),
    }),
  ),
  {
    form: 'gaps: a sentence each, a word bank above',
    files: [
      [
        'Fill in the blanks with the words in the box.',
        '|nucleus  membrane  cytoplasm|',
        '1. The ________ controls the cell.',
        '2. The ________ lets substances in.',
        '3. Reactions happen in the ________.',
      ],
    ],
    questions: [
      'The ________ controls the cell.',
      'The ________ lets substances in.',
      'Reactions happen in the ________.',
    ],
  },
  {
    form: 'gaps: a sentence each, a key below',
    files: [
      [
        'Fill in the blanks.',
        '1. The ________ controls the cell.',
        '2. The ________ lets substances in.',
        '3. Reactions happen in the ________.',
        'Answers',
        '1. nucleus',
        '2. membrane',
        '3. cytoplasm',
      ],
    ],
    questions: [
      'The ________ controls the cell. = nucleus',
      'The ________ lets substances in. = membrane',
      'Reactions happen in the ________. = cytoplasm',
    ],
  },
  ...(
    [
      ['(1) ____', (n: number) => `(${n}) ________`],
      ['__1__', (n: number) => `__${n}__`],
      ['____(1)____', (n: number) => `____(${n})____`],
      ['1 underlined', (n: number) => `@@  ${n}  @@`],
      ['[1]', (n: number) => `[${n}] ______`],
    ] as const
  ).flatMap(([form, gap]): Form[] => {
    const shown = (n: number) => gap(n).replaceAll('@@', '').trim() + (gap(n).includes('@@') && n === 3 ? ' ' : '');
    const passage = [
      `Cells are small. The ${gap(1)} controls the cell.`,
      `The ${gap(2)} lets substances in. Reactions happen in the ${gap(3)}.`,
    ];
    const asked = [
      `The ${shown(1)} controls the cell.`,
      `The ${shown(2)} lets substances in.`,
      `Reactions happen in the ${shown(3)}.`,
    ];
    const bank = ['nucleus', 'membrane', 'cytoplasm', 'wall'];
    return [
      {
        form: `passage: gaps ${form}, options shared below`,
        files: [
          [
            '# Reading',
            ...passage,
            '(A) nucleus   (B) membrane   (C) cytoplasm   (D) wall',
            'Answers',
            '1. A',
            '2. B',
            '3. C',
          ],
        ],
        questions: asked.map(
          (own, at) => `${own} [${bank.map((word, of) => (of === at ? `*${word}` : word)).join(', ')}]`,
        ),
      },
      {
        form: `passage: gaps ${form}, options of each below`,
        files: [
          [
            '# Reading',
            ...passage,
            ...[1, 2, 3].map((n) => `${n}. (A) nucleus   (B) membrane   (C) cytoplasm   (D) wall`),
          ],
        ],
        questions: asked.map(() => ` [${bank.join(', ')}]`),
      },
      {
        form: `passage: gaps ${form}, a key below`,
        files: [['# Reading', 'Fill the gaps.', ...passage, 'Answers', '1. nucleus', '2. membrane', '3. cytoplasm']],
        questions: asked.map((own, at) => `${own} = ${bank[at]}`),
      },
    ];
  }),
  {
    form: 'data: a table in each question',
    files: [
      [
        '1. The table shows masses.',
        '|Metal|Mass|Volume|',
        '|iron|78|10|',
        '|gold|193|10|',
        '|tin|73|10|',
        'Which metal is the densest?',
        '2. The table shows speeds.',
        '|Animal|Speed|Time|',
        '|horse|20|5|',
        '|snail|1|5|',
        '|cheetah|30|5|',
        'Which animal goes furthest?',
        '3. Define density.',
      ],
    ],
    questions: [
      'The table shows masses. Which metal is the densest?',
      'The table shows speeds. Which animal goes furthest?',
      'Define density.',
    ],
  },
  {
    form: 'numbers alone on a line',
    files: [
      [
        '1',
        'Consider the number below.',
        '64',
        'What is its square root?',
        '2',
        'Consider a circle.',
        'What is its area?',
        '3',
        'What is the sum of 2 and 3?',
        '4',
        'What is a prime number?',
      ],
    ],
    questions: [
      'Consider the number below. 64 What is its square root?',
      'Consider a circle. What is its area?',
      'What is the sum of 2 and 3?',
      'What is a prime number?',
    ],
  },
  {
    form: 'a key that says the gaps filled in',
    files: [
      [
        '1. The books (deliver) ________ every day.',
        '2. This song (sing) ________ by millions.',
        '3. The house (clean) ________ on Mondays.',
        'Answer key',
        '1. The books are delivered every day.',
        '2. This song is sung by millions.',
        '3. The house is cleaned on Mondays.',
      ],
    ],
    questions: [
      'The books (deliver) ________ every day. = The books are delivered every day',
      'This song (sing) ________ by millions. = This song is sung by millions',
      'The house (clean) ________ on Mondays. = The house is cleaned on Mondays',
    ],
  },
];
