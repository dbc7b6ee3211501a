import { type AnswerBank, letters, options } from './answer-bank.ts';
import { childcareAnswers } from './childcare-answers.ts';

/** By homework id, then by question id. */
export const demoAnswers: Readonly<Record<number, Readonly<Record<string, AnswerBank>>>> = {
  6: childcareAnswers,
  149: {
    q1a1: letters('E', 'ABCDEF'),
    q1a2: letters('D', 'ABCDEF'),
    q1b1: letters('B', 'ABCDEF'),
    q1b2: letters('F', 'ABCDEF'),
    q1c1: {
      right: ['stopwatch', 'a stopwatch', 'Stop clock', 'clock', 'a timer'],
      wrong: ['thermometer', 'time', 'ruler'],
    },
    q1c2: {
      right: ['thermometer', 'A thermometer', 'thermomiter'],
      wrong: ['stopwatch', 'temperature', 'the bunsen burner'],
    },
    q2a: {
      right: ['goggles', 'safety goggles', 'a hairband', 'she should tie her hair back'],
      wrong: ['gloves', 'lab coat', 'a hat'],
    },
    q2b: { right: ['50 seconds', '50', '50s', 'fifty seconds'], wrong: ['5 seconds', '60 seconds', 'not long'] },
    q2c1: {
      side: 'yes',
      right: ['only the crisp was changed', 'they used the same mass of crisp', 'same volume of water each time'],
      wrong: ['it was fair', 'because they were careful', 'they did it well'],
    },
    q2c2: {
      right: ['the type of crisp', 'different crisp types', 'which crisp they used'],
      wrong: ['the water', 'the temperature', 'the time'],
    },
    q2d1: options('false', 'true', 'cannot_tell'),
    q2d2: options('false', 'true', 'cannot_tell'),
    q2d3: options('cannot_tell', 'true', 'false'),
  },
  150: {
    q1: {
      right: ['(100,2),(250,5),(500,9),(1000,22),(2000,37),(3000,60)'],
      wrong: ['(100,2),(250,5),(500,9),(1000,22)', '(100,2),(3000,60)', '(500,9)'],
    },
    q2: options(
      'The larger the jar, the longer the candle burns.',
      'The larger the jar, the shorter the time the candle burns.',
      'There is no pattern.',
    ),
    q3: {
      right: ['more oxygen in the large jar', 'more air', 'there is more oxygen'],
      wrong: ['the jar is hotter', 'it is heavier'],
    },
  },
  2: {
    q1ai: { right: ['3 waves', '3', 'three waves', 'there are 3'], wrong: ['6', '2 waves', 'four'] },
    q1aii: { right: ['1 Hz', '1 hertz', '1hz', '1 wave per second'], wrong: ['3 Hz', '9', '3 seconds'] },
    q1aiii: options('hertz', 'joule', 'watt'),
    q1b: {
      right: ['reflects', 'they reflect', 'they bounce back', 'reflected off the wall'],
      wrong: ['refracts', 'they stop', 'absorbed'],
    },
    q1ci: options('gets smaller', 'gets bigger', 'stays the same', 'becomes zero'),
    q1cii: options('kinetic energy', 'potential energy', 'thermal energy', 'chemical energy'),
    q1ciii: options('renewable', 'non-renewable'),
  },
  3: {
    q1ai: {
      right: ['bubbles', 'bubbling', 'It fizzes', 'gas bubbles'],
      wrong: ['it goes rusty', 'nothing', 'it melts'],
    },
    q1aii: {
      right: ['magnesium, zinc, iron, copper', 'Mg Zn Fe Cu', 'magnesium zinc iron copper'],
      wrong: ['copper, iron, zinc, magnesium', 'magnesium, iron, zinc, copper', 'zinc, magnesium, iron, copper'],
    },
    q1bi: { right: ['copper', 'Copper', 'Cu'], wrong: ['iron', 'zinc', 'magnesium'] },
    q1bii: { right: ['iron', 'Iron', 'Fe'], wrong: ['magnesium', 'copper', 'tin'] },
    q2ai: letters('B', 'ABCDE'),
    q2aii: letters('D', 'ABCDE'),
    q2bi: {
      right: ['the atoms are joined', 'a new compound is made', 'the atoms are bonded together'],
      wrong: ['they are mixed', 'there are more of them', 'it is a liquid'],
    },
    q2bii: {
      right: ['Q oxygen and R carbon dioxide', 'oxygen and carbon dioxide', 'Q is oxygen, R is CO2'],
      wrong: ['hydrogen and oxygen', 'carbon dioxide and oxygen', 'Q is oxygen'],
    },
    q2biii: {
      right: ['same number of atoms', 'there are the same number of atoms before and after', 'no atoms are lost'],
      wrong: ['because it is heavy', 'the gas has no mass', 'it just stays the same'],
    },
  },
  4: {
    q1a: options('stores genetic information', 'releases energy from food', 'carries oxygen around the body'),
    q1b: {
      right: ['adenine, thymine, cytosine, guanine', 'A T C G', 'adenine thymine guanine and cytosine'],
      wrong: ['adenine and thymine', 'A and T', 'sugar and phosphate'],
    },
    q2a: options('nucleus and mitochondria', 'nucleus only', 'mitochondria only', 'cell membrane and cytoplasm'),
    q2b: {
      right: [
        'double helix with base pairs',
        'two strands twisted into a double helix',
        'a double helix of two strands',
      ],
      wrong: ['it is a double helix', 'it is long', 'it is in the nucleus'],
    },
    q3a: options('46', '23', '48', '92'),
    q3b: {
      right: ['a section of DNA that codes for a protein', 'a part of a chromosome that controls a characteristic'],
      wrong: ['a section of DNA', 'it is in your blood', 'what you are made of'],
    },
    q4a: {
      right: ['brown is dominant and blue is recessive', 'B is dominant so only one copy is needed'],
      wrong: ['brown is dominant', 'because they have brown eyes', 'their mum has brown eyes'],
    },
    q4b: options('brown eyes', 'blue eyes', 'half brown and half blue', 'green eyes'),
    q5: {
      right: [
        'the egg always has an X, the sperm has X or Y, XX is a girl and XY is a boy',
        'mother gives X, father gives X or Y. XX is female and XY is male',
      ],
      wrong: ['XX is a girl and XY is a boy', 'it depends on the father', 'it is random'],
    },
  },
  5: {
    q1a: options('C - Stomach', 'A - Mouth', 'D - Liver', 'E - Small intestine'),
    q1b: options('D - Liver', 'C - Stomach', 'B - Oesophagus', 'F - Large intestine'),
    q1c: options('E - Small intestine', 'F - Large intestine', 'C - Stomach', 'D - Liver'),
    q1d: {
      right: ['they are too large', 'the molecules are too big to fit', 'it needs to be broken down first'],
      wrong: ['starch is a liquid', 'it is not healthy', 'the gut is closed'],
    },
    q1e: { right: ['8', 'pH 8', '8.0'], wrong: ['2', 'pH 7', '6'] },
    q1f: options(
      'Enzyme X: Stomach, Enzyme Y: Small intestine',
      'Enzyme X: Mouth, Enzyme Y: Stomach',
      'Enzyme X: Small intestine, Enzyme Y: Stomach',
    ),
    q1g: options('Substrate B', 'Substrate A', 'Substrate C'),
    q1h: options('Lock and key', 'Nut and bolt', 'Ball and socket', 'Particle model'),
    q1i: {
      right: [
        'the enzyme is denatured and the substrate does not fit the active site',
        'the active site changes shape so the substrate cannot bind',
      ],
      wrong: ['the enzyme is denatured', 'it gets tired', 'it dies'],
    },
  },
};
