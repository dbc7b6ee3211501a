import { describe, expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const papers: readonly (readonly [why: string, paper: string, read: readonly string[]])[] = [
  [
    'what a parent asks and listens for',
    `| No. | Ask… | They should say… | Knew it? |
    | 1 | What is the largest planet? | Jupiter | |
    | 2 | Name the red planet. | Mars | |
    | 3 | Say how long a year is. | 365 days | |`,
    [
      '1: What is the largest planet? = Jupiter',
      '1: Name the red planet. = Mars',
      '1: Say how long a year is. = 365 days',
    ],
  ],
  [
    'what a partner is asked, in columns of two words',
    `| Ask your partner | Your partner should say |
    | Which gas do plants take in? | carbon dioxide |
    | Name the green pigment. | chlorophyll |`,
    ['1: Which gas do plants take in? = carbon dioxide', '1: Name the green pigment. = chlorophyll'],
  ],
  [
    'how to read the statements of a table, above it',
    `# True or false?
    Read each statement aloud.
    | No. | Statement | Answer | Knew it? |
    | 7 | Rust needs water. | True | |
    | 8 | Glass rots. | False | |
    Thank you for your support,`,
    ['1: Rust needs water. = true', '1: Glass rots. = false'],
  ],
  [
    "a teacher's letters in the middle of a table, beside letters without a stop",
    `1. Match the words. Write the letter in the middle.
    | 1   gato | C | A   dog |
    | 2   perro | A | B   I am a bird |
    | 3   pájaro | B | C   cat |`,
    [
      '1: gato {dog; I am a bird; cat} = cat',
      '1: perro {dog; I am a bird; cat} = dog',
      '1: pájaro {dog; I am a bird; cat} = I am a bird',
    ],
  ],
  [
    'the same below a head',
    `1. Match the words. Write the letter in the middle.
    | Spanish | Letter | English |
    | 1   gato | C | A   dog |
    | 2   perro | A | B   bird |
    | 3   pájaro | B | C   cat |`,
    ['1: gato {dog; bird; cat} = cat', '1: perro {dog; bird; cat} = dog', '1: pájaro {dog; bird; cat} = bird'],
  ],
  [
    'a challenge for the exercise book behind the last answer',
    `1. Translate 'Hola'.
    Answer: Hello
    2. Translate 'Adiós'.
    Answer: Bye
    ★ Reto: Write 4 sentences about your town in your book.`,
    ["1: Translate 'Hola'. = Hello", "1: Translate 'Adiós'. = Bye"],
  ],
  [
    'columns of levels, each with its numbers from 1 on, and a line of answers for each',
    `| RED | AMBER | GREEN |
    | Work out ⏎ 1) 3 + 7 ⏎ 2) 9 - 4 | Work out ⏎ 1) 30 + 7 ⏎ 2) 90 - 4 | Work out ⏎ 1) 300 + 7 ⏎ 2) 900 - 4 |
    Answers
    Red: 1) 10    2) 5
    Amber: 1) 37    2) 86
    Green: 1) 307    2) 896`,
    ['1: 3 + 7 = 10', '1: 9 - 4 = 5', '1: 30 + 7 = 37', '1: 90 - 4 = 86', '1: 300 + 7 = 307', '1: 900 - 4 = 896'],
  ],
  [
    'columns of levels with a row for each number',
    `| Mild | Spicy |
    | 1. Name a metal. | 1. Why does iron rust? |
    | 2. Name a gas. | 2. Why is helium light? |
    Answers
    Mild: 1. iron   2. oxygen
    Spicy: 1. it meets water   2. low density`,
    [
      '1: Name a metal. = iron',
      '1: Name a gas. = oxygen',
      '1: Why does iron rust? = it meets water',
      '1: Why is helium light? = low density',
    ],
  ],
  [
    'a question asked of all rows of a table, answered in a line without numbers',
    `# A. Warm-up
    1. What is the capital of Italy?
    2. What is the name of the river there?
    # B. Who said it?
    | Quotation | Speaker |
    | “I came, I saw.” | |
    | “Know yourself.” | |
    # C. Words
    3. ancient
    a. old
    b. new
    4. vast
    a. small
    b. large
    # Self-marking
    A: 1 – Rome; 2 – Tiber
    B: Caesar, Socrates
    C: 3 a, 4 b`,
    [
      '1: What is the capital of Italy? = Rome',
      '1: What is the name of the river there? = Tiber',
      '1: “I came, I saw.” = Caesar',
      '1: “Know yourself.” = Socrates',
      '1: ancient {old; new} = old',
      '1: vast {small; large} = large',
    ],
  ],
  [
    'the same filled in by the teacher',
    `# Who wrote these?
    | Work | Writer |
    | Emma | Austen |
    | Macbeth | Shakespeare |`,
    ['1: Emma = Austen', '1: Macbeth = Shakespeare'],
  ],
  [
    'what scores mean below the last answer',
    `1. Who was king?
    Answer: Harold
    2. Where was the battle?
    Answer: Hastings
    How many did you get?  8-10 = Legend   0-7 = Try again lol`,
    ['1: Who was king? = Harold', '1: Where was the battle? = Hastings'],
  ],
];

describe('copies of teachers and tables in columns', () => {
  it.each(papers)('%s', async (_why, paper, read) => {
    expect(await readPlain(paper)).toEqual(read);
  });
});
