import { describe, expect, it } from 'vitest';
import { writeZip } from '../../../files/write-zip.ts';
import { readFiles } from '../../read-files.ts';
import { onePixel } from '../../testing/one-pixel.ts';
import { readOne } from '../../testing/read-one.ts';

const material = (text: string) => `<material><mattext texttype="text/html">${text}</mattext></material>`;
const label = (id: string, text: string) => `<response_label ident="${id}">${material(text)}</response_label>`;
const choice = (id: string, labels: string, about = '', cardinality = 'Single') =>
  `<response_lid ident="${id}" rcardinality="${cardinality}">${about}<render_choice>${labels}</render_choice></response_lid>`;
const entry = (id: string) =>
  `<response_str ident="${id}"><render_fib><response_label ident="a"/></render_fib></response_str>`;
const equal = (id: string, value: string) => `<varequal respident="${id}">${value}</varequal>`;
const scored = (condition: string, score = '100') =>
  `<respcondition><conditionvar>${condition}</conditionvar><setvar varname="SCORE" action="Set">${score}</setvar></respcondition>`;
const item = (presentation: string, scoring = '', kind = '', points = '2') =>
  `<item ident="i" title="An item"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${kind}</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>${points}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${presentation}</presentation><resprocessing>${scoring}</resprocessing></item>`;
const quiz = (...items: string[]) =>
  `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment title="Gases"><section>${items.join('')}</section></assessment></questestinterop>`;
const read = (...items: string[]) => readOne('quiz.xml', quiz(...items));
const three = label('x', 'iron') + label('y', 'neon') + label('z', 'argon');

