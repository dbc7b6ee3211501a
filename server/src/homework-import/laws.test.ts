import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, sampleOf } from '../../../scripts/lib/test-amount.ts';
import type { DraftQuestion } from '../contract/homework-draft.ts';
import { readWordLines } from './lines/read-word-lines.ts';
import { readFiles } from './read-files.ts';
import type { ReadHomework } from './read-homework.ts';
import { breachesOf, seenOf } from './testing/laws.ts';
import { habits, type RandomPaper, shapes, writePaper } from './testing/random-papers.ts';

// The laws of reading are in docs/reader.md.

const folder = fileURLToPath(new URL('../../../fixtures/homework/', import.meta.url));
const names = readdirSync(folder).flatMap((file) => /^(.+)\.docx$/.exec(file)?.[1] ?? []);

async function readBoth(files: RandomPaper['files']): Promise<{ draft: ReadHomework; breaches: string[] }> {
  const { drafts } = await readFiles(files, undefined);
  const [draft, ...others] = drafts;
  if (draft === undefined || others.length > 0) throw new Error(`${drafts.length} homework were read.`);
  const documents = await Promise.all(files.map(({ bytes }) => readWordLines(bytes)));
  return { draft, breaches: breachesOf(draft, documents).map(({ law, what }) => `law ${law}: ${what}`) };
}

describe.each(sampleOf(names, 3))('%s', (name) => {
  it('is read by the laws, and the same way each time', async () => {
    const files = [{ name: `${name}.docx`, bytes: readFileSync(`${folder}${name}.docx`) }];
    const { draft, breaches } = await readBoth(files);
    expect(breaches).toEqual([]);
    expect((await readBoth(files)).draft).toEqual(draft);
  });
});

describe('a paper with habits of its own', () => {
  /** Prints the lines of a paper that breaks a law, not the bytes of its file. */
  const printed = (paper: RandomPaper) => ({ ...paper, [fc.toStringMethod]: () => paper.lines.join('\n') });
  const written = habits.chain((own) => shapes.map((shaped) => printed(writePaper(own, shaped))));
  // Each law is held to the same papers, which are read once.
  const read = new Map<string, ReturnType<typeof readBoth>>();
  const readOnce = ({ files }: RandomPaper) => {
    const key = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex')).join();
    const reading = read.get(key) ?? readBoth(files);
    read.set(key, reading);
    return reading;
  };
  const holds = (check: (paper: RandomPaper, draft: ReadHomework, breaches: string[]) => void) =>
    fc.assert(
      fc.asyncProperty(written, async (paper) => {
        const { draft, breaches } = await readOnce(paper);
        check(paper, draft, breaches);
      }),
      { numRuns: amount({ sample: 60, all: 1_000 }), seed: 2026 },
    );

  it('never shows an answer to a pupil, nor what is hidden, commented or answered by another', () =>
    holds((paper, { assignment }) => {
      const seen = [assignment.title, assignment.description, ...assignment.questions.map(seenOf)].join('\n');
      expect(seen).not.toMatch(/answer|explanation|[✓*]/iu);
      const written = paper.questions.filter(({ options }) => options.length === 0).map(({ answer }) => answer);
      for (const word of [...written, ...paper.secrets].flatMap(wordsOf)) expect(seen).not.toContain(word);
    }));

  it('is given no answer that its key does not give', () =>
    holds((paper, { assignment: { questions } }) => {
      for (const question of questions) {
        const own = askedIn(paper, question);
        const allowed = paper.habits.answers === 'none' ? [] : own.map(({ answer }) => answer);
        for (const answer of question.correctAnswers) expect(allowed).toContain(answer);
      }
    }));

  it('has each of its words in one place', () =>
    holds((paper, { assignment, messages, lines = [] }, breaches) => {
      expect(breaches).toEqual([]);
      const told = messages.map(({ message, excerpt }) => `${message} ${excerpt}`).join('\n');
      for (const { text, options, answer, beside = [] } of paper.questions) {
        const isAnswer = paper.habits.answers !== 'none' ? [answer] : [];
        for (const word of [text, ...options, ...isAnswer, ...beside].flatMap(wordsOf)) {
          const places = assignment.questions.filter((one) => seenOf(one).includes(word)).length;
          const isKept = JSON.stringify(assignment).includes(word) || told.includes(word);
          const isLeftOut = lines.some((line) => line.text.includes(word) && line.became === 'left-out');
          expect(isKept || isLeftOut, `${word} is lost`).toBe(true);
          expect(places, `${word} is told twice`).toBeLessThan(2);
        }
      }
    }));

  it('is read the same way throughout', () =>
    holds((paper, { assignment: { questions } }) => {
      const choices = paper.questions.filter(({ options }) => options.length > 0);
      const asRead = choices.map(({ text, options }) => {
        const found = questions.find((one) => seenOf(one).includes(wordsOf(text)[0] ?? ''));
        return found !== undefined && found.options.length === options.length;
      });
      expect(new Set(asRead).size).toBeLessThan(2);
    }));
});

/** The words of a paper's own: those that no other part of it has. */
const wordsOf = (text: string): string[] => text.match(/\b(?:[bdfgklmnprtvz][aeiou]){4}\b/gu) ?? [];

const askedIn = ({ questions }: RandomPaper, one: DraftQuestion) =>
  questions.filter(({ text }) => wordsOf(text).some((word) => one.question.includes(word)));
