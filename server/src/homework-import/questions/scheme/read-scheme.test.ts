import { describe, expect, it } from 'vitest';
import { type Asked, readScheme } from './read-scheme.ts';

const cases: readonly (readonly [why: string, text: string, answers: readonly string[], asked?: Asked])[] = [
  [
    'points have their marks behind them',
    'add acid (1) because it reacts / fizzes (1)',
    ['add acid', 'because it reacts', 'fizzes'],
  ],
  [
    'a clause that cannot stand alone stays',
    'from a high (1) to a low concentration (1)',
    ['from a high to a low concentration'],
  ],
  ['a number and its name', '6/six', ['6', 'six']],
  [
    'a division with a mark of its own is one step, and no two answers',
    'P = F / A (1)\n600 / 0.5 (1)\n1200 Pa (1)',
    ['P = F / A', '600 / 0.5', '1200 Pa'],
  ],
  [
    'what a result without working earns is for the examiner',
    '640 / 8\n80\n80 with no working shown scores 2 marks',
    ['80'],
    { text: 'Calculate the mean heart rate.', marks: 2 },
  ],
  [
    'half a mark for each',
    'iron, copper (half a mark each)',
    ['iron', 'copper'],
    { text: 'Name two metals.', marks: 1 },
  ],
  [
    '½ pt for each',
    'L’asthme, la bronchite (½ pt chacune)',
    ['L’asthme', 'la bronchite'],
    { text: 'Citer deux maladies.' },
  ],
  ['je ½ Punkt', 'Eisen, Kupfer (je ½ Punkt)', ['Eisen', 'Kupfer'], { text: 'Nenne zwei Metalle.' }],
  ['0,5 puntos for each', 'hierro, cobre (0,5 puntos cada uno)', ['hierro', 'cobre'], { text: 'Nombra dos metales.' }],
  ['a charge stays', 'Cl-', ['Cl-']],
  ['what else may be right', 'To make paper (any other correct answer)', ['To make paper']],
  [
    'what kind is right too',
    'copper, iron (or any other metal)',
    ['copper', 'iron', 'any other metal'],
    { text: 'Name two metals.', marks: 2 },
  ],
  ['a kind of answer', 'An explanation that makes reference to the following:\ndrag\nlift', ['drag', 'lift']],
  ['a dash is none', 'Cl -', ['Cl']],
  ['an example is an answer', 'e.g. Would you not want to be awake?', ['Would you not want to be awake?']],
  ['what earns a part of the marks', '7/20 (35/100 = 1 mark)', ['7/20']],
  [
    'points that are numbered in the line',
    '1) cell wall  2) chloroplast  3) vacuole',
    ['cell wall', 'chloroplast', 'vacuole'],
  ],
  ['points with letters in the line', '(a) wear goggles, (b) tie hair back', ['wear goggles', 'tie hair back']],
  ['points with bullets in the line', '• it melts • it gets warmer', ['it melts', 'it gets warmer']],
  ['points with full stops behind their numbers', '1. coal 2. oil', ['coal', 'oil']],
  [
    'a sentence for each thing asked for',
    'Veins have valves. Arteries have thicker walls.',
    ['Veins have valves', 'Arteries have thicker walls'],
    { text: 'State two differences between veins and arteries.' },
  ],
  ['a number in the middle begins no list', 'after 1) heating 2) cooling', ['after 1) heating 2) cooling']],
  [
    'an example in front of the second point',
    'insulate the loft; e.g. turn off lights',
    ['insulate the loft', 'turn off lights'],
  ],
  [
    'examples below each other',
    'e.g. insulate the loft\ne.g. turn off lights',
    ['insulate the loft', 'turn off lights'],
  ],
  [
    'an example in front of the second thing asked for',
    'insulate the loft\ne.g. turn off lights',
    ['insulate the loft', 'turn off lights'],
    { text: 'Give two ways to save energy.', marks: 2 },
  ],
  [
    'an example of the point above, with a mark of its own',
    'it has any value (1)\ne.g. height (1)',
    ['it has any value', 'e.g. height'],
    { text: 'Describe continuous variation with an example.', marks: 2 },
  ],
  ['an example of either', 'for example dog / eg cat', ['dog', 'cat']],
  ['examples of what is asked', 'any suitable mammal (e.g. dog, cat)', ['dog', 'cat']],
  ['an example behind a comma', 'any mammal, e.g. dog', ['dog']],
  [
    'an example that begins a sentence',
    'Hot water. e.g. Broken glass.',
    ['Hot water', 'Broken glass'],
    { text: 'Suggest two hazards.', marks: 2 },
  ],
  ['what some of the marks are for behind the answer', '7/20 – 1 mark for 35/100', ['7/20'], { marks: 2 }],
  ['the same behind a semicolon', '6; award 1 mark for 0.2 × 30', ['6'], { marks: 2 }],
  [
    'levels by their marks',
    '1 mark: friction; 2 marks: friction heats the brakes',
    ['friction heats the brakes'],
    { marks: 2 },
  ],
  [
    'levels from the best on',
    '2 marks: ice is less dense than water. 1 mark: it is lighter',
    ['ice is less dense than water'],
    { marks: 2 },
  ],
  [
    'levels awarded to the examiner',
    'Award 2 marks for friction heats the brakes; 1 mark for friction',
    ['friction heats the brakes'],
    { marks: 2 },
  ],
  ['levels on lines of their own', 'One mark – friction\nTwo marks – friction heats', ['friction heats'], { marks: 2 }],
  ['or equivalent', '7/20 oe', ['7/20']],
  ['or equivalent in brackets', '7/20 (oe)', ['7/20']],
  ['correct answer only', '7/20 cao', ['7/20']],
  ['or equivalent in words', '0.5 or equivalent', ['0.5']],
  ['marks for method and accuracy', '7/20 [M1 A1]', ['7/20']],
  ['a mark for a method', '7/20 (M1 35/100)', ['7/20']],
  ['a mark without any other', 'x = 5 (B1)', ['x = 5']],
  ['a cell of a spreadsheet', 'A1', ['A1']],
  ['vitamins', 'vitamin B1', ['vitamin B1']],
  ['a length in feet', '6 ft', ['6 ft']],
  ['a point with fewer marks', '7/20 (2) or 35/100 (1)', ['7/20', '35/100']],
  [
    'what is accepted in place of a word',
    'the velocity increases\naccept speed for velocity',
    ['the velocity increases', 'the speed increases'],
  ],
  [
    'as many names as are asked for',
    'Mercury, Venus, Earth, Mars',
    ['Mercury', 'Venus', 'Earth', 'Mars'],
    { text: 'What are the names of the four rocky planets?', marks: 2 },
  ],
  ['what is accepted with for', 'shelter\naccept home for animals', ['shelter', 'home for animals']],
  ['a mark for the working', '12 cm (1 mark for 4 × 3)', ['12 cm']],
  [
    'what is accepted for a colour',
    'turns red\naccept green or yellow for colour change',
    ['turns red', 'green', 'yellow'],
  ],
  [
    'a clause that only goes on with the one before is no point',
    'The idea that your actions have consequences, now or in a future life',
    ['The idea that your actions have consequences, now or in a future life'],
    { marks: 2 },
  ],
  ['any two from a list', 'Any two from: coal; oil; gas', ['coal', 'oil', 'gas']],
  ['any one, with commas', 'Any one: noisy, ugly, expensive to build', ['noisy', 'ugly', 'expensive to build']],
  ['bullets below any two from', 'Any two from:\n• roll over\n• sit up', ['roll over', 'sit up']],
  ['a refusal accepts nothing', 'osmosis\ndo not accept diffusion', ['osmosis']],
  ['a refusal behind a full stop', 'family / friends. Do not accept formal support', ['family', 'friends']],
  ['a mark for each of what follows', 'one point for each of\n• it is hot\n• it is wet', ['it is hot', 'it is wet']],
  ['what is accepted behind the code of a mark', '5.20\nA1 accept 520p', ['5.20', '520p']],
  ['what is allowed too', '2,8,7 (accept 2.8.7)', ['2,8,7', '2.8.7']],
  ['working goes before its result', '240 ÷ 30 (1) = 8 m/s (1)', ['8 m/s']],
  ['working in two steps', '800 ÷ 0.25 = 3200 (1); 3200 × 2 = 6400 (1)', ['6400']],
  ['a formula is its own answer', 'Q = E/V', ['Q = E/V']],
  ['a solution of an equation stays whole', 'x = 5', ['x = 5']],
  ['steps that are named', 'substitution (1) 3 × 4\nevaluation (1) 12 (m)', ['12 (m)']],
  ['a value that alone scores', '0.36 / 2.40\n15 (%)\nan answer of 15 (%) scores 2 marks', ['15 (%)']],
  [
    'what is to be shown keeps its steps',
    'P = 10² × 23\n= 2300 W',
    ['P = 10² × 23', '2300 W'],
    { text: 'Show that it is 2 kW.', marks: 2 },
  ],
  [
    'as many clauses as marks',
    'it evaporates, into the air as gas',
    ['it evaporates', 'into the air as gas'],
    { marks: 2 },
  ],
  ['several things asked for', 'light, water', ['light', 'water'], { text: 'Name two factors.', marks: 1 }],
  [
    'an example of what is allowed',
    'emulsifies\naccept description, e.g. breaks fat up',
    ['emulsifies', 'breaks fat up'],
  ],
  ['two things asked for', 'acid and enzymes', ['acid', 'enzymes'], { text: 'Give two things in it.' }],
  ['a unit with a mark of its own', '48 ÷ 40\n1.2\ncm³/s', ['1.2 cm³/s']],
  ['a unit and its symbol', 'ohms (Ω)', ['ohms', 'Ω']],
  ['what happens in other words', 'They repel (push apart).', ['They repel', 'push apart']],
  ['where it happens', 'They move (into the cell)', ['They move (into the cell)']],
  ['brackets that hold no symbol', 'speed (of sound)', ['speed (of sound)']],
  [
    'marks for each before the list',
    '2 marks for each reason – it is cheap; it is clean',
    ['it is cheap', 'it is clean'],
    { text: 'Give two reasons.', marks: 4 },
  ],
  ['words to the examiner alone', 'Award 1 mark for each, e.g.\nshe is tired', ['she is tired']],
];

