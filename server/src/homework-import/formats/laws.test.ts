import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOne } from '../testing/read-one.ts';

/** A question as a bank has it: of a typed one no options. */
interface Asked {
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: string;
}

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const signs = fc.constantFrom(...'abcdefgh éß²₂×→½:=~#{}\\"\',;%()[]?!.–');
const word = fc.string({ unit: letters, minLength: 3, maxLength: 8 });
/** Letters at both ends, so that nothing of a text is space or a sign of the format that ends it. */
const text = fc
  .tuple(word, fc.string({ unit: signs, maxLength: 12 }), word)
  .map(([first, middle, last]) =>
    `${first} ${middle} ${last}`.replace(/\\[a-zA-Z([]|\$|->|%/gu, '').replace(/\s+/gu, ' '),
  );
const choice = fc.tuple(text, fc.uniqueArray(word, { minLength: 2, maxLength: 5 }), fc.nat()).map(
  ([question, options, at]): Asked => ({
    question: `${question}?`,
    options,
    answer: options[at % options.length] ?? '',
  }),
);
const typed = fc
  .tuple(text, word)
  .map(([question, answer]): Asked => ({ question: `${question}?`, options: [], answer }));
const bank = fc.array(fc.oneof(choice, typed), { minLength: 1, maxLength: 6 });
const choices = fc.array(choice, { minLength: 1, maxLength: 6 });

const forGift = (raw: string) => raw.replace(/[\\~=#{}:]/gu, (sign) => `\\${sign}`);
const forXml = (raw: string) => raw.replace(/[&<>]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
const forCsv = (raw: string) => `"${raw.replaceAll('"', '""')}"`;

const writers: Record<string, { name: string; all: typeof bank; write: (asked: readonly Asked[]) => string }> = {
  GIFT: {
    name: 'a.gift',
    all: bank,
    write: (asked) =>
      asked
        .map(({ question, options, answer }, at) => {
          const inside =
            options.length === 0 ? `=${answer}` : options.map((one) => `${one === answer ? '=' : '~'}${one}`).join(' ');
          return `::Q${at}:: [plain]${forGift(question)} {${inside}}`;
        })
        .join('\n\n'),
  },
  'Moodle XML': {
    name: 'a.xml',
    all: bank,
    write: (asked) =>
      `<quiz>${asked
        .map(({ question, options, answer }) => {
          const type = options.length === 0 ? 'shortanswer' : 'multichoice';
          const answers = (options.length === 0 ? [answer] : options)
            .map((one) => `<answer fraction="${one === answer ? 100 : 0}"><text>${forXml(one)}</text></answer>`)
            .join('');
          return `<question type="${type}"><questiontext format="plain_text"><text>${forXml(question)}</text></questiontext>${answers}</question>`;
        })
        .join('')}</quiz>`,
  },
  CSV: {
    name: 'a.csv',
    all: bank,
    write: (asked) =>
      [
        'Question,A,B,C,D,E,Answer',
        ...asked.map(({ question, options, answer }) =>
          [question, ...Array.from({ length: 5 }, (_, at) => options[at] ?? ''), answer].map(forCsv).join(','),
        ),
      ].join('\n'),
  },
  Aiken: {
    name: 'a.txt',
    all: choices,
    write: (asked) =>
      asked
        .map(({ question, options, answer }) =>
          [
            question,
            ...options.map((one, at) => `${'ABCDE'[at]}. ${one}`),
            `ANSWER: ${'ABCDE'[options.indexOf(answer)]}`,
          ].join('\n'),
        )
        .join('\n\n'),
  },
};

describe.each(Object.entries(writers))('%s', (_format, { name, all, write }) => {
  it('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(all, async (asked) => {
        const { questions } = await readOne(name, write(asked));
        expect(questions.map((one) => [one.question, one.options, one.correctAnswers])).toEqual(
          asked.map((one) => [one.question, one.options, [one.answer]]),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the laws, whatever becomes of its signs', async () => {
    const sign = fc.constantFrom(
      '{',
      '}',
      '=',
      '~',
      '#',
      '\n',
      '\n\n',
      '"',
      '<',
      '</answer>',
      'ANSWER: ',
      ',',
      '%50%',
      '->',
      '<img src="x.png">',
    );
    await fc.assert(
      fc.asyncProperty(all, fc.array(fc.tuple(fc.nat(), sign), { maxLength: 5 }), async (asked, slips) => {
        const written = slips.reduce((content, [at, slip]) => {
          const place = at % content.length;
          return content.slice(0, place) + slip + content.slice(place);
        }, write(asked));
        const read = await readOne(name, written).catch((error: Error) => error);
        if (read instanceof Error) return;
        for (const { type, options, correctAnswers } of read.questions) {
          const isChoice = type === 'multiple-choice';
          if (isChoice) expect(options).toEqual(expect.arrayContaining(correctAnswers));
          if (isChoice && options.length < 2) expect(correctAnswers).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('says of each question that its picture is left out', async () => {
    await fc.assert(
      fc.asyncProperty(all, async (asked) => {
        const shown = asked.map((one, at) => ({ ...one, question: `${one.question} <img src="${at}.png">` }));
        const { said, questions } = await readOne(
          name,
          write(shown).replaceAll('[plain]', '[html]').replaceAll('plain_text', 'html'),
        );
        expect(questions).toHaveLength(asked.length);
        for (const at of asked.keys())
          expect(said.filter((message) => message.includes(`(${at}.png)`))).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });
});

it('what is said of a picture never has the words of the answer', async () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  await fc.assert(
    fc.asyncProperty(typed, fc.array(word), fc.nat(), async ({ answer }, words, at) => {
      const alt = words.toSpliced(at % (words.length + 1), 0, answer).join(' ');
      const { questions, pictures } = await readOne(
        'a.xml',
        `<quiz><question type="shortanswer"><questiontext format="html"><text>&lt;img src="data:image/png;base64,${png}" alt="${alt}"&gt; What is it?</text></questiontext><answer fraction="100"><text>${answer}</text></answer></question></quiz>`,
      );
      expect(pictures).toHaveLength(1);
      expect(questions).toMatchObject([{ diagramAlt: null, correctAnswers: [answer] }]);
    }),
    { numRuns: 30 },
  );
});
