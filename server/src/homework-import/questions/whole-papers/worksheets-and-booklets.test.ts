import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const volcano = ['Stores the molten rock', 'Lets lava out at the side', 'Is the opening at the top'].join('; ');

it.each<[reason: string, paper: string, questions: readonly string[], answers?: string]>([
  [
    'options whose boxes and letters stand in cells of their own, below questions in tables of theirs',
    `| 1. | Which gas do plants take in? |

    | ☐ a) | oxygen | ☐ b) | carbon dioxide |
    | ☐ c) | argon | ☐ d) | neon |

    | 2. | Which of these does a plant need to grow? |

    | ☐ a) | light | ☐ b) | salt |
    | ☐ c) | water | ☐ d) | sugar |

    Answer Keys

    | 1. b) carbon dioxide | 2. a) light, c) water |`,
    [
      '1: Which gas do plants take in? {oxygen; carbon dioxide; argon; neon} = carbon dioxide',
      '1: Which of these does a plant need to grow? {light; salt; water; sugar} = light; water',
    ],
  ],
  [
    'boxes with letters in cells of their own, the right one ticked',
    `| 1. | Which gas do plants take in? |

    | [ ] A. | oxygen |
    | [x] B. | carbon dioxide |
    | [ ] C. | argon |

    | 2. | Which gas do plants give out? |

    | [x] A. | oxygen |
    | [ ] B. | neon |
    | [ ] C. | argon |`,
    [
      '1: Which gas do plants take in? {oxygen; carbon dioxide; argon} = carbon dioxide',
      '1: Which gas do plants give out? {oxygen; neon; argon} = oxygen',
    ],
  ],
  [
    'a table to match below the answers of a passage, which are no title of a key',
    `# Week 2 – Fill in the gaps

    Use the words in the box.

    crust     mantle       core

    We live on the _______. Below it is the ________. The hottest part is the _______.

    Answers: crust, mantle, core

    # Week 3 – Match up

    Write the correct letter next to each part of the volcano.

    | Part | Letter | | What it does |
    | Crater | C | A | Stores the molten rock |
    | Chamber | A | B | Lets lava out at the side |
    | Vent | B | C | Is the opening at the top |`,
    [
      '1: We live on the _______. {crust; mantle; core} = crust',
      '1: Below it is the ________. {crust; mantle; core} = mantle',
      '1: The hottest part is the _______. {crust; mantle; core} = core',
      `1: Crater {${volcano}} = Is the opening at the top`,
      `1: Chamber {${volcano}} = Stores the molten rock`,
      `1: Vent {${volcano}} = Lets lava out at the side`,
    ],
  ],
  [
    'an extension with a star before it, which is part of no question',
    `1. What is a conductor?

    2. What is an insulator?

    ⭐ Challenge: design a lamp for a cave on the back.`,
    ['1: What is a conductor? = ', '1: What is an insulator? = '],
  ],
  [
    'a line that says where to cut, and why, above the answers',
    `1. What is a conductor?

    2. What is an insulator?

    - - - - - - - - - - - - - - cut here before photocopying - - - - - - - - - - - - - -

    Answers

    1. it lets charge flow

    2. it stops charge`,
    ['1: What is a conductor? = it lets charge flow', '1: What is an insulator? = it stops charge'],
  ],
  [
    'rows to tick of which the mark scheme has the beginnings',
    `1. What is sound?

    2. Tick one box in each row to show whether each statement is true or false. [3]

    | Statement | True | False |
    | Sound needs a medium to travel through. | | |
    | Light waves are slower than sound. | | |
    | Waves on water are transverse. | | |

    3. Tick one box in each row. [2]

    | Material | Metal | Non-metal |
    | Rings like a bell when it is struck | | |
    | Brittle when it is hit | | |`,
    [
      '1: What is sound? = a vibration',
      '1: Sound needs a medium to travel through. = true',
      '1: Light waves are slower than sound. = false',
      '1: Waves on water are transverse. = true',
      '1: Rings like a bell when it is struck {Metal; Non-metal} = Metal',
      '1: Brittle when it is hit {Metal; Non-metal} = Non-metal',
    ],
    `Mark scheme

    | Question | Answer | Marks | Guidance |
    | 1 | a vibration | 1 | |
    | 2 | Sound needs a medium… – True ⏎ Light waves are… – False ⏎ Waves on water… – True | 3 | 1 mark per row |
    | 3 | Brittle… – Non-metal ⏎ Rings like a bell… – Metal | 2 | |`,
  ],
  [
    'rows to tick of which the mark scheme has the words below each other',
    `1. What is sound?

    2. Tick one box in each row to show whether each statement is true or false. [3]

    | Statement | True | False |
    | Sound needs a medium to travel through. | | |
    | Light waves are slower than sound. | | |
    | Waves on water are transverse. | | |

    3. What is light?`,
    [
      '1: What is sound? = a vibration',
      '1: Sound needs a medium to travel through. = true',
      '1: Light waves are slower than sound. = false',
      '1: Waves on water are transverse. = true',
      '1: What is light? = a wave',
    ],
    `Mark scheme

    | Question | Answer | Marks |
    | 1 | a vibration | 1 |
    | 2 | Row 1: True (1) ⏎ Row 2: False (1) ⏎ Row 3: True (1) | 3 |
    | 3 | a wave | 1 |`,
  ],
  [
    'a key with a line for each task that is longer than any heading',
    `Task 1 – Complete the sentences

    1. Rain that sinks into the ground is called ________ water.

    2. A cloud is made of _______.

    Task 2 – Answer in full sentences in your book

    1. What is the difference between weather and climate?

    2. Name two gases of the air.

    3. Explain how fog forms.

    Answers for cover teacher

    Task 1: 1 ground, 2 droplets

    Task 2: 1) weather is day to day, climate is the average  2) any 2 of oxygen, nitrogen, argon  3) air cools near the ground; water vapour condenses; droplets hang in the air`,
    [
      '1: Rain that sinks into the ground is called ________ water. = ground',
      '1: A cloud is made of _______. = droplets',
      '1: What is the difference between weather and climate? = weather is day to day, climate is the average',
      '1: Name two gases of the air. = oxygen; nitrogen; argon',
      '1: Explain how fog forms. = air cools near the ground; water vapour condenses; droplets hang in the air',
    ],
  ],
  [
    'choices of several words in bold on both sides of a slash',
    `Underline the correct words in bold.

    1. Oil floats **next to** / **on top of** water.

    2. A stone **sinks / goes up** in water.

    Answers

    1. on top of

    2. sinks`,
    [
      '1: Oil floats next to / on top of water. {next to; on top of} = on top of',
      '1: A stone sinks / goes up in water. {sinks; goes up} = sinks',
    ],
  ],
  [
    'a copy with what is right in red: behind what is asked, below it, and within its text, day by day',
    `Monday

    1. What is meant by erosion?  %%wearing away%%

    2. Rivers flow uphill.   True / %%False%%

    3. How does a meander form?

    %%the outside of a bend is worn away%%

    Wednesday

    1. A river begins at its %%source%% in the hills.

    2. What is a tributary?  %%a smaller river%%

    3. Where does a river end?

    %%at its mouth%%`,
    [
      '1: What is meant by erosion? = wearing away',
      '1: Rivers flow uphill. = false',
      '1: How does a meander form? = the outside of a bend is worn away',
      '1: A river begins at its ____ in the hills. = source',
      '1: What is a tributary? = a smaller river',
      '1: Where does a river end? = at its mouth',
    ],
  ],
  [
    'a form that asks for the teacher',
    `* Indicates required question

    1. Name and form *

    2. Which science teacher do you have? *

    Mark only one oval.

    ◯ Mrs Marsh

    ◯ Mr Hill

    3. Which river is the longest? * (1 point)

    Mark only one oval.

    ◯ Severn

    ◯ Nile

    ◯ Rhine

    4. Which river runs through London? * (1 point)

    Mark only one oval.

    ◯ Severn

    ◯ Thames`,
    [
      '1: Which river is the longest? {Severn; Nile; Rhine} = ',
      '1: Which river runs through London? {Severn; Thames} = ',
    ],
  ],
])('reads %s', async (_reason, paper, questions, answers) => {
  expect(await readPlain(paper, answers)).toEqual(questions);
});
