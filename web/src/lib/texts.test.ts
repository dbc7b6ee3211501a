import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import cymraeg from '../../texts/cy.json' with { type: 'json' };
import english from '../../texts/en.json' with { type: 'json' };
import urdu from '../../texts/ur.json' with { type: 'json' };
import cy from '../app/languages/cy.ts';
import ur from '../app/languages/ur.ts';
import { directionOf, said, setCatalogue, t, tParts } from './texts.ts';

type Tokens = ReturnType<typeof compileMessageOrThrow>;

/** The values of a text, each with how it is used, and whether its forms are those of the language. */
function valuesOf(tokens: Tokens, forms: readonly string[]): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, use, choices] = token;
    if (use === undefined) return [name];
    const own = Object.entries(choices as Record<string, Tokens>).filter(([form]) => form !== 'offset');
    const strange = own.map(([form]) => form).filter((form) => ![...forms, 'other'].includes(form));
    expect([use, strange, 'other' in Object.fromEntries(own)]).toEqual(['plural', [], true]);
    return [`${name} counted`, ...own.flatMap(([, one]) => valuesOf(one, forms))];
  });
}

const values = (text: string, language: string) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...new Set(valuesOf(compileMessageOrThrow(text), pluralCategories))].sort();
};

describe.each([
  ['en-GB', english],
  ['cy', cymraeg],
  ['ur', urdu],
])('the texts in %s', (language, texts: Record<string, string>) => {
  it('are those that there are in English, in the same order, with the same values', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    const wrong = Object.entries(english).filter(
      ([key, text]) => `${values(texts[key] ?? '', language)}` !== `${values(text, 'en-GB')}`,
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

it('no text is there that no page asks for', () => {
  const folder = new URL('..', import.meta.url);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const code = pages.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const left = Object.keys(english).filter((key) => !key.startsWith('said.') && !code.includes(`'${key}'`));
  expect(left).toEqual([]);
});

describe('a text', () => {
  afterEach(() => {
    setCatalogue(undefined);
    vi.unstubAllGlobals();
  });
  const at = (pathname: string) => vi.stubGlobal('location', { pathname });

  it('is in the language of the page, with the form of its count', () => {
    expect([t('marks.worth', { marks: 1 }), t('marks.worth', { marks: 1234 })]).toEqual(['1 mark', '1,234 marks']);
    at('/quiz');
    setCatalogue(cy);
    expect([t('marks.worth', { marks: 1 }), t('marks.worth', { marks: 2 })]).toEqual(['1 marc', '2 farc']);
  });

  it('is in English on pages of staff', () => {
    at('/teacher-dashboard');
    setCatalogue(ur);
    expect(t('page.home')).toBe('Home');
  });

  it('keeps a word that runs the other way together', () => {
    at('/');
    setCatalogue(ur);
    expect(t('copy.by-hand', { text: 'school.example' })).toContain('\u2068school.example\u2069');
    expect(tParts('copy.by-hand', { text: ['a link'] })).toContainEqual(['a link']);
  });

  it('that the marking says is found by its English, and any other stays', () => {
    at('/quiz');
    setCatalogue(cy);
    expect([said('Pass'), said('Passed')]).toEqual(['Llwyddo', 'Passed']);
    setCatalogue(undefined);
    expect(said('Pass')).toBe('Pass');
  });
});

it.each([
  ['ur', 'rtl'],
  ['ar-EG', 'rtl'],
  ['en-GB', 'ltr'],
  ['arn', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
