import { describe, expect, it } from 'vitest';
import { readOne } from '../../testing/read-one.ts';

const read = (text: string) => readOne('quiz.gift', text);

describe('a text of GIFT is cleaned like any other', () => {
  it.each<[why: string, text: string, question: string, answers: string[]]>([
    [
      'marks of the format stand before texts',
      '[html]<p>Is 5 &gt; 3&nbsp;?</p>{=[html]<p>yes</p> ~[moodle]no}',
      'Is 5 > 3 ?',
      ['yes'],
    ],
    ['raised and lowered letters', '[html]CO<sub>2</sub> in {=[html]g/cm<sup>3</sup>}', 'CO₂ in', ['g/cm³']],
    ['a star that stands for any words', 'Who? {=*the King* =[plain]a king}', 'Who?', ['the King', 'a king']],
    ['signs that ought to be escaped', 'At 10:30, is a=b #1? {=10:30 ~11:00}', 'At 10:30, is a=b #1?', ['10:30']],
    ['escaped signs', 'Which set is \\{x\\}? {=\\=5 ~\\~6}', 'Which set is {x}?', ['=5']],
    ['TeX, its braces escaped', 'What is \\(\\frac\\{1\\}\\{2\\}\\)? {=half}', 'What is 1/2?', ['half']],
    ['Markdown', '[markdown]**Name** it. {=*iron*}', 'Name it.', ['iron']],
    ['an arrow in a choice', 'What happens? {=A -> B ~B -> A}', 'What happens?', ['A → B']],
    ['a tag with attributes in an answer', 'Which? {=[html]<b class="x">it</b> ~no}', 'Which?', ['it']],
    ['letters that nobody sees', 'Which\u00a0one\u200b? {=so\u00addium ~iron}', 'Which one?', ['sodium']],
    ['other entities', 'Is it 5&deg; or &frac12;? {=5&deg; ~none}', 'Is it 5° or ½?', ['5°']],
    ['brackets of TeX', 'What is \\(\\left(\\frac{a}{b}\\right)^2\\)? {=it}', 'What is (a/b)²?', ['it']],
    ['a title in place of a text', '::Which is it?::{=this ~that}', 'Which is it?', ['this']],
    ['less than, where no tag is', 'Is x<y and y>z? {=maybe}', 'Is x<y and y>z?', ['maybe']],
  ])('%s', async (_why, text, question, answers) => {
    const { questions, said } = await read(text);
    expect(questions).toMatchObject([{ question, correctAnswers: answers }]);
    expect(said).toEqual([]);
  });

  it('options lose letters of their own, and stand in the order of the letters', async () => {
    const { questions } = await read('Which? {\n~%0%A) wall\n~%0%D) tail\n~%0%B) root\n~%100%C) leaf\n}');
    expect(questions).toMatchObject([{ options: ['wall', 'root', 'leaf', 'tail'], correctAnswers: ['leaf'] }]);
  });

  it('options keep letters that are no order', async () => {
    const { questions } = await read('Which gene? {=B. big ~b. small}');
    expect(questions[0]?.options).toEqual(['B. big', 'b. small']);
  });
});

describe('numbers of GIFT', () => {
  it.each<[written: string, answers: string[], tolerance: number]>([
    ['#3e8:1e7', ['300000000'], 10_000_000],
    ['#.5:.1', ['0.5'], 0.1],
    ['#-2e-3', ['-0.002'], 0],
    ['#6.02e23', ['6.02 × 10²³'], 0],
  ])('%s', async (written, answers, tolerance) => {
    const { questions } = await read(`How much? {${written}}`);
    expect(questions[0]).toMatchObject({ correctAnswers: answers, ...(tolerance > 0 ? { tolerance } : {}) });
  });
});

describe('what is left out of GIFT is told', () => {
  it.each<[why: string, text: string, said: RegExp]>([
    [
      'a picture',
      '[html]See <img src\\="@@PLUGINFILE@@/circuit.png" alt\\="" />{=a ~b}',
      /^Question 1: a picture that is not in the file \(circuit\.png\)/,
    ],
    [
      'a picture of Markdown',
      '[markdown]See ![a cell](cell.png) {=a ~b}',
      /^Question 1: a picture that is not in the file \(cell\.png\)/,
    ],
    ['a sound', '[html]<audio src\\="a.mp3"></audio> What is it? {=a}', /^Question 1: the sound a\.mp3 is left out\.$/],
    [
      'a link',
      '[html]<a href\\="https\\://x.org/y">Read</a> this. {=a}',
      /^Question 1: the link to https:\/\/x\.org\/y is left out\.$/,
    ],
    ['two options that are the same', 'Which? {=a ~b ~b}', /^Question 1: two of its options are the same: “b”\.$/],
    ['feedback', 'Which? {=a#well done ~b}', /^Feedback is left out: Question 1\.$/],
    ['tags', '// [tag:hard]\nWhich? {=a ~b}', /^Tags are left out: Question 1\.$/],
    [
      'a sign of TeX that is not known',
      'What is \\(\\weird x\\)? {=a}',
      /^Question 1: the \\weird of a formula is left out\.$/,
    ],
    ['braces that hold nothing that can be read', 'How many? {#}', /^Line 1: this is no question of GIFT/],
    ['a choice of one', 'Which? {~%100%a}', /^Question 1 is a choice of one option/],
  ])('%s', async (_why, text, pattern) => {
    const { said, questions } = await read(text);
    expect(said).toContainEqual(expect.stringMatching(pattern));
    expect(questions.flatMap((one) => (one.options.length === 1 ? one.correctAnswers : []))).toEqual([]);
  });

  it('a choice whose description of a picture names the right option keeps that to itself', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const { draft, said } = await read(
      `[html]Which circuit? <img src\\="data\\:image/png;base64,${png.replaceAll('=', '\\=')}" alt\\="A series circuit" />{=series ~parallel}`,
    );
    expect(draft.assignment.questions[0]).toMatchObject({ diagramAlt: null, diagramPath: expect.any(String) });
    expect(said).toContainEqual(expect.stringMatching(/gives the answer away/));
  });

  it('a number may have feedback for whatever else is given', async () => {
    expect((await read('How many? {#3:2~#Far off}')).questions).toMatchObject([
      { correctAnswers: ['3'], tolerance: 2 },
    ]);
  });

  it('a sign of per cent in front of words is no weight', async () => {
    expect((await read('Which lists? {~ %run = %load ~%50%half}')).questions).toMatchObject([
      { options: ['%run', '%load', 'half'], correctAnswers: ['%load'] },
    ]);
  });
});