describe('readScheme', () => {
  for (const [why, text, answers, asked] of cases) {
    it(`${why}: ${text}`, () => expect(readScheme(text, asked).answers).toEqual(answers));
  }

  const points: readonly (readonly [
    why: string,
    text: string,
    asked: Asked,
    points: readonly (readonly [marks: number, ...answers: string[]])[] | undefined,
  ])[] = [
    [
      'marks behind each',
      'particles move faster (1); collide more often (1)',
      { marks: 2 },
      [
        [1, 'particles move faster'],
        [1, 'collide more often'],
      ],
    ],
    [
      'marks of their own, and alternatives',
      'warm (2 marks)\nmoist / damp (1)',
      { marks: 3 },
      [
        [2, 'warm'],
        [1, 'moist', 'damp'],
      ],
    ],
    [
      'ticks',
      'heat spreads ✓ evenly through it ✓✓',
      {},
      [
        [1, 'heat spreads'],
        [2, 'evenly through it'],
      ],
    ],
    [
      'what is allowed belongs to its line',
      'particles move faster (1)\nallow: gain energy\ncollide more often (1)',
      { marks: 2 },
      [
        [1, 'particles move faster', 'gain energy'],
        [1, 'collide more often'],
      ],
    ],
    [
      'any two from',
      'Any two from: coal; oil; gas',
      { marks: 2 },
      [
        [1, 'coal'],
        [1, 'oil'],
        [1, 'gas'],
      ],
    ],
    [
      'a mark before each',
      '1 mark: friction acts; 1 mark for saying that it heats the brakes',
      { marks: 2 },
      [
        [1, 'friction acts'],
        [1, 'it heats the brakes'],
      ],
    ],
    [
      'marks before points that are all needed',
      '1 mark: it heats up\n2 marks: particles break free',
      { marks: 3 },
      [
        [1, 'it heats up'],
        [2, 'particles break free'],
      ],
    ],
    [
      'any two for four marks',
      'Any two from:\n• roll over\n• sit up\n• shake',
      { marks: 4 },
      [
        [2, 'roll over'],
        [2, 'sit up'],
        [2, 'shake'],
      ],
    ],
    [
      'two reasons of two points each',
      'it is hot\nso it dries\nit is windy\nso it cools',
      { text: 'Explain two reasons.', marks: 4 },
      [
        [1, 'it is hot'],
        [1, 'so it dries'],
        [1, 'it is windy'],
        [1, 'so it cools'],
      ],
    ],
    [
      'three reasons of which two are asked for',
      'it is hot\nit is windy\nit is dry',
      { text: 'Give two reasons.', marks: 4 },
      [
        [2, 'it is hot'],
        [2, 'it is windy'],
        [2, 'it is dry'],
      ],
    ],
    ['any one from is alternatives', 'Any one from: coal; oil; gas', { marks: 2 }, undefined],
    ['one mark is earned by each', 'coal; oil; gas', { marks: 1 }, undefined],
    ['alternatives for two marks', 'the sun / solar energy', { marks: 2 }, undefined],
    [
      'as many clauses as marks',
      'moves faster; hits harder',
      { marks: 2 },
      [
        [1, 'moves faster'],
        [1, 'hits harder'],
      ],
    ],
    [
      'name two',
      'light, water',
      { text: 'Name two factors.', marks: 2 },
      [
        [1, 'light'],
        [1, 'water'],
      ],
    ],
    [
      'a point on each line',
      'it is hot\nit is wet\nit is dark',
      { marks: 2 },
      [
        [1, 'it is hot'],
        [1, 'it is wet'],
        [1, 'it is dark'],
      ],
    ],
    ['fewer lines than marks are alternatives', 'a long answer\nanother answer', { marks: 4 }, undefined],
    ['working is no point', '240 ÷ 30 (1) = 8 m/s (1)', { marks: 2 }, undefined],
    [
      'the right result has all marks',
      'speed = distance ÷ time (1)\nthe distance is the area below the line (1)\n12 m (1)',
      { marks: 3 },
      [
        [1, 'speed = distance ÷ time'],
        [1, 'the distance is the area below the line'],
        [3, '12 m'],
      ],
    ],
  ];
  it.each(points)('tells points: %s', (_why, text, asked, expected) => {
    const { marking } = readScheme(text, asked);
    expect(marking?.points.map(({ answers, marks }) => [marks, ...answers])).toEqual(expected);
  });

  it('keeps what it cannot use for a message', () => {
    expect(readScheme('osmosis\ndo not accept diffusion').notes).toEqual(['do not accept diffusion']);
  });

  it('reads a long text without patterns in step', () => {
    const text = 'not 1 + 1 = '.repeat(20_000).trim();
    expect(readScheme(text)).toMatchObject({ answers: [], notes: [text] });
  });
});
