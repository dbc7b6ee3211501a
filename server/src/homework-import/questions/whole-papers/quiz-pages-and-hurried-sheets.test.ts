import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'a page of a quiz saved as a document, each question beside its state',
    `Magnets checkpoint
    | Question 1 ⏎ Not answered ⏎ Marked out of 1.00 ⏎ Flag question | Which metal is magnetic? ⏎ Select one: ⏎ a. copper ⏎ b. nickel ⏎ Your answer is incorrect. ⏎ The correct answer is: nickel |
    | Question 2 ⏎ Complete ⏎ Mark 0.00 out of 2.00 | Match each pair of poles. ⏎ north and north ⏎ Choose... ⏎ north and south ⏎ Choose... ⏎ The correct answer is: north and north → repel, north and south → attract |
    | Question 3 ⏎ Not answered ⏎ Marked out of 4.00 | Explain how an electromagnet works. |
    Finish review`,
    [
      '1: Which metal is magnetic? {copper; nickel} = nickel',
      '1: north and north {attract; repel} = repel',
      '1: north and south {attract; repel} = attract',
      '4: Explain how an electromagnet works. = ',
    ],
  ],
  [
    'a form whose ovals are lost, also before colours',
    `1.⇥What colour is a litmus solution in vinegar? *⇥1 point
    Mark only one oval.
    Red
    Blue
    2.⇥Which of these are acids? *⇥2 points
    Check all that apply.
    Cola
    Soap
    Lemon juice
    Answers
    1. Red
    2. Cola, Lemon juice`,
    [
      '1: What colour is a litmus solution in vinegar? {Red; Blue} = Red',
      '2: Which of these are acids? {Cola; Soap; Lemon juice} = Cola; Lemon juice',
    ],
  ],
  [
    'numbered gaps of a passage with their answers below, above statements',
    `Q1. What is the unit of frequency?
    Answer: hertz
    Task 2 – Fill in the gaps
    Use the words in the box.
    | loud   high   echo |
    A sound that is reflected is an (1) ________. A large amplitude makes a sound (2) ________. A large frequency makes it (3) ________.
    → Answers: (1) echo (2) loud (3) high
    Task 3 – True or false? (circle one)
    Q2. Sound travels through space.⇥TRUE / FALSE
    → Answer: FALSE`,
    [
      '1: What is the unit of frequency? = hertz',
      '1: A sound that is reflected is an (1) ________. {loud; high; echo} = echo',
      '1: A large amplitude makes a sound (2) ________. {loud; high; echo} = loud',
      '1: A large frequency makes it (3) ________. {loud; high; echo} = high',
      '1: Sound travels through space. = false',
    ],
  ],
  [
    'a number that lost its full stop before words in lower case, and what the teacher asks for at the end',
    `1. what is a habitat?
    Ans: where something lives
    2 which of these eats plants  a) fox  *b) rabbit  c) owl
    3. what eats everything?
    Ans: an omnivore
    bring a leaf for the display on Friday!! thx Mr B`,
    [
      '1: what is a habitat? = where something lives',
      '1: which of these eats plants {fox; rabbit; owl} = rabbit',
      '1: what eats everything? = an omnivore',
    ],
  ],
  [
    'a key of one section in the cells of a table',
    `1. Where is starch first digested?
    Answer: mouth
    Match each nutrient to its use.
    | | Nutrient | Letter | | Use |
    | 2 | protein | | A | a store of energy |
    | 3 | fat | | B | growth |
    | 4 | calcium | | C | strong bones |
    WWW: ________
    | Section 2 key | 2 = B | 3 = A | 4 = C |`,
    [
      '1: Where is starch first digested? = mouth',
      '1: protein {a store of energy; growth; strong bones} = growth',
      '1: fat {a store of energy; growth; strong bones} = a store of energy',
      '1: calcium {a store of energy; growth; strong bones} = strong bones',
    ],
  ],
])('%s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
