import { expect, it } from 'vitest';
import { readFiles } from '../read-files.ts';
import { p, runs, wordFile } from '../testing/word-file.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const refer = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;

/** A part of notes by their ids. */
const notes = (kind: string, texts: readonly string[]) =>
  `<w:${kind}s xmlns:w="${word}"><w:${kind} w:id="0" w:type="separator"><w:p/></w:${kind}>${texts
    .map((text, index) => `<w:${kind} w:id="${index + 1}"><w:p>${runs(text)}</w:p></w:${kind}>`)
    .join('')}</w:${kind}s>`;

const dropDown = (options: readonly string[], shown: string, isPrompt: boolean) =>
  `<w:sdt><w:sdtPr>${isPrompt ? '<w:showingPlcHdr/>' : ''}<w:dropDownList>${['Choose an item.', ...options]
    .map((option) => `<w:listItem w:displayText="${option}" w:value="${option}"/>`)
    .join('')}</w:dropDownList></w:sdtPr><w:sdtContent>${runs(shown)}</w:sdtContent></w:sdt>`;

const formList = (options: readonly string[], chosen: number) =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="${chosen}"/>${options
    .map((option) => `<w:listEntry w:val="${option}"/>`)
    .join('')}</w:ddList></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

async function read(blocks: readonly string[], kind?: string, texts: readonly string[] = []) {
  const parts: Record<string, string> =
    kind === undefined
      ? {}
      : {
          [`word/${kind}s.xml`]: notes(kind, texts),
          'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="n" Type="${relations}/${kind}s" Target="${kind}s.xml"/></Relationships>`,
        };
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes: wordFile(blocks, { parts }) }], undefined);
  const questions = drafts[0]?.assignment.questions ?? [];
  return {
    questions: questions.map((one) => [one.question, one.options, one.correctAnswers]),
    messages: (drafts[0]?.messages ?? []).map(({ message }) => message),
  };
}

const asked = (kind: string) => [
  p('1. What is the unit of force?', {}, refer(kind, 1)),
  p('2. What is the unit of energy?', {}, refer(kind, 2)),
];

it.each(['comment', 'footnote', 'endnote'])('reads answers that stand in a %s at each question', async (kind) => {
  const { questions } = await read(asked(kind), kind, ['newton', 'joule']);
  expect(questions).toEqual([
    ['What is the unit of force?', [], ['newton']],
    ['What is the unit of energy?', [], ['joule']],
  ]);
});

it('reads the comments that call themselves answers, and names the paragraph of another', async () => {
  const { questions, messages } = await read(asked('comment'), 'comment', ['Answer: newton', 'Too hard for set 3?']);
  expect(questions.map(([, , answers]) => answers)).toEqual([['newton'], []]);
  expect(messages).toContain('Paragraph 2: a comment is not read: “Too hard for set 3?”.');
});

it('leaves notes alone where a key has the answers', async () => {
  const key = [p('Answers'), p('1. newton'), p('2. joule')];
  const { questions, messages } = await read([...asked('comment'), ...key], 'comment', ['Lesson 2', 'Lesson 3']);
  expect(questions.map(([, , answers]) => answers)).toEqual([['newton'], ['joule']]);
  expect(messages).toContain('Paragraph 1: a comment is not read: “Lesson 2”.');
});

it('takes the option that a comment calls correct', async () => {
  const metal = [p('1. Which is a metal?'), p('A) carbon'), p('B) iron', {}, refer('comment', 1)), p('C) sulfur')];
  const force = [p('2. What is the unit of force?', {}, refer('comment', 2))];
  const { questions } = await read([...metal, ...force], 'comment', ['Correct', 'newton']);
  expect(questions).toEqual([
    ['Which is a metal?', ['carbon', 'iron', 'sulfur'], ['iron']],
    ['What is the unit of force?', [], ['newton']],
  ]);
});

it.each([
  ['what is chosen', dropDown(['lung', 'heart'], 'heart', false), ['heart']],
  ['a prompt', dropDown(['lung', 'heart'], 'Choose an item.', true), []],
  ['what is chosen in an old form', formList(['Choose an item.', 'lung', 'heart'], 2), ['heart']],
  ['nothing in an old form', formList(['Choose an item.', 'lung', 'heart'], 0), []],
])('reads a list to choose from that shows %s', async (_shown, list, answers) => {
  const sentence = `<w:p>${runs('1. Blood is pumped by the ')}${list}${runs('.')}</w:p>`;
  const { questions } = await read([sentence, p('2. What is the unit of force?'), p('Answer: newton')]);
  expect(questions[0]).toEqual(['Blood is pumped by the ______.', ['lung', 'heart'], answers]);
});

it('reads options with letters behind hollow bullets, which are an ‘o’ in Word', async () => {
  const question = (text: string, ...options: readonly string[]) => [
    p(text, { list: [1, 0] }),
    ...options.map((option) => p(option, { list: [2, 1] })),
  ];
  const blocks = [
    ...question('What is the unit of force?', 'a. newton', 'b. joule'),
    p('Answer: a. newton'),
    ...question('What is the unit of energy?', 'a. newton', 'b. joule'),
    p('Answer: b. joule'),
  ];
  const lists = {
    1: [['decimal', '%1.']],
    2: [
      ['bullet', '•'],
      ['bullet', 'o'],
    ],
  } as const;
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes: wordFile(blocks, { lists }) }], undefined);
  const questions = drafts[0]?.assignment.questions ?? [];
  expect(questions.map((one) => [one.question, one.options, one.correctAnswers])).toEqual([
    ['What is the unit of force?', ['newton', 'joule'], ['newton']],
    ['What is the unit of energy?', ['newton', 'joule'], ['joule']],
  ]);
});