describe('items of QTI 1.2', () => {
  it('choices, with their marks and the title of the quiz', async () => {
    const { draft, questions } = await read(
      item(
        material('&lt;p&gt;Which &lt;b&gt;glows&lt;/b&gt;?&lt;/p&gt;') + choice('r', three),
        scored(equal('r', 'x'), '0') + scored(equal('r', 'y')),
      ),
    );
    expect([draft.kind, draft.assignment.title]).toEqual(['qti', 'Gases']);
    expect(questions).toMatchObject([
      { question: 'Which glows?', options: ['iron', 'neon', 'argon'], correctAnswers: ['neon'], marks: 2 },
    ]);
  });

  const typed = (type: string) =>
    `<!DOCTYPE questestinterop ${type}>${quiz(item(material('2 &b; 2?') + choice('r', three)))}`;

  it('below the document type that their standard names, of which nothing is fetched', async () => {
    const { questions } = await readOne('quiz.xml', typed('SYSTEM "ims_qtiasiv1p2.dtd"'));
    expect(questions).toMatchObject([{ question: '2 &b; 2?', options: ['iron', 'neon', 'argon'] }]);
  });

  it('but not below one that declares something', async () => {
    const bytes = Buffer.from(typed('[<!ENTITY b "+">]'));
    const { refusals } = await readFiles([{ name: 'quiz.xml', bytes }], undefined);
    expect(refusals).toMatchObject([{ message: expect.stringContaining('declares a document type') }]);
  });

  it('several that are to be picked, but for those that must not be', async () => {
    const all = `<and>${equal('r', 'y')}<not>${equal('r', 'x')}</not>${equal('r', 'z')}</and>`;
    const { questions } = await read(
      item(material('Which are gases?') + choice('r', three, '', 'Multiple'), scored(all)),
    );
    expect(questions).toMatchObject([
      { type: 'multiple-response', options: ['iron', 'neon', 'argon'], correctAnswers: ['neon', 'argon'], marks: 2 },
    ]);
  });

  it('pairs, with what belongs to none', async () => {
    const pairs = choice('r1', three, material('a metal')) + choice('r2', three, material('a lamp'));
    const { questions } = await read(
      item(material('Match.') + pairs, scored(equal('r1', 'x'), '50') + scored(equal('r2', 'y'), '50')),
    );
    expect(questions).toMatchObject([
      {
        type: 'matching',
        question: 'Match.',
        options: ['argon', 'iron', 'neon'],
        correctAnswers: ['a metal: iron', 'a lamp: neon'],
        marks: 2,
      },
    ]);
  });

  it('an order', async () => {
    const order = `<and>${equal('r', 'y')}${equal('r', 'z')}${equal('r', 'x')}</and>`;
    const { questions } = await read(
      item(material('Lightest first?') + choice('r', three, '', 'Ordered'), scored(order)),
    );
    expect(questions).toMatchObject([{ type: 'ordering', correctAnswers: ['neon', 'argon', 'iron'] }]);
  });

  it('words and numbers that are typed', async () => {
    const near = `<or>${equal('r', '9.8')}<and><vargte respident="r">9.7</vargte><varlte respident="r">9.9</varlte></and></or>`;
    const range = '<vargte respident="r">1</vargte><varlte respident="r">3</varlte>';
    const { questions } = await read(
      item(
        material('&lt;p&gt;A\n gas?&lt;/p&gt;\n') + entry('r'),
        scored(equal('r', 'neon')) + scored(equal('r', 'argon')),
      ),
      item(material('About g?') + entry('r'), scored(near)),
      item(material('One to three?') + entry('r'), scored(range)),
      item(material('Write.') + entry('r'), '', 'essay_question'),
    );
    expect(questions).toMatchObject([
      { question: 'A gas?', type: 'text', correctAnswers: ['neon', 'argon'] },
      { correctAnswers: ['9.8'], tolerance: 0.1 },
      { correctAnswers: ['2'], tolerance: 1 },
      { type: 'text', correctAnswers: [] },
    ]);
  });

  it('gaps, picked and typed', async () => {
    const dropdown = item(
      material('The [metal] rusts.') + choice('response_metal', three, material('metal')),
      scored(equal('response_metal', 'x')),
      'multiple_dropdowns_question',
    );
    const blanks = item(
      material('[gas] glows.') + choice('response_gas', label('y', 'neon') + label('z', 'argon'), material('gas')),
      scored(equal('response_gas', 'y')),
      'fill_in_multiple_blanks_question',
    );
    const inline = item(
      material('The') + entry('a') + material('and the') + entry('b'),
      scored(equal('a', 'sun') + equal('b', 'moon')),
    );
    const { questions } = await read(dropdown, blanks, inline);
    expect(questions).toMatchObject([
      { question: 'The _____ rusts.', options: ['iron', 'neon', 'argon'], correctAnswers: ['iron'] },
      { question: '_____ glows.', type: 'text', correctAnswers: ['neon', 'argon'] },
      { passage: 'The [[1]] and the [[2]]', correctAnswers: ['1: sun', '2: moon'], marks: 2 },
    ]);
  });

  it('what only stands there to be read, and what cannot be asked', async () => {
    const { questions, said } = await read(
      item(material('Read this.'), '', 'text_only_question'),
      item(material('Work it out.') + entry('r'), scored(equal('r', '1')), 'calculated_question'),
    );
    expect(questions).toMatchObject([{ type: 'information', question: 'Read this.' }]);
    expect(said).toContain(
      'Question 2: the item “An item” is of a kind that cannot be asked here (calculated_question): it is left out.',
    );
  });

  it('in a package, with the pictures of its folder', async () => {
    const shown = item(
      material('&lt;img src="$IMS-CC-FILEBASE$/lamp.png" alt="A lamp"&gt; What is it?') + entry('r'),
      scored(equal('r', 'a lamp')),
    );
    const bytes = writeZip({
      'imsmanifest.xml': '<manifest/>',
      'g1/g1.xml': quiz(shown),
      'g1/assessment_meta.xml': '<quiz/>',
      'web_resources/lamp.png': onePixel,
    });
    const { questions, pictures } = await readOne('export.zip', bytes);
    expect(questions).toMatchObject([{ question: 'What is it?', diagramPath: pictures[0]?.path }]);
  });
});
