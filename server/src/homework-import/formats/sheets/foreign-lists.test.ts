import { describe, expect, it } from 'vitest';
import { readOne } from '../../testing/read-one.ts';

const read = (text: string) => readOne('list.csv', text);
const gas = { question: 'Which is a gas?', options: ['iron', 'neon', 'tin'], correctAnswers: ['neon'] };

describe('lists as programs write them', () => {
  it.each<[why: string, text: string]>([
    [
      'small letters and lines',
      'question_text,option_a,option_b,option_c,correct_answer\nWhich is a gas?,iron,neon,tin,B',
    ],
    ['capitals within words', 'QuestionText,OptionA,OptionB,OptionC,CorrectAnswer\nWhich is a gas?,iron,neon,tin,neon'],
    ['a sign of a comment', '# Question,A,B,C,Answer\nWhich is a gas?,iron,neon,tin,neon'],
    ['a name beside the text', 'Question Name,Question Text,A,B,C,Answer\nQ1,Which is a gas?,iron,neon,tin,neon'],
    ['options as JSON', 'question,options,answer\nWhich is a gas?,"[""iron"",""neon"",""tin""]",neon'],
    [
      'options by their letters',
      'question,options,answer\nWhich is a gas?,"{""A"":""iron"",""B"":""neon"",""C"":""tin""}",B',
    ],
    ['options as Python has them', `question,options,answer\nWhich is a gas?,"['iron', 'neon', 'tin']",neon`],
    ['options with commas', 'question,options,answer\nWhich is a gas?,"iron, neon, tin",neon'],
    ['answers beside what is correct', 'question,answers,correct\nWhich is a gas?,"iron, neon, tin",neon'],
    ['options by letters in one cell', 'question,options,answer\nWhich is a gas?,a) iron  b) neon&nbsp;&nbsp;c) tin,b'],
    [
      'the number of the right option',
      'question,option_1,option_2,option_3,correct_option_id\nWhich is a gas?,iron,neon,tin,2',
    ],
    ['Swedish', 'fråga,alternativ,rätt_svar\nWhich is a gas?,"iron|neon|tin",neon'],
    ['Spanish', 'Pregunta,A,B,C,Respuesta correcta\nWhich is a gas?,iron,neon,tin,B'],
    ['an index', 'question,option1,option2,option3,correct_index\nWhich is a gas?,iron,neon,tin,1'],
  ])('%s', async (_why, text) => {
    expect((await read(text)).questions).toMatchObject([gas]);
  });

  it.each<[why: string, text: string]>([
    [
      'Kahoot: numbers, below its own rows, beside numbers without a heading',
      'Quiz template,,,,,,,\n,Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,Time limit (sec),Correct answer(s) - choose at least one\n1,Which are gases?,iron,neon,tin,argon,20,"2,4"',
    ],
    [
      'Wayground: numbers, and a type',
      'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds\nWhich are gases?,Checkbox,iron,neon,tin,argon,,"2,4",30',
    ],
    [
      'Blooket: numbers, below headings of several lines',
      '"Blooket\nImport Template",,,,,,,\nQuestion #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"\n1,Which are gases?,iron,neon,tin,argon,20,"2,4"',
    ],
    [
      'Socrative: a letter in each column of an answer',
      'Question Type,Question,Answer A,Answer B,Answer C,Answer D,Correct Answer,Correct Answer,Correct Answer\nMultiple choice,Which are gases?,iron,neon,tin,argon,B,D,',
    ],
    [
      'Google Forms: texts with commas between them',
      'Question,Type,Option 1,Option 2,Option 3,Option 4,Answer\nWhich are gases?,CHECKBOX,iron,neon,tin,argon,"neon, argon"',
    ],
    [
      'Microsoft Forms: the names of options',
      'Question,Question Type,Option 1,Option 2,Option 3,Option 4,Correct Answer\nWhich are gases?,Multiple choice,iron,neon,tin,argon,Option 2; Option 4',
    ],
    ['letters in a row', 'Question,A,B,C,D,Answer\nWhich are gases?,iron,neon,tin,argon,BD'],
    ['letters and a word', 'Question,A,B,C,D,Answer\nWhich are gases?,iron,neon,tin,argon,B and D'],
    ['the signs of the options', 'Question,Options,Answer\nWhich are gases?,iron|neon|tin|argon,neon|argon'],
    ['all with commas', 'Question,Options,Answer\nWhich are gases?,"iron, neon, tin, argon","neon, argon"'],
  ])('several right answers are picked together: %s', async (_why, text) => {
    const { questions, said } = await read(text);
    expect(questions).toMatchObject([
      { type: 'multiple-response', options: ['iron', 'neon', 'tin', 'argon'], correctAnswers: ['neon', 'argon'] },
    ]);
    expect(said).toEqual([]);
  });

  it('several right answers, and those that are wrong, are the options', async () => {
    const { questions } = await read(
      'Question,Correct Answer 1,Correct Answer 2,Incorrect 1,Incorrect 2\nWhich are gases?,neon,argon,iron,tin',
    );
    expect(questions).toMatchObject([
      { type: 'multiple-response', options: ['argon', 'iron', 'neon', 'tin'], correctAnswers: ['neon', 'argon'] },
    ]);
  });

  it('each answer is right alone where one or another is asked for', async () => {
    const { questions } = await read('Question,A,B,C,Answer\nName a gas.,iron,neon,argon,B or C');
    expect(questions).toMatchObject([{ type: 'multiple-choice', correctAnswers: ['neon', 'argon'] }]);
  });

  it('where one answer is 0 all count from 0, though the options are numbered', async () => {
    const list = 'question,answer1,answer2,correct_answer\nWhich is a gas?,neon,iron,0\nWhich is a metal?,neon,iron,1';
    expect((await read(list)).questions).toMatchObject([{ correctAnswers: ['neon'] }, { correctAnswers: ['iron'] }]);
  });

  it('an option 0 is a text and counts nothing', async () => {
    const list = 'question,A,B,answer\nWhat is 1 - 1?,1,0,0\nWhat is 2 - 1?,1,0,1';
    expect((await read(list)).questions).toMatchObject([{ correctAnswers: ['0'] }, { correctAnswers: ['1'] }]);
  });

  it('two options that are the same are told', async () => {
    const { said } = await read('question,A,B,C,answer\nWhich is a gas?,neon,tin,neon,neon');
    expect(said).toContain('Row 2: two of its options are the same: “neon”.');
  });
});

