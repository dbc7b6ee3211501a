import { describe, expect, it } from 'vitest';
import { writeZip } from '../../../files/write-zip.ts';
import { readFiles } from '../../read-files.ts';
import { readOne } from '../../testing/read-one.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const declare = (id: string, cardinality: string, ...values: string[]) =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="identifier"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;
const item = (declared: string, body: string, more = '') =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="An item">${declared}
   <outcomeDeclaration identifier="MAXSCORE"><defaultValue><value>2</value></defaultValue></outcomeDeclaration><itemBody>${body}</itemBody>${more}</assessmentItem>`;
const choices = (...texts: string[]) =>
  texts.map((text, at) => `<simpleChoice identifier="C${at}">${text}</simpleChoice>`).join('');

/** The item as QTI 3.0 writes it. */
const asVersion3 = (xml: string) =>
  xml
    .replace('imsqti_v2p1', 'imsqtiasi_v3p0')
    .replace(
      /(<\/?)([a-z]+[A-Z]\w*|value|prompt|gap)\b/gu,
      (_all, start: string, name: string) =>
        `${start}qti-${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`,
    )
    .replace(/responseIdentifier=/gu, 'response-identifier=');

const read = (...items: string[]) =>
  readOne(
    'quiz.zip',
    writeZip({
      'imsmanifest.xml': '<manifest/>',
      'img/a.png': png,
      ...Object.fromEntries(items.map((xml, at) => [`items/${at}.xml`, xml])),
    }),
  );

const kinds: [why: string, xml: string, questions: object[]][] = [
  [
    'a choice, with its picture and raised letters',
    item(
      declare('R', 'single', 'C1'),
      '<p>See <img src="../img/a.png" alt="a rock"/></p><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which is 10<sup>3</sup>?</prompt>' +
        `${choices('100', '1000<feedbackInline outcomeIdentifier="F" identifier="C1">well done</feedbackInline>')}</choiceInteraction>`,
    ),
    [
      {
        type: 'multiple-choice',
        question: 'See\nWhich is 10³?',
        options: ['100', '1000'],
        correctAnswers: ['1000'],
        marks: 2,
        diagramAlt: 'a rock',
      },
    ],
  ],
  [
    'a choice of several, a statement each',
    item(
      declare('R', 'multiple', 'C0', 'C2'),
      `<choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>Metals?</prompt>${choices('iron', 'wood', 'tin')}</choiceInteraction>`,
    ),
    [
      { question: 'iron', correctAnswers: ['true'] },
      { question: 'wood', correctAnswers: ['false'] },
      { question: 'tin', correctAnswers: ['true'] },
    ],
  ],
  [
    'words to type in a text',
    item(
      declare('R', 'single', 'photosynthesis'),
      '<p>Plants live by <textEntryInteraction responseIdentifier="R"/>.</p>',
    ),
    [{ type: 'text', question: 'Plants live by _____.', correctAnswers: ['photosynthesis'] }],
  ],
  [
    'choices in a line',
    item(
      declare('R', 'single', 'b') + declare('S', 'single', 'c'),
      '<p>Ice <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="a">sinks</inlineChoice><inlineChoice identifier="b">floats</inlineChoice></inlineChoiceInteraction> on <inlineChoiceInteraction responseIdentifier="S"><inlineChoice identifier="c">water</inlineChoice><inlineChoice identifier="d">air</inlineChoice></inlineChoiceInteraction>.</p>',
    ),
    [
      {
        question: 'Gap (1)',
        description: 'Ice (1) _____ on (2) _____.',
        options: ['sinks', 'floats'],
        correctAnswers: ['floats'],
        marks: 1,
      },
      { question: 'Gap (2)', options: ['water', 'air'], correctAnswers: ['water'], marks: 1 },
    ],
  ],
  [
    'a match',
    item(
      declare('R', 'multiple', 'A X', 'B Y'),
      '<matchInteraction responseIdentifier="R"><prompt>Match.</prompt><simpleMatchSet><simpleAssociableChoice identifier="A">Na</simpleAssociableChoice><simpleAssociableChoice identifier="B">K</simpleAssociableChoice></simpleMatchSet>' +
        '<simpleMatchSet><simpleAssociableChoice identifier="X">sodium</simpleAssociableChoice><simpleAssociableChoice identifier="Y">potassium</simpleAssociableChoice><simpleAssociableChoice identifier="Z">argon</simpleAssociableChoice></simpleMatchSet></matchInteraction>',
    ),
    [
      {
        question: 'Na',
        description: 'Match.',
        options: ['argon', 'potassium', 'sodium'],
        correctAnswers: ['sodium'],
        marks: 1,
      },
      { question: 'K', correctAnswers: ['potassium'], marks: 1 },
    ],
  ],
  [
    'an order',
    item(
      declare('R', 'ordered', 'C1', 'C0'),
      `<orderInteraction responseIdentifier="R"><prompt>Order.</prompt>${choices('eat', 'wake')}</orderInteraction>`,
    ),
    [
      { question: 'Which comes first?', options: ['eat', 'wake'], correctAnswers: ['wake'] },
      { question: 'Which comes second?', correctAnswers: ['eat'] },
    ],
  ],
];

describe('a package of QTI', () => {
  it.each(kinds)('has %s', async (_why, xml, questions) => {
    const read2 = await read(xml);
    expect(read2.questions).toMatchObject(questions);
    expect(JSON.stringify(read2.questions)).not.toContain('well done');
    expect((await read(asVersion3(xml))).questions).toEqual(read2.questions);
  });

  it('keeps the order of its test, and takes its title', async () => {
    const one = (text: string) =>
      item(declare('R', 'single', 'x'), `<p>${text} <textEntryInteraction responseIdentifier="R"/></p>`);
    const { draft, questions } = await readOne(
      'quiz.zip',
      writeZip({
        'imsmanifest.xml': '<manifest/>',
        'a.xml': one('Second:'),
        'b.xml': one('First:'),
        'test.xml':
          '<assessmentTest title="Week 3"><testPart><assessmentSection><assessmentItemRef href="b.xml"/><assessmentItemRef href="a.xml"/></assessmentSection></testPart></assessmentTest>',
      }),
    );
    expect(draft.assignment.title).toBe('Week 3');
    expect(questions.map(({ question }) => question)).toEqual(['First: _____', 'Second: _____']);
  });

  it('says which items cannot be asked', async () => {
    const { said } = await read(item('', '<hotspotInteraction responseIdentifier="R"/>'));
    expect(said).toContain(
      'Question 1: the item “An item” is of a kind that cannot be asked here (hotspotInteraction): it is left out.',
    );
    const changing = item('<templateDeclaration identifier="N" cardinality="single" baseType="integer"/>', '<p>N?</p>');
    expect((await read(changing)).said.join()).toMatch(/has values that change from pupil to pupil/);
  });

  it('asks a choice below a text with a gap as well as the gap', async () => {
    const asked =
      '<p>Iron is a <textEntryInteraction responseIdentifier="T"/>.</p><choiceInteraction responseIdentifier="R"><prompt>Does it rust?</prompt>' +
      `${choices('yes', 'no')}</choiceInteraction><choiceInteraction responseIdentifier="S">${choices('solid', 'gas')}</choiceInteraction>`;
    const declared = declare('T', 'single', 'metal') + declare('R', 'single', 'C0') + declare('S', 'single', 'C0');
    expect((await read(item(declared, asked))).questions).toMatchObject([
      { question: 'Iron is a _____.', type: 'text', correctAnswers: ['metal'] },
      { question: 'Does it rust?', description: 'Iron is a _____.', correctAnswers: ['yes'] },
      { question: 'Iron is a _____.', options: ['solid', 'gas'], correctAnswers: ['solid'] },
    ]);
  });

  it('may be one item alone', async () => {
    const { questions, draft } = await readOne('item.xml', kinds[2]?.[1] ?? '');
    expect([draft.kind, questions[0]?.correctAnswers]).toEqual(['qti', ['photosynthesis']]);
  });

  it.each<[why: string, part: string, message: RegExp]>([
    ['of a course without a quiz', '<web/>', /package without questions/],
    ['that declares a document type', '<!DOCTYPE a [<!ENTITY b "b">]><assessmentItem/>', /declares a document type/],
    ['nested without end', '<a>'.repeat(300), /nested too deeply/],
  ])('%s is refused', async (_why, part, message) => {
    const bytes = writeZip({ 'imsmanifest.xml': '<manifest/>', 'a.xml': part });
    const { refusals } = await readFiles([{ name: 'a.zip', bytes }], undefined);
    expect(refusals).toMatchObject([{ message: expect.stringMatching(message) }]);
  });
});
