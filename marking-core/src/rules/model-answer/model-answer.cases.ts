/** A question with a model answer, and answers with the mark (of one) that a teacher would give, and why. */
export interface ModelAnswerCases {
  readonly question: string;
  readonly accept: readonly string[];
  readonly answers: readonly (readonly [answer: string, mark: 0 | 1, why: string])[];
}

/** Questions and answers of our own. */
export const modelAnswerCases: readonly ModelAnswerCases[] = [
  {
    question: 'What happens in this food chain?',
    accept: ['The fox eats the rabbit.'],
    answers: [
      ['foxes eat rabbits', 1, 'the same of many'],
      ['the rabbit is eaten by the fox', 1, 'in the passive'],
      ['the rabbit eats the fox', 0, 'who and whom changed'],
      ['the fox is eaten by the rabbit', 0, 'the same in the passive'],
    ],
  },
  {
    question: 'How is the pan heated?',
    accept: ['Energy moves from the stove to the pan.'],
    answers: [
      ['energy goes from the stove to the pan', 1, 'the same way'],
      ['energy moves from the pan to the stove', 0, 'the other way'],
    ],
  },
  {
    question: 'What happens to the energy in a leaf?',
    accept: ['Light energy changes into chemical energy.'],
    answers: [
      ['light energy is changed into chemical energy', 1, 'in the passive'],
      ['chemical energy changes into light energy', 0, 'the other way'],
    ],
  },
  {
    question: 'How do the two metals compare?',
    accept: ['Copper is more reactive than gold.'],
    answers: [
      ['copper is more reactive than gold', 1, 'the model answer'],
      ['gold is more reactive than copper', 0, 'the two changed'],
      ['copper is less reactive than gold', 0, 'the opposite'],
    ],
  },
  {
    question: 'How do you know which gas the acid and the carbonate give off?',
    accept: ['Carbon dioxide turns limewater cloudy.'],
    answers: [
      ['CO₂ makes limewater cloudy', 1, 'a formula for its name'],
      ['co2 turned the limewater cloudy', 1, 'a formula in small letters'],
      ['SO2 is smelly', 0, 'another formula'],
    ],
  },
  {
    question: 'Why does a puddle disappear on a sunny day?',
    accept: ['The water evaporates because the sun heats it.'],
    answers: [
      ['The sun heats the water and it evaporates', 1, 'another order'],
      ['the water evaporated', 1, 'the main idea'],
      ['It dries up in the heat of the sun', 1, 'a set phrase for evaporates'],
      ['evaperation of the water', 1, 'a misspelt noun for the verb'],
      ['The water does not evaporate because the sun heats it', 0, 'denied'],
      ['The water condenses because the sun heats it', 0, 'the opposite'],
      ['the puddle disappears on a sunny day', 0, 'the question again'],
      ['People step in it', 0, 'something else'],
    ],
  },
  {
    question: 'What happens to the current when another cell is added to the circuit?',
    accept: ['The current increases.'],
    answers: [
      ['the current increases', 1, 'the model answer'],
      ['It increases', 1, 'without the words of the question'],
      ['The current gets bigger and rises', 1, 'synonyms'],
      ['The current decreases', 0, 'the opposite'],
      ['the current falls', 0, 'a synonym of the opposite'],
      ['The current does not increase', 0, 'denied'],
      ['It stays the same', 0, 'another answer'],
      ['I am not sure', 0, 'no answer'],
    ],
  },
  {
    question: 'Why does the lamp go out when the switch is opened?',
    accept: ['The circuit is no longer complete, so no current flows through the lamp.'],
    answers: [
      ['The circuit is not complete so current cannot flow through the lamp', 1, 'other words that deny the same'],
      ['because the circuit is incomplete and no electricity flows', 1, 'a prefix that denies'],
      ['The circuit is complete so current flows through the lamp', 0, 'both halves without their denial'],
      ['The lamp is switched off when the switch is opened', 0, 'the question again'],
      ['the battery is flat', 0, 'another reason'],
    ],
  },
  {
    question: 'How are the bulbs connected?',
    accept: ['The bulbs are connected in parallel, each in a path of its own.'],
    answers: [
      ['in parallel, each bulb has its own path', 1, 'the same in other words'],
      ['They are in series, each in a path of its own', 0, 'series is the opposite of parallel'],
      ['with wires', 0, 'too vague'],
    ],
  },
  {
    question: 'Explain why a metal spoon feels colder than a wooden spoon.',
    accept: ['Metal is a better conductor, so it takes heat away from your hand faster.'],
    answers: [
      ['The metal conducts heat away from your hand faster', 1, 'the noun as a verb'],
      ['metal is a good conductor and takes the heat from your hand more quickly', 1, 'synonyms'],
      ['Metal is a better insulator, so it takes heat away from your hand slower', 0, 'two opposites'],
      ['Wood is brown', 0, 'something else'],
      ['metal spoons feel colder than wooden spoons', 0, 'the question again'],
    ],
  },
  {
    question: 'Why do we breathe faster when we run?',
    accept: ['Our muscles need more oxygen.', 'To get rid of carbon dioxide more quickly.'],
    answers: [
      ['our muscles need more oxygen', 1, 'the first model answer'],
      ['To get rid of carbon dioxide quickly', 1, 'the second model answer'],
      ['because the muscles need extra oxygen', 1, 'a synonym'],
      ['Our muscles need less oxygen', 0, 'less is the opposite of more'],
      ['Our muscles do not need more oxygen', 0, 'denied'],
      ['because running is hard', 0, 'something else'],
    ],
  },
  {
    question: 'What is a fair test?',
    accept: ['Only one variable is changed and all the others are kept the same.'],
    answers: [
      ['You change only one variable and keep all the others the same', 1, 'active for passive'],
      ['one variable is changed, the others stay the same', 1, 'a shorter form'],
      ['All the variables are changed', 0, 'the wrong way round'],
      ['a test that is fair', 0, 'the question again'],
      ['when nobody cheats', 0, 'something else'],
    ],
  },
  {
    question: 'Why do plants need light?',
    accept: ['They use the energy from light to make food by photosynthesis.'],
    answers: [
      ['to make their food by photosynthesis', 1, 'the main idea'],
      ['They use light energy to make food in photosynthesis', 1, 'close to it'],
      ['to do photosinthesis and make food', 1, 'a misspelling'],
      ['plants need light', 0, 'the question again'],
      ['so that they can see', 0, 'something else'],
    ],
  },
  {
    question: 'A student stretches a rubber band more. How does the sound change?',
    accept: ['The sound is higher because the band is tighter.'],
    answers: [
      ['The band is tighter so the sound is higher', 1, 'another order'],
      ['higher because it is tight', 1, 'short'],
      ['The sound is lower because the band is tighter', 0, 'lower is the opposite of higher'],
      ['the sound changes', 0, 'the question again'],
    ],
  },
  {
    question: 'Will the ice cube float on water? Explain your answer.',
    accept: ['Yes, because ice is less dense than water.'],
    answers: [
      ['Yes, ice is less dense than water', 1, 'the same'],
      ['yes because its density is less than that of water', 1, 'the noun for the adjective'],
      ['No, because ice is less dense than water', 0, 'the other verdict'],
      ['Yes, because ice is more dense than water', 0, 'more is the opposite of less'],
      ['Yes it will float', 0, 'no explanation'],
    ],
  },
  {
    question: 'How does a vaccine protect you?',
    accept: ['White blood cells learn to make antibodies against the disease.'],
    answers: [
      ['white blood cells learn how to make antibodies for the disease', 1, 'the same'],
      ['Your white blood cells make antibodies against the illness', 1, 'a synonym'],
      ['It kills you', 0, 'something else'],
      ['Red paint is made in the blood', 0, 'shares a word only'],
    ],
  },
  {
    question: 'What does the thermometer show when the water boils, and how do you know?',
    accept: ['100 degrees, because the temperature stops rising.'],
    answers: [
      ['100 degrees because the temperature stops rising', 1, 'the same'],
      ['100, the temperature does not rise any more', 1, 'a denial for stops'],
      ['50 degrees, because the temperature stops rising', 0, 'another number'],
    ],
  },
  {
    question: 'Why did the magnet not pick up the aluminium can?',
    accept: ['Aluminium is not magnetic.'],
    answers: [
      ['Aluminium is not magnetic', 1, 'the model answer'],
      ["because aluminium isn't magnetic", 1, 'a short form'],
      ['Aluminium is magnetic', 0, 'without the denial'],
      ['It is too heavy', 0, 'another reason'],
    ],
  },
];