describe('lists without headings', () => {
  const guessed = /^Headings: there are none, so what the columns hold was guessed/;

  it('of questions and answers', async () => {
    const { questions, said } = await read('Which gas glows?,neon\n"Which metal rusts, and why?",iron');
    expect(questions.map((one) => one.correctAnswers)).toEqual([['neon'], ['iron']]);
    expect(said).toEqual([expect.stringMatching(guessed)]);
  });

  it.each([
    [
      'the answer is one of the options',
      '1,Which is a gas?,iron,neon,tin,neon,\n2,Which is a metal?,iron,neon,argon,iron,',
    ],
    ['the answer is not the last', 'Which is a gas?,iron,neon,tin,B,Air\nWhich is a metal?,iron,neon,argon,A,Ore'],
    ['the answer is a letter', 'Which is a gas?,iron,neon,tin,B\nWhich is a metal?,iron,neon,argon,a'],
  ])('%s', async (_why, text) => {
    const { questions } = await read(text);
    expect(questions).toMatchObject([gas, { correctAnswers: ['iron'] }]);
  });

  it.each([
    [
      'where an answer is none of the others',
      'Which is a gas?,iron,neon,tin,gold\nWhich is a metal?,iron,neon,argon,iron',
    ],
    ['where nothing is asked', 'Ada,7A\nBen,7B'],
    ['where a column may be anything', 'Which is a gas?,Chemistry,neon\nWhich is a metal?,Chemistry,iron'],
  ])('need them %s', async (_why, text) => {
    const { questions, said } = await read(text);
    expect(questions).toEqual([]);
    expect(said.join()).toMatch(/a row of headings is needed/);
  });
});

describe('numbers as answers mean the same in all of a list', () => {
  it.each<[why: string, answers: [string, string], correct: [string, string]]>([
    ['places where one of them is no text', ['3', '2'], ['8', 'iron']],
    ['texts where each is one', ['4', 'iron'], ['4', 'iron']],
  ])('%s', async (_why, answers, correct) => {
    const list = `question,options,correct\nWhat is 2 × 4?,"6, 4, 8",${answers[0]}\nWhich is a metal?,"neon, iron",${answers[1]}`;
    const { questions } = await read(list);
    expect(questions.map((one) => one.correctAnswers[0])).toEqual(correct);
  });
});
