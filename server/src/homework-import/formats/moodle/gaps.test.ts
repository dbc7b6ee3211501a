import { describe, expect, it } from 'vitest';
import { readOne } from '../../testing/read-one.ts';

const question = (type: string, text: string, rest = '') =>
  `<quiz><question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><defaultgrade>2</defaultgrade>${rest}</question></quiz>`;
const read = (xml: string) => readOne('quiz.xml', xml);
const choice = (text: string, group = 1) => `<selectoption><text>${text}</text><group>${group}</group></selectoption>`;

describe('texts with gaps, as Moodle has them', () => {
  it('a question for each gap of a cloze: typed, picked, a number with its tolerance', async () => {
    const text =
      '<p>Salt is {1:SHORTANSWER:=sodium chloride~=NaCl~%50%salt} and melts by {1:MULTICHOICE:cooling~=heating#yes}. It has {2:NUMERICAL:=2:0.1} elements.</p>';
    const { questions } = await read(question('cloze', text));
    const description = 'Salt is (1) _____ and melts by (2) _____. It has (3) _____ elements.';
    expect(questions).toMatchObject([
      { type: 'text', question: 'Gap (1)', description, correctAnswers: ['sodium chloride', 'NaCl'], marks: 1 },
      { type: 'multiple-choice', question: 'Gap (2)', options: ['cooling', 'heating'], correctAnswers: ['heating'] },
      { type: 'text', question: 'Gap (3)', correctAnswers: ['2'], tolerance: 0.1, marks: 2 },
    ]);
  });

  it('one gap alone is asked where it stands', async () => {
    const { questions } = await read(question('multianswer', 'Ice is {:SA:=water} that froze.'));
    expect(questions).toMatchObject([
      { question: 'Ice is _____ that froze.', description: null, correctAnswers: ['water'] },
    ]);
  });

  it('words picked for places take those of their group', async () => {
    const { questions } = await read(
      question(
        'gapselect',
        'A [[1]] is [[3]].',
        choice('stone') + choice('feather') + choice('heavy', 2) + choice('light', 2),
      ),
    );
    expect(questions).toMatchObject([
      { options: ['stone', 'feather'], correctAnswers: ['stone'], marks: 1 },
      { options: ['heavy', 'light'], correctAnswers: ['heavy'], marks: 1 },
    ]);
  });

  it('words in brackets are gaps', async () => {
    const rest =
      '<answer fraction="0"><text>dog</text></answer><answerdisplay>gapfill</answerdisplay><delimitchars>[]</delimitchars>';
    const { questions } = await read(question('gapfill', 'The [cat|tomcat] sat on the [mat].', rest));
    expect(questions.map(({ correctAnswers }) => correctAnswers)).toEqual([['cat', 'tomcat'], ['mat']]);
    expect(JSON.stringify(questions.map(({ question: asked, description }) => [asked, description]))).not.toMatch(
      /cat|mat/,
    );
  });

  it('an order is asked place by place, in an order that tells nothing', async () => {
    const steps = ['wake', 'eat', 'leave'].map(
      (text, at) => `<answer fraction="${at + 1}.0"><text>${text}</text></answer>`,
    );
    const { questions } = await read(question('ordering', 'Put in order.', steps.join('')));
    expect(questions.map(({ question: asked, options, correctAnswers }) => [asked, options, correctAnswers])).toEqual([
      ['Which comes first?', ['eat', 'leave', 'wake'], ['wake']],
      ['Which comes second?', ['eat', 'leave', 'wake'], ['eat']],
      ['Which comes third?', ['eat', 'leave', 'wake'], ['leave']],
    ]);
  });
});

describe('what is left out of an export is told', () => {
  const answer = '<answer fraction="100"><text>x</text></answer>';
  it.each<[why: string, xml: string, said: string]>([
    [
      'a sound behind a link',
      question('shortanswer', '<a href="@@PLUGINFILE@@/a%20b.mp3">Listen</a>', answer),
      'Question 1: the file a b.mp3 is left out.',
    ],
    [
      'a film',
      question('shortanswer', '<video src="https://x.org/v.mp4"></video>What?', answer),
      'Question 1: the video https://x.org/v.mp4 is left out.',
    ],
    [
      'another language',
      question(
        'shortanswer',
        '<span lang="de" class="multilang">Hund</span><span lang="en" class="multilang">dog</span>',
        answer,
      ),
      'Question 1: the text in another language (de) is left out.',
    ],
    [
      'text that is struck out',
      question('shortanswer', 'What is <s>one</s> two?', answer),
      'Question 1: the struck-out “one” is left out.',
    ],
    [
      'tags',
      question('shortanswer', 'What?', `${answer}<tags><tag><text>hard</text></tag></tags>`),
      'Tags are left out: Question 1.',
    ],
    [
      'feedback',
      question('shortanswer', 'What?', `${answer}<generalfeedback><text>It is x.</text></generalfeedback>`),
      'Feedback is left out: Question 1.',
    ],
  ])('%s', async (_why, xml, said) => {
    expect((await read(xml)).said).toContain(said);
  });

  it('a hint that has the answer in it, as pupils see it before they answer', async () => {
    const hints =
      '<hint><text>Think of a metal.</text></hint><hint><text>It begins with iro, and is iron.</text></hint>';
    const iron = '<answer fraction="100"><text>iron</text></answer>';
    const { questions, said } = await read(question('shortanswer', 'What rusts?', iron + hints));
    expect(questions[0]?.studyTip).toBeNull();
    expect(said.join()).toMatch(/hint gives the answer away/);
    const harmless = await read(
      question('shortanswer', 'What rusts?', `${iron}<hint><text>Think of a metal.</text></hint>`),
    );
    expect(harmless.questions[0]?.studyTip).toBe('Think of a metal.');
  });

  it('says nothing of the words that Moodle puts below every question', async () => {
    const usual =
      '<correctfeedback format="html"><text>&lt;p&gt;Your answer is correct.&lt;/p&gt;</text></correctfeedback>';
    const { said } = await read(question('shortanswer', 'What?', `${answer}${usual}`));
    expect(said).toEqual([]);
  });
});
