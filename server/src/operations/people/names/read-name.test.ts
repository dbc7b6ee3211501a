import { describe, expect, it } from 'vitest';
import { mendTexts } from './mend-text.ts';
import { readName } from './read-name.ts';

describe('a name on a list', () => {
  it.each<[label: string, text: string, name: string, notes?: string[], heading?: string]>([
    ['as students type it', 'Zoë O’Neil', 'Zoë O’Neil'],
    ['surname first', 'Okoro, Ife', 'Ife Okoro'],
    ['surname first, in capitals', 'OKORO Ife Ann', 'Ife Ann Okoro'],
    ['with a comma and a heading that says forename first', 'Ife, Okoro', 'Ife Okoro', [], 'Forename, Surname'],
    ['a surname of several words in capitals', 'DE LA CRUZ Ana', 'Ana de la Cruz'],
    ['all in capitals', 'HANNAH TEN BRINK', 'Hannah ten Brink'],
    ['capitals with hyphens and apostrophes', "O'DOWD-MCKAY, Finn", "Finn O'Dowd-Mckay"],
    ['Mc in capitals', 'Eve MCKAY', 'Eve McKay'],
    ['initials for a forename', 'TJ Okoro', 'TJ Okoro'],
    ['capitals in the middle of a word', 'Ann McKay', 'Ann McKay'],
    ['a title', 'Miss Ife Okoro', 'Ife Okoro'],
    ['a title behind the surname', 'Okoro, Master Ben', 'Ben Okoro'],
    ['a name that begins like a title', 'Missy Okoro', 'Missy Okoro'],
    ['a note in the middle', 'Ife [EAL] Okoro', 'Ife Okoro', ['EAL']],
    ['a note behind a comma', 'Okoro, Ife {on trial}', 'Ife Okoro', ['on trial']],
    ['a note in round brackets', 'Ife Okoro (PP)', 'Ife Okoro', ['PP']],
    ['a forename that a student goes by', 'OKORO Thomas (Tommy)', 'Thomas Okoro', ['Tommy']],
    ['what tells two of one name apart', 'Ife Okoro (E)', 'Ife Okoro (E)'],
    ['a form that tells two apart', 'Ife Okoro (8R)', 'Ife Okoro (8R)'],
    ['words that tell two apart', 'Ife Okoro (drama)', 'Ife Okoro (drama)'],
  ])('is read: %s', (_label, text, name, notes = [], heading = '') => {
    expect(readName(text, heading)).toEqual({ name, notes });
  });
});

describe('a text whose letters were broken', () => {
  const twice = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
  it.each<[label: string, text: string, mended: string]>([
    ['UTF-8 that was read as Windows-1252', twice('Renée Müller'), 'Renée Müller'],
    ['the same twice over', twice(twice('Renée')), 'Renée'],
    ['an apostrophe that was', twice('D’Arcy'), 'D’Arcy'],
    ['entities', 'Ren&eacute;e D&#39;Arcy &amp; S&#xf8;ren', "Renée D'Arcy & Søren"],
    ['an unknown entity', 'A &banana; B', 'A &banana; B'],
    ['letters of Windows that are as they should be', 'Ãnna Ångström', 'Ãnna Ångström'],
    ['a price', '£5', '£5'],
  ])('is mended where that is certain: %s', (_label, text, mended) => {
    expect(mendTexts([text])).toEqual([mended]);
  });

  it('is mended in every cell where one shows that it is Polish', () => {
    expect(mendTexts(['£ukasz', 'Wojciñski', 'Ann'])).toEqual(['Łukasz', 'Wojciński', 'Ann']);
    expect(mendTexts(['Muñoz', 'Ann'])).toEqual(['Muñoz', 'Ann']);
  });
});
