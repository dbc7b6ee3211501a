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
    'a choice of several',
    item(
      declare('R', 'multiple', 'C0', 'C2'),
      `<choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>Metals?</prompt>${choices('iron', 'wood', 'tin')}</choiceInteraction>`,
    ),
    [
      {
        type: 'multiple-response',
        question: 'Metals?',
        options: ['iron', 'wood', 'tin'],
        correctAnswers: ['iron', 'tin'],
        marks: 2,
      },
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
        type: 'gap-fill',
        passage: 'Ice [[1]] on [[2]].',
        slots: [
          { id: '1', options: ['sinks', 'floats'] },
          { id: '2', options: ['water', 'air'] },
        ],
        correctAnswers: ['1: floats', '2: water'],
        marks: 2,
      },
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
        type: 'matching',
        question: 'Match.',
        slots: [{ id: 'Na' }, { id: 'K' }],
        options: ['argon', 'potassium', 'sodium'],
        correctAnswers: ['Na: sodium', 'K: potassium'],
        marks: 2,
      },
    ],
  ],
  [
    'an order',
    item(
      declare('R', 'ordered', 'C1', 'C0'),
      `<orderInteraction responseIdentifier="R"><prompt>Order.</prompt>${choices('eat', 'wake')}</orderInteraction>`,
    ),
    [{ type: 'ordering', question: 'Order.', options: ['eat', 'wake'], correctAnswers: ['wake', 'eat'] }],
  ],
  [
    'pairs among choices of one set',
    item(
      declare('R', 'multiple', 'A B'),
      '<associateInteraction responseIdentifier="R"><prompt>Enemies?</prompt><simpleAssociableChoice identifier="A">cat</simpleAssociableChoice><simpleAssociableChoice identifier="B">dog</simpleAssociableChoice><simpleAssociableChoice identifier="C">cow</simpleAssociableChoice></associateInteraction>',
    ),
    [{ type: 'matching', options: ['cow', 'dog'], slots: [{ id: 'cat' }], correctAnswers: ['cat: dog'] }],
  ],
  [
    'words to pick out of a text',
    item(
      declare('R', 'single', 'A'),
      '<hottextInteraction responseIdentifier="R"><p>The <hottext identifier="A">iron</hottext> <hottext identifier="B">floats</hottext>.</p><prompt>Which is a metal?</prompt></hottextInteraction>',
    ),
    [
      {
        type: 'multiple-choice',
        question: 'The iron floats.\nWhich is a metal?',
        options: ['iron', 'floats'],
        correctAnswers: ['iron'],
      },
    ],
  ],
  [
    'labels for places in a picture',
    item(
      declare('R', 'multiple', 'W G', 'V H'),
      '<graphicGapMatchInteraction responseIdentifier="R"><prompt>Label it.</prompt><object data="../img/a.png" type="image/png" width="200" height="100">A rock</object><gapText identifier="W">top</gapText><gapText identifier="V">side</gapText><associableHotspot identifier="G" shape="circle" coords="100,25,5" matchMax="1"/><associableHotspot identifier="H" shape="rect" coords="0,40,20,60" matchMax="1"/></graphicGapMatchInteraction>',
    ),
    [
      {
        type: 'labelling',
        question: 'Label it.',
        options: ['top', 'side'],
        slots: [
          { id: '1', at: { x: 0.5, y: 0.25 } },
          { id: '2', at: { x: 0.05, y: 0.5 } },
        ],
        correctAnswers: ['1: top', '2: side'],
        diagramPath: expect.stringMatching(/^\/homework-images\//),
      },
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

  const mapping = (...entries: [string, number][]) =>
    `<mapping defaultValue="0">${entries.map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`).join('')}</mapping></responseDeclaration>`;
  const several = (entries: string, processing: string) =>
    item(
      declare('R', 'multiple', 'C0', 'C2').replace('</responseDeclaration>', entries),
      `<choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>Metals?</prompt>${choices('iron', 'wood', 'tin')}</choiceInteraction>`,
      `<responseProcessing ${processing}/>`,
    );
  it.each([
    ['all or nothing', mapping(), 'match_correct', 'all'],
    ['each by itself', mapping(['C0', 1], ['C2', 1]), 'map_response', 'each'],
    ['right less wrong', mapping(['C0', 1], ['C1', -1], ['C2', 1]), 'map_response', 'right-less-wrong'],
  ])('marks parts of an answer as its rules say: %s', async (_why, entries, template, partMarks) => {
    const { questions } = await read(several(entries, `template="${template}"`));
    expect(questions).toMatchObject([{ partMarks, marks: 2 }]);
  });

  it('has as many marks as its answers are worth, where it names no other', async () => {
    const unnamed = several(mapping(['C0', 2], ['C2', 1]), 'template="map_response"').replace(
      /<outcomeDeclaration[\s\S]*?<\/outcomeDeclaration>/u,
      '',
    );
    const { questions, said } = await read(unnamed);
    expect(questions).toMatchObject([{ marks: 3, correctAnswers: ['iron', 'tin'] }]);
    expect(said).toEqual(['Question 1: its parts are worth different marks: here each has the same share.']);
  });

  it('takes the 100 of a cartridge for per cent, and says so; a hint of it is a study tip', async () => {
    const whole = item(
      declare('R', 'single', 'x'),
      '<p>Which? <textEntryInteraction responseIdentifier="R"/></p><infoControl title="Hint">Think.</infoControl>',
    ).replace('<value>2</value>', '<value>100</value>');
    const { questions, said } = await read(whole);
    expect(questions).toMatchObject([{ marks: 1, question: 'Which? _____', studyTip: 'Think.' }]);
    expect(said).toEqual(['Question 1: its 100 is taken for per cent: it has 1 mark.']);
  });

  it('shares a stimulus, with its picture, among the items that name it', async () => {
    const one = (text: string) =>
      item(
        declare('R', 'single', 'x'),
        `<p>${text} <textEntryInteraction responseIdentifier="R"/></p>`,
        '<assessmentStimulusRef identifier="s" href="../s.xml"/>',
      );
    const { questions, pictures } = await readOne(
      'quiz.zip',
      writeZip({
        'imsmanifest.xml': '<manifest/>',
        'img/a.png': png,
        's.xml':
          '<assessmentStimulus identifier="s"><stimulusBody><p>Look at it.</p><img src="img/a.png" alt="a rock"/></stimulusBody></assessmentStimulus>',
        'items/1.xml': one('One:'),
        'items/2.xml': one('Two:'),
      }),
    );
    expect(questions).toMatchObject([
      { id: 'material1', type: 'information', question: 'Look at it.', diagramPath: pictures[0]?.path },
      { material: ['material1'], question: 'One: _____' },
      { material: ['material1'], question: 'Two: _____' },
    ]);
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
