import { describe, expect, it } from 'vitest';
import { asksForWording, readCandidates } from './read-asked.ts';

const offered: readonly (readonly [question: string, key: string, candidates: string[] | undefined, why: string])[] = [
  ['Does the bulb get brighter or dimmer?', 'dimmer', ['brighter', 'dimmer'], 'the two sides of an or'],
  [
    'Does the ball roll towards the wall or away from the wall?',
    'away',
    ['towards', 'away'],
    'what they share is left out',
  ],
  ['Is this a regular verb or an irregular verb?', 'irregular', ['regular', 'irregular'], 'articles apart'],
  ['Is zinc oxide soluble or non-soluble?', 'non-soluble', ['soluble', 'non soluble'], 'with and without non'],
  ['Which of tin, lead and gold is heaviest?', 'gold', ['tin', 'lead', 'gold'], 'a list behind which of'],
  [
    'Which type of rock is chalk: igneous, sedimentary or metamorphic?',
    'sedimentary',
    ['igneous', 'sedimentary', 'metamorphic'],
    'a list behind a colon',
  ],
  ['Is the angle acute, obtuse or reflex?', 'obtuse', ['acute', 'obtuse', 'reflex'], 'a list that opens a question'],
  ['Which came first, the Iron Age or the Bronze Age?', 'the Bronze Age', ['iron', 'bronze'], 'names behind a comma'],
  ['Does Jupiter or Mars orbit closer to the Sun?', 'Mars', ['jupiter', 'mars'], 'names that the question is about'],
  ['Does the frog or the toad live longer?', 'toad', ['frog', 'toad'], 'things that the question is about'],
  ['State whether the change is physical or chemical.', 'physical', ['physical', 'chemical'], 'state whether'],
  ['Can glass rust?', 'no', ['yes', 'no'], 'yes or no'],
  ['Tom says: "Ice sinks." Is he correct? Explain.', 'No, ice floats', ['yes', 'no'], 'a verdict with its reason'],
  [
    'Underline the noun in the sentence: Birds sing loudly.',
    'birds',
    ['birds', 'sing', 'loudly'],
    'a word of a sentence',
  ],
  ['Does the bulb get brighter or dimmer?', 'it stays the same', undefined, 'a key that takes neither'],
  ['She lit a bulb or ran a motor. What will she see?', 'The bulb lights', undefined, 'an or that asks nothing'],
  ['How can you tell if it is iron or tin?', 'iron sticks to a magnet', undefined, 'an embedded question'],
  [
    'Is it warmer in June or in May? What is the reason?',
    'The days in June are longer',
    undefined,
    'a key that says something of a candidate',
  ],
  ['Name a gas.', 'oxygen', undefined, 'nothing offered'],
];

describe('what a question offers', () => {
  it.each(offered)('%s [%s]: %s (%s)', (question, key, candidates) => {
    expect(readCandidates(question, [key])).toEqual(candidates);
  });
});

const wording: readonly (readonly [question: string, asks: boolean])[] = [
  ['Translate into French: I am cold.', true],
  ['How do you say “dog” in German?', true],
  ['What is the Spanish word for bread?', true],
  ['Spell the word that means a place for books.', true],
  ['Correct the sentence: We was late.', true],
  ['Put the verb “to run” in the past tense.', true],
  ['What is the plural of “mouse”?', true],
  ['Complete with the correct form of the verb.', true],
  ['Choose the correct word for the gap.', false],
  ['What is the correct form of energy?', false],
  ['In which tense is this sentence?', false],
  ['Who was the king in French history?', false],
  ['Rewrite the equation with x on the left.', false],
];

describe('whether the form is asked for', () => {
  it.each(wording)('%s %s', (question, asks) => {
    expect(asksForWording(question)).toBe(asks);
  });
});
