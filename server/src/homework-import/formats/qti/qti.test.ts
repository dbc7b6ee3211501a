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

  const entries = (...ids: string[]) =>
    `<p>${ids.map((id) => `<textEntryInteraction responseIdentifier="${id}"/>`).join(' and ')}</p>`;
  const equal = (id: string, more: string) =>
    `<equal ${more}><variable identifier="${id}"/><correct identifier="${id}"/></equal>`;
  const matched = (id: string, ...values: string[]) =>
    `<match><variable identifier="${id}"/>${values.length === 0 ? `<correct identifier="${id}"/>` : `<multiple>${values.map((value) => `<baseValue baseType="identifier">${value}</baseValue>`).join('')}</multiple>`}</match>`;
  const earns = (condition: string, worth: number, outcome = 'SCORE') =>
    `<responseCondition><responseIf>${condition}<setOutcomeValue identifier="${outcome}"><baseValue baseType="float">${worth}</baseValue></setOutcomeValue></responseIf></responseCondition>`;
  const feeds = `<responseCondition><responseIf>${matched('R')}<setOutcomeValue identifier="F"><baseValue baseType="identifier">x</baseValue></setOutcomeValue></responseIf></responseCondition>`;
  const outcomes =
    '<outcomeDeclaration identifier="SCORE" baseType="float"/><outcomeDeclaration identifier="F" baseType="identifier"/>';
  const ruled = (declared: string, body: string, ...rules: string[]) =>
    item(declared + outcomes, body, `<responseProcessing>${rules.join('')}</responseProcessing>`).replace(
      /<outcomeDeclaration identifier="MAXSCORE"[\s\S]*?<\/outcomeDeclaration>/u,
      '',
    );
  const numbers =
    declare('R', 'single', '40').replace('identifier"><c', 'float"><c') +
    declare('S', 'single', '2').replace('identifier"><c', 'float"><c');
  it.each<[why: string, xml: string, question: object]>([
    [
      'a rule for each gap earns its marks by itself',
      ruled(numbers, entries('R', 'S'), earns(equal('R', ''), 2), earns(equal('S', ''), 1)),
      { partMarks: 'each', marks: 3 },
    ],
    [
      'one rule for all gaps is all or nothing',
      ruled(numbers, entries('R', 'S'), earns(`<and>${equal('R', '')}${equal('S', '')}</and>`, 2)),
      { partMarks: 'all', marks: 2 },
    ],
    [
      'rules that only choose feedback earn nothing',
      ruled(
        declare('R', 'multiple', 'C0', 'C2'),
        `<choiceInteraction responseIdentifier="R">${choices('iron', 'wood', 'tin')}</choiceInteraction>`,
        earns(matched('R'), 2),
        feeds,
      ),
      { partMarks: 'all', marks: 2 },
    ],
    [
      'a rule can say what is right',
      ruled(
        '<responseDeclaration identifier="R" cardinality="multiple" baseType="identifier"/>',
        `<choiceInteraction responseIdentifier="R">${choices('iron', 'wood', 'tin')}</choiceInteraction>`,
        earns(matched('R', 'C0', 'C2'), 1),
      ),
      { type: 'multiple-response', correctAnswers: ['iron', 'tin'], marks: 1 },
    ],
    [
      'a number may be away by a share',
      ruled(
        declare('R', 'single', '40').replace('identifier"><c', 'float"><c'),
        entries('R'),
        earns(equal('R', 'toleranceMode="relative" tolerance="5 5"'), 1),
      ),
      { correctAnswers: ['40'], tolerance: 2 },
    ],
    [
      'each number has the tolerance of its own rule',
      ruled(
        numbers,
        entries('R', 'S'),
        earns(equal('R', 'toleranceMode="exact"'), 1),
        earns(equal('S', 'toleranceMode="absolute" tolerance="0.5 0.5"'), 1),
      ),
      { correctAnswers: ['1: 40', '2: 2 ± 0.5'] },
    ],
  ])('%s', async (_why, xml, question) => {
    expect((await read(xml)).questions).toMatchObject([question]);
  });

  it.each([
    [
      'gaps different marks',
      ruled(numbers, entries('R', 'S'), earns(equal('R', ''), 2), earns(equal('S', ''), 1)),
      'its parts are worth different marks: here each has the same share.',
    ],
    [
      'part of the marks for another answer',
      ruled(declare('R', 'single', '40'), entries('R'), earns(matched('R'), 2), earns(matched('R', '41'), 1)),
      'its file gives some answers other marks by rules of their own: here they get none of them.',
    ],
    [
      'the same answer once',
      ruled(
        declare('R', 'single', 'a') + declare('S', 'single', 'b'),
        entries('R', 'S'),
        earns('<not><stringMatch><variable identifier="R"/><variable identifier="S"/></stringMatch></not>', 1),
      ),
      'its file counts the same answer once: here it may be right in several gaps.',
    ],
    [
      'a share for a word',
      item(
        declare('R', 'single', 'York').replace('</responseDeclaration>', mapping(['York', 1], ['york', 0.5])),
        entries('R'),
      ),
      'an answer gets all marks here or none, so “york” (50%) is left out.',
    ],
  ])('says that its file gives %s', async (_why, xml, message) => {
    expect((await read(xml)).said).toEqual([`Question 1: ${message}`]);
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

  const map = '<object data="../img/a.png" type="image/png" width="10" height="10">A map</object>';
  const spot = (id: string, more = '') => `<hotspotChoice identifier="${id}" shape="circle" coords="1,1,1" ${more}/>`;
  const choice = (id: string, inside: string) =>
    `<choiceInteraction responseIdentifier="${id}" maxChoices="1">${inside}</choiceInteraction>`;
  const set = (choices: Readonly<Record<string, string>>) =>
    `<simpleMatchSet>${Object.entries(choices)
      .map(([id, text]) => `<simpleAssociableChoice identifier="${id}">${text}</simpleAssociableChoice>`)
      .join('')}</simpleMatchSet>`;
  const picture = (name: string) => `<img src="../img/${name}.png" alt=""/>`;
  it.each([
    [
      'of a kind that nobody knows',
      '<newInteraction responseIdentifier="R"/>',
      'is of a kind that cannot be asked here (newInteraction)',
    ],
    [
      'with places that have no names',
      `<hotspotInteraction responseIdentifier="R">${map}${spot('A')}</hotspotInteraction>`,
      'is answered by pictures, or places in one, that have no names',
    ],
    [
      'with a point in a picture',
      `<selectPointInteraction responseIdentifier="R">${map}</selectPointInteraction>`,
      'is answered by pictures, or places in one, that have no names',
    ],
    [
      'with pictures to match',
      `<matchInteraction responseIdentifier="R">${set({ A: picture('a'), B: picture('b') })}${set({ X: 'x', Y: 'y' })}</matchInteraction>`,
      'is answered by pictures, or places in one, that have no names',
    ],
    ['with a file to hand in', '<uploadInteraction responseIdentifier="R"/>', 'asks for a file'],
    ['with a program in it', '<portableCustomInteraction responseIdentifier="R"/>', 'is a program of its own'],
    [
      'with part of an order',
      `<orderInteraction responseIdentifier="R">${choices('a', 'b')}</orderInteraction>`,
      'does not say the whole order',
    ],
    [
      'that asks more once it is answered',
      `${choice('R', choices('a', 'b'))}<feedbackBlock identifier="more" outcomeIdentifier="F">${choice('S', choices('c', 'd'))}</feedbackBlock>`,
      'asks one thing after another, as it is answered',
    ],
  ])('leaves out an item %s, and says why', async (_why, body, why) => {
    const { said, questions } = await read(item(declare('R', 'single', 'C0'), body));
    expect(questions).toEqual([]);
    expect(said).toContain(`Question 1: the item “An item” ${why}: it is left out.`);
  });

  it('leaves out one whose values change from pupil to pupil', async () => {
    const changing = item('<templateDeclaration identifier="N" cardinality="single" baseType="integer"/>', '<p>N?</p>');
    expect((await read(changing)).said.join()).toMatch(/has values that change from pupil to pupil/);
  });

  it('keeps the rest of an item where a part cannot be asked, and the button for a hint is no part', async () => {
    const asked = `<uploadInteraction responseIdentifier="F"/><p>How many? <textEntryInteraction responseIdentifier="R"/></p><p><endAttemptInteraction responseIdentifier="H"/></p>`;
    const { questions, said } = await read(item(declare('R', 'single', '7'), asked));
    expect(questions).toMatchObject([{ question: 'How many? _____', correctAnswers: ['7'] }]);
    expect(said).toEqual(['Question 1: a part of the item “An item” asks for a file: it is left out.']);
  });

  it('asks for named places in a picture as a choice, with the picture', async () => {
    const body = `<hotspotInteraction responseIdentifier="R"><prompt>Where is it cold?</prompt>${map}${spot('A', 'hotspotLabel="Oslo"')}${spot('B', 'hotspotLabel="Rome"')}</hotspotInteraction>`;
    const { questions, pictures } = await read(item(declare('R', 'single', 'A'), body));
    expect(questions).toMatchObject([
      {
        type: 'multiple-choice',
        question: 'Where is it cold?',
        options: ['Oslo', 'Rome'],
        correctAnswers: ['Oslo'],
        diagramAlt: 'A map',
        diagramPath: pictures[0]?.path,
      },
    ]);
  });

  const match = (first: Readonly<Record<string, string>>, second: Readonly<Record<string, string>>) =>
    `<matchInteraction responseIdentifier="R"><prompt>Match.</prompt>${set(first)}${set(second)}</matchInteraction>`;
  it.each<[why: string, pairs: string[], questions: object[]]>([
    [
      'from the side where each belongs to one',
      ['A X', 'A Y'],
      [{ type: 'matching', slots: [{ id: 'x' }, { id: 'y' }], correctAnswers: ['x: gas', 'y: gas'] }],
    ],
    [
      'one by one where things belong to several',
      ['A X', 'A Y', 'B X'],
      [
        { type: 'multiple-response', question: 'gas', description: 'Match.', correctAnswers: ['x', 'y'] },
        { question: 'metal', options: ['x', 'y'], correctAnswers: ['x'] },
      ],
    ],
  ])('matches %s', async (_why, pairs, questions) => {
    const { questions: found } = await read(
      item(declare('R', 'multiple', ...pairs), match({ A: 'gas', B: 'metal' }, { X: 'x', Y: 'y' })),
    );
    expect(found).toMatchObject(questions);
  });

  it('keeps what is said of a wrong option as its note', async () => {
    const inline = (id: string, text: string) =>
      `<feedbackInline outcomeIdentifier="F" identifier="${id}">${text}</feedbackInline>`;
    const shown = choice(
      'R',
      choices(`iron${inline('C0', 'Not a <b>gas</b>.')}`, `neon${inline('C1', 'well done')}`, 'tin'),
    );
    const { questions, said } = await read(
      item(
        declare('R', 'single', 'C1'),
        shown,
        '<modalFeedback outcomeIdentifier="F" identifier="C2">Solder!</modalFeedback><modalFeedback outcomeIdentifier="F" identifier="all">Read on.</modalFeedback>',
      ),
    );
    expect(questions).toMatchObject([
      { options: ['iron', 'neon', 'tin'], notes: { iron: 'Not a gas.', tin: 'Solder!' } },
    ]);
    expect(said).toEqual(['Feedback is left out: Question 1.']);
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
