/** A question as everyday papers ask it, apart from the way in which it is written. */
export interface Asked {
  readonly kind: 'choice' | 'written' | 'truth' | 'gap';
  readonly text: string;
  readonly options: readonly string[];
  /** The right option, or what is to be written. */
  readonly answer: string;
  readonly marks: number;
}

/** A question in parts, below what holds for all of them. */
export interface AskedInParts {
  readonly kind: 'parts';
  readonly text: string;
  readonly parts: readonly Asked[];
}

const choice = (text: string, options: readonly string[], answer: string, marks = 1): Asked => ({
  kind: 'choice',
  text,
  options,
  answer,
  marks,
});
const written = (text: string, answer: string, marks: number): Asked => ({
  kind: 'written',
  text,
  options: [],
  answer,
  marks,
});
const truth = (text: string, answer: 'true' | 'false'): Asked => ({
  kind: 'truth',
  text,
  options: [],
  answer,
  marks: 1,
});

/** What every everyday paper asks: short and long options, numbers, a name, a sum, a statement, a gap and parts. */
export const everyday: readonly (Asked | AskedInParts)[] = [
  choice(
    'Which part of the cell controls its activities?',
    ['cell membrane', 'nucleus', 'cytoplasm', 'vacuole'],
    'nucleus',
  ),
  choice('A bus travels 150 km in 3 hours. What is its speed?', ['30 km/h', '45 km/h', '50 km/h'], '50 km/h', 2),
  written('Name the gas that plants take in.', 'carbon dioxide', 1),
  choice(
    'Why do we sweat when we are hot?',
    [
      'Evaporating sweat takes energy away from the skin.',
      'Sweat keeps dirt out of the skin.',
      'The body has too much water.',
      'It makes the skin waterproof.',
    ],
    'Evaporating sweat takes energy away from the skin.',
  ),
  truth('The Moon is a source of light.', 'false'),
  {
    kind: 'parts',
    text: 'A student heats 50 g of ice in a beaker.',
    parts: [
      written('State the melting point of ice.', '0 °C', 1),
      written('Explain why the temperature stays the same while the ice melts.', 'Energy is used to break bonds', 2),
    ],
  },
  truth('Sound travels faster in water than in air.', 'true'),
  { kind: 'gap', text: 'The unit of force is the ________.', options: [], answer: 'newton', marks: 1 },
  written('What is the chemical symbol for sodium?', 'Na', 1),
  choice('Which of these is a renewable energy resource?', ['coal', 'oil', 'wind', 'natural gas'], 'wind'),
];
