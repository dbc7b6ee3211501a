import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';

/** Papers without answers: what stands behind, below or beside a question belongs to it. */
it.each<[reason: string, texts: readonly string[]]>([
  [
    'what to do, behind question marks',
    [
      'Why do leaves look green? Refer to chlorophyll.',
      'What is osmosis? Answer in one sentence.',
      'Why? Think about it.',
    ],
  ],
  [
    'two to choose from',
    ['What are roots for? water or light', 'Which gas is it? oxygen or helium', 'Who? us or them'],
  ],
  [
    'the beginning of an answer',
    ['Is iron magnetic? Because:', 'Is tin magnetic? Because:', 'Is zinc magnetic? Because:'],
  ],
  [
    'a sentence to look at',
    ['Which tense is this? I have gone.', 'Which tense is this? He goes.', 'Which tense is this? We went.'],
  ],
  [
    'an instruction in bold',
    [
      'Why does ice float? **Use a diagram.**',
      'Why does oil float? **Explain why.**',
      'Why is ice cold? **Give a reason.**',
    ],
  ],
  [
    'a grade in bold',
    ['State the unit of force.  **Grade 3**', 'Explain why ice floats.  **Grade 4**', 'Name a gas.  **Grade 5**'],
  ],
  ['words in bold behind a verb', ['Define: **osmosis**', 'Explain: **diffusion**', 'Describe: **active transport**']],
  [
    'words in bold behind the same',
    ['Which word means: **glad**', 'Which word means: **sad**', 'Which word means: **big**'],
  ],
  [
    'words in brackets in bold',
    ['Write the plural of **(child)**', 'Write the past of **(go)**', 'Give the opposite of **(big)**'],
  ],
  [
    'equations in bold',
    ['Solve for x:  **2x + 3 = 11**', 'Solve for y:  **y + 5 = 12**', 'Simplify this:  **3x - 4x**'],
  ],
  ['numbers to work with', ['Find the mean. 3, 5, 7', 'Find the median. 2, 9, 4', 'Find the range. 5, 6, 11']],
  ['words to explain', ['Define this word. osmosis', 'Explain this word. habitat', 'Spell this. nucleus']],
  ['units behind room', ['distance = ______ metres', 'time = ______ seconds', 'speed = ______ metres per second']],
  ['hints behind room', ['the dog = ______ (4 letters)', 'the cat = ______ (f)', 'the house = ______ (nt)']],
])('leaves %s to the questions', async (_reason, texts) => {
  const read = await questionsOf(lines(...texts.map((text, at) => `${at + 1}. ${text}`)));
  const plain = texts.map((text) => text.replaceAll('**', '').replace(/\s+/gu, ' '));
  expect(read).toEqual(plain.map((text): Question => [text, [], []]));
});

it('leaves the same line below every question to it', async () => {
  const asked = ['Is iron magnetic?', 'Is copper magnetic?', 'Is steel magnetic?'];
  for (const below of ['Yes\tNo', '• in 20 words or more']) {
    const read = await questionsOf(lines(...asked.flatMap((text, at) => [`${at + 1}. ${text}`, below])));
    expect(read?.map(([, , answers]) => answers)).toEqual([[], [], []]);
  }
});

it('leaves what has marks of its own below a question that says no number of points to it', async () => {
  const read = await questionsOf(
    lines('1. Write the symbols.', 'sodium (1)', 'iron (1)', '2. Write the formulae.', 'water (1)', 'methane (1)'),
  );
  expect(read?.map(([, , answers]) => answers)).toEqual([[], []]);
});

it('leaves the number of what one looks at to the question', async () => {
  const asked = [
    'Paragraph 1: What is it about?',
    'Paragraph 2: Which word means sad?',
    'Paragraph 3: Why does she leave?',
  ];
  expect(await questionsOf(lines(...asked))).toEqual(asked.map((text): Question => [text, [], []]));
});
