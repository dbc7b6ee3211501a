import { describe, expect, it } from 'vitest';
import { markAttempt } from '../../marking/mark-attempt.ts';
import type { MarkScheme } from '../../scheme/mark-scheme.ts';
import { checkRuleCases } from '../testing/check-rule-cases.ts';

checkRuleCases({
  asks: 'what a wave does at a wall',
  rule: {
    kind: 'phrases',
    accept: ['reflects'],
    allow: ['bounces (back)'],
    others: ['refracts', 'absorbed', 'passes_through'],
    insufficient: ['changes (direction)', 'goes/moves', 'safety_glasses', 'has/needs room'],
    ignore: ['wall'],
  },
  maxMarks: 1,
  profile: 'year8',
  near: 'refract deflect reject',
  cases: [
    ['reflects', 1, 1, 'the accepted answer'],
    ['It reflects off the wall.', 1, 1, 'in a sentence'],
    ['it is reflected', 1, 0, 'another form of the word'],
    ['reflection', 1, 1, 'the noun'],
    ['refletcs', 1, 1, 'two letters changed places'],
    ['it bounces', 1, 0, 'wording that is allowed, without its optional word'],
    ['bounces right back', 1, 0, 'wording that is allowed, with a word between'],
    ['refracts', 0, 1, 'another term, however near by its letters'],
    ['deflects', 0, 1, 'another real word'],
    ['reflects and refracts', 0, 1, 'a right and a wrong answer side by side', 'contradicted'],
    ['it does not refract, it reflects', 1, 1, 'the wrong one denied'],
    ['it reflects, it is not absorbed', 1, 1, 'the wrong one denied afterwards'],
    ['does not reflect', 0, 0, 'the right one denied', 'negated'],
    ['it cannot be reflected', 0, 0, 'denied by cannot'],
    ['it does not fail to reflect', 1, 0, 'two denials cancel'],
    ['passes through', 0, 0, 'the opposite'],
    ['changes direction', 0, 0, 'too vague', 'insufficient'],
    ['it changes direction then', 0, 0, 'too vague in a sentence', 'insufficient'],
    ['moves', 0, 0, 'the other of two vague words', 'insufficient'],
    ['has room', 0, 0, 'a vague phrase with words to choose from', 'insufficient'],
    ['safety glasses', 0, 0, 'a vague term of two words', 'insufficient'],
    ['it changes direction because it reflects', 1, 1, 'what is vague does not harm what is right'],
    ['the wall', 0, 0, 'what the question says'],
    ['dunno', 0, 0, 'nothing that the scheme knows', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'a metal, with a rival that nobody has listed',
  rule: { kind: 'phrases', accept: ['copper'], allow: ['pure_metal'], others: ['zinc'], ignore: ['sulfate_solution'] },
  maxMarks: 1,
  compounds: { copper: 'beech mine' },
  cases: [
    ['copper mine', 0, 1, 'the name of something else', 'other-thing'],
    ['a copper-mine', 0, 1, 'with a hyphen', 'other-thing'],
    ['copper beeches', 1, 1, 'a plural that the list does not know'],
    ['copper mines', 0, 1, 'in the plural', 'other-thing'],
    ['copper. mine is shiny', 1, 1, 'no name across a full stop'],
    ['copper from a copper mine', 1, 1, 'the metal itself beside it'],
    ['copper wire', 1, 1, 'a thing of copper, which is none that has a name of its own'],
    ['copper or nickel', 0, 1, 'two alternatives', 'contradicted'],
    ['nickel or copper', 0, 1, 'the other way round', 'contradicted'],
    ['is it nickel or copper', 0, 1, 'in a question', 'contradicted'],
    ['copper, or nickel', 0, 1, 'after a comma', 'contradicted'],
    ['copper or maybe nickel', 0, 1, 'with a doubt', 'contradicted'],
    ['copper but I think nickel', 0, 1, 'a change of mind', 'contradicted'],
    ['nickel but I think copper', 1, 1, 'a change of mind for the right one'],
    ['copper but it is shiny', 1, 1, 'something that is true of it'],
    ['copper but I think it does not fizz', 1, 1, 'a thought that is denied'],
    ['copper but I think the sulfate solution', 1, 1, 'words of the scheme'],
    ['copper, I think', 1, 1, 'a doubt alone'],
    ['copper (or nickel)', 1, 1, 'an aside in brackets'],
    ['copper or something similar', 1, 1, 'nothing else is named'],
    ['copper or any old lump of rock', 1, 1, 'more than a name'],
    ['copper or not nickel', 1, 1, 'the other one denied'],
    ['copper or', 1, 1, 'nothing behind it'],
    ['copper or because it is shiny', 1, 1, 'a reason behind it'],
    ['pure metal or alloy', 1, 0, 'longer wording may be put in two ways'],
  ],
});

checkRuleCases({
  asks: 'what has to stay the same',
  rule: {
    kind: 'phrases',
    accept: ['same number of atoms'],
    allow: ['same/equal number/amount (of) atoms', 'no atoms lost/destroyed', 'not create/gain/lose/destroy > atom'],
    reject: ['molecules'],
  },
  maxMarks: 2,
  cases: [
    ['same number of atoms', 2, 2, 'all marks for the one thing'],
    ['there is the same number of atoms before and after', 2, 2, 'in a sentence'],
    ['the number of atoms stays the same', 2, 0, 'in another order'],
    ['equal amount of atoms', 2, 0, 'wording that is allowed'],
    ['the atoms are not the same number', 0, 0, 'denied'],
    ['same number', 0, 0, 'of what is missing'],
    ['same number of atoms and molecules', 0, 2, 'something that is rejected beside it', 'rejected'],
    ['same number of atoms, not molecules', 2, 2, 'what is rejected is denied'],
    ['a different number of atoms', 0, 0, 'the opposite'],
  ],
});

describe('what is vague under published', () => {
  const rule = {
    kind: 'phrases' as const,
    accept: ['reflects'],
    insufficient: ['changes (direction)', 'goes/moves', 'safety_glasses', 'has/needs room'],
  };
  const scheme: MarkScheme = {
    ...{ schemaVersion: 1, slug: 's', title: 't', profile: 'year8', gradeScale: 'science' },
    questions: [{ id: 'q', type: 'text', maxMarks: 1, rule }],
  };
  it.each([
    ['changes direction', 'insufficient', 'the vague phrase without its brackets'],
    ['it changes direction then', 'insufficient', 'the same in a sentence'],
    ['goes', 'insufficient', 'the first of two vague words'],
    ['moves', 'insufficient', 'the second of them'],
    ['has room', 'insufficient', 'the first of the words to choose from within a phrase'],
    ['safety glasses', 'insufficient', 'a term of two words'],
    ['dunno', 'no-match', 'nothing of these'],
  ])('"%s" is %s: %s', (value, refusal) => {
    const { results } = markAttempt(scheme, { q: { questionId: 'q', value } }, { policy: 'published' });
    expect(results[0]).toMatchObject({ marksAwarded: 0, refusal });
  });
  it('is nothing where the scheme lists nothing', () => {
    const plain = { ...scheme, questions: [{ ...scheme.questions[0]!, rule: { ...rule, insufficient: undefined } }] };
    const { results } = markAttempt(plain, { q: { questionId: 'q', value: 'moves' } }, { policy: 'published' });
    expect(results[0]?.refusal).toBe('no-match');
  });
});
