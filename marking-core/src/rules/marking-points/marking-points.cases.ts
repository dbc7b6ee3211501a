/** A question with its points, and answers with the points (1 for each that is made, in their order) a teacher would tick, and why. */
export interface MarkingPointsCases {
  readonly question: string;
  readonly points: readonly (readonly string[])[];
  readonly answers: readonly (readonly [answer: string, made: string, why: string])[];
}

/** Questions and answers of our own. */
export const markingPointsCases: readonly MarkingPointsCases[] = [
  {
    question: 'What are the three states of matter?',
    points: [['solid'], ['liquid'], ['gas']],
    answers: [
      ['solid, liquid, gas', '111', 'all three'],
      ['solid, liquid', '110', 'a word makes one point'],
      ['gas', '001', 'a word makes one point'],
      ['solid, liquid, plasma', '110', 'a word makes one point'],
    ],
  },
  {
    question: 'Explain why increasing the temperature increases the rate of reaction.',
    points: [['particles move faster'], ['collide more often', 'more frequent collisions']],
    answers: [
      ['particles move faster', '10', 'the first alone'],
      ['They collide more often.', '01', 'the second alone'],
      ['particles move faster so they collide more often', '11', 'both'],
      ['the particles gain energy and go quicker so there are more frequent collisions', '11', 'in other words'],
      ['they move faster', '10', 'a pronoun'],
      ['the particles colide more often', '01', 'a misspelling'],
      ['particles move slower', '00', 'the opposite'],
      ['particles move slower but they collide more often', '01', 'the opposite of one'],
      ['particles move faster and collide less often', '10', 'the opposite of the other'],
      ['Particles move faster. They do not collide more often.', '10', 'one denied'],
      ['the particles have more energy', '00', 'another point, which the scheme does not have'],
      ['the rate of reaction increases', '00', 'the question again'],
    ],
  },
  {
    question: 'Describe what happens to a gas when it is heated.',
    points: [['the temperature increases'], ['the pressure increases']],
    answers: [
      ['the temperature increases', '10', 'what it shares with the other point shows nothing'],
      ['it increases', '00', 'nothing of its own'],
      ['the temperature and the pressure increase', '11', 'both with one verb'],
      ['pressure goes up', '01', 'a synonym'],
      ['the temperature increases and the pressure decreases', '10', 'the opposite of one'],
      ['the temperature increases but the pressure does not', '10', 'one denied, its verb left out'],
    ],
  },
  {
    question: 'Explain how sweating cools the body down.',
    points: [
      ['sweat evaporates from the skin'],
      ['this takes heat energy away from the body', 'energy is transferred from the body'],
    ],
    answers: [
      ['the sweat evaporates', '10', 'the main words'],
      ['sweat evaporates from the skin and takes heat energy away', '11', 'both'],
      ['it takes heat away from your body', '01', 'the second'],
      ['sweat cools the body down', '00', 'the question again'],
      ['the sweat condenses', '00', 'the opposite'],
      ['it does not evaporate', '00', 'denied'],
    ],
  },
  {
    question: 'Name two greenhouse gases.',
    points: [['carbon dioxide', 'CO2'], ['methane', 'CH4'], ['water vapour']],
    answers: [
      ['carbon dioxide and methane', '110', 'two of three'],
      ['CO₂, CH₄', '110', 'formulae'],
      ['carbon monoxide', '000', 'half of a name is another name'],
      ['water', '000', 'half of a name'],
      ['not methane', '000', 'denied'],
    ],
  },
  {
    question: 'Give two ways of reducing heat loss from a house.',
    points: [['loft insulation'], ['double glazing'], ['cavity wall insulation']],
    answers: [
      ['insulate the loft', '100', 'a form of the words'],
      ['double glazed windows and loft insulation', '110', 'two'],
      ['insulation', '000', 'what two points share is neither'],
      ['triple glazing', '000', 'another thing'],
    ],
  },
  {
    question: 'A car goes 100 m in 5 s. Work out its speed, and its kinetic energy if its mass is 900 kg.',
    points: [
      ['20 m/s', '20'],
      ['180 000 J', '180000 J'],
    ],
    answers: [
      ['v = 20 m/s', '10', 'a quantity'],
      ['20 m/s and then 180000 J', '11', 'two'],
      ['200 m/s', '00', 'another number'],
    ],
  },
];
