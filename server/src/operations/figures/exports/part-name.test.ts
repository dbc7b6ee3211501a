import { expect, it } from 'vitest';
import { partName } from './part-name.ts';

it.each([
  ['Ada Lovelace', 'Lovelace', 'Ada', 'the last word is the surname'],
  ['Ada Mary Lovelace', 'Lovelace', 'Ada Mary', 'the others are forenames'],
  ['Jan van der Berg', 'van der Berg', 'Jan', 'small words before it belong to it'],
  ['Ana de Souza', 'de Souza', 'Ana', 'likewise'],
  ['ada mary lovelace', 'lovelace', 'ada mary', 'a name that was typed small'],
  ['Fatima Al-Hassan', 'Al-Hassan', 'Fatima', 'a hyphen does not part'],
  ['Sam Lee (B)', 'Lee', 'Sam (B)', 'what tells two of one name apart'],
  ['Lee, Sam', 'Lee', 'Sam', 'as registers have it'],
  ['Lee,', 'Lee,', '', 'a comma without anything behind it'],
  ['Cher', 'Cher', '', 'one word'],
  ['李小明', '李小明', '', 'a name without spaces'],
  ['van Gogh', 'Gogh', 'van', 'never without a forename where there are two words'],
])('%s is %s, %s: %s', (name, surname, forename) => {
  expect(partName(name)).toEqual({ surname, forename });
});
