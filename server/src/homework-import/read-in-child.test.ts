import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { amount } from '../../../scripts/lib/test-amount.ts';
import { readFiles } from './read-files.ts';
import { type ReadingOptions, readInChild } from './read-in-child.ts';
import { expandingFile as expanding } from './testing/expanding-file.ts';
import { onePixel } from './testing/one-pixel.ts';
import { p, picture, wordFile } from './testing/word-file.ts';

const scope = wordFile(
  [
    p('Microscopes', { style: 'Title' }),
    p('1. What is X? [2]'),
    p('', {}, picture('scope.png')),
    p('Answer: eyepiece'),
  ],
  { pictures: { 'scope.png': onePixel } },
);
const small = [{ name: 'scope.docx', bytes: scope }];
const large = [{ name: 'large.docx', bytes: expanding }];
const usual = { heap: 160, memory: 256, time: 100_000 };

const started: ChildProcess[] = [];
const onStart = (message: unknown) => {
  if (typeof message === 'object' && message !== null && 'process' in message) {
    started.push(message.process as ChildProcess);
  }
};
beforeAll(() => subscribe('child_process', onStart));
afterAll(() => unsubscribe('child_process', onStart));
afterEach(() => void started.splice(0));

const ends = () => started.map(({ signalCode, exitCode }) => signalCode ?? exitCode);
const refusalOf = (name: string, message: RegExp) => ({
  drafts: [],
  pictures: [],
  refusals: [{ name, code: 'too-large', message: expect.stringMatching(message) }],
});
/** For a machine that is busy with other things. */
const patience = { timeout: 60_000, interval: 10 };
const begun = () =>
  vi.waitFor(() => {
    const [child] = started;
    if (child?.pid === undefined) throw new Error('No process was started.');
    return child;
  }, patience);

describe('an upload is read in a process of its own', () => {
  it('also a question bank of 2,000 questions with four options each', async () => {
    const count = amount({ sample: 100, all: 2_000 });
    const options = ['A. water', 'B. carbon dioxide', 'C. oxygen', 'D. nitrogen gas'];
    const bank = Array.from({ length: count }, (_one, index) => [
      p(`${index + 1}. Which of these does a green plant of sort ${index} take in during the night?`),
      ...options.map((option, at) => p(at === index % 4 ? `**${option}**` : option)),
    ]);
    const { drafts } = await readInChild([{ name: 'bank.docx', bytes: wordFile(bank.flat()) }], undefined);
    expect(drafts[0]?.assignment.questions).toHaveLength(count);
  });

  it('as it would be read here, with pictures, pasted JSON, refusals and progress', async () => {
    const files = [...small, { name: 'b.docx', bytes: Buffer.from('%PDF-1.4') }, { name: 'again.docx', bytes: scope }];
    const pasted = '[{"title":"Zoë’s gases","questions":[{"question":"Which gas?","correctAnswers":["oxygen"]}]}]';
    const done: number[] = [];
    const read = await readInChild(files, pasted, { onRead: (count) => done.push(count) });
    const here = await readFiles(files, pasted);
    expect({ ...read, pictures: [] }).toEqual({ ...here, pictures: [] });
    expect(read.drafts).toHaveLength(2);
    expect(read.pictures).toEqual([{ ...here.pictures[0], bytes: onePixel }]);
    expect(done).toEqual([0, 1, 2]);
    expect(started).toHaveLength(1);
  });

  it('and short JSON alone in none', async () => {
    const read = await readInChild([], '[{"title":"Gases","questions":[{"question":"Which gas?"}]}]');
    expect(read.drafts).toHaveLength(1);
    expect(started).toEqual([]);
  });

  it('one at a time', async () => {
    let most = 0;
    const count = setInterval(() => {
      const alive = started.filter(({ signalCode, exitCode }) => signalCode === null && exitCode === null);
      most = Math.max(most, alive.length);
    }, 5);
    const all = await Promise.all([readInChild(small), readInChild(small), readInChild(small)]);
    clearInterval(count);
    expect(all.map(({ drafts }) => drafts.length)).toEqual([1, 1, 1]);
    expect(started).toHaveLength(3);
    expect(most).toBe(1);
  });

  it('which knows none of our variables and prints nowhere', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://markwell:secret@localhost/markwell');
    const reading = readInChild(large, undefined, { limits: { ...usual, time: 300 } });
    const child = await begun();
    const variables = `/proc/${child.pid}/environ`;
    if (existsSync(variables)) expect(readFileSync(variables, 'utf8')).not.toMatch(/DATABASE_URL|secret/);
    expect([child.stdout, child.stderr]).toEqual([null, null]);
    await reading;
    vi.unstubAllEnvs();
  });
});

describe('whatever becomes of that process, the upload is refused, and the next is read', () => {
  it.each<[label: string, limits: Partial<typeof usual>, ended: RegExp, message: RegExp]>([
    ['its heap is full, and V8 aborts', { heap: 24, memory: 4_000 }, /SIGABRT|134/, /^There is too much in it to read/],
    ['it has more memory than it may', { heap: 2_000, memory: 120 }, /SIGKILL/, /^There is too much in it to read/],
    ['it is full with the limits of uploads', {}, /SIGABRT|134|SIGKILL/, /^There is too much in it to read/],
    ['it takes too long', { heap: 2_000, memory: 4_000, time: 300 }, /SIGKILL/, /^It takes too long to read/],
  ])('%s', async (_label, limits, ended, message) => {
    const options: ReadingOptions = { limits: { ...usual, ...limits } };
    expect(await readInChild(large, undefined, options)).toEqual(refusalOf('large.docx', message));
    expect(ends()).toEqual([expect.stringMatching(ended)]);
    expect((await readInChild(small)).drafts).toHaveLength(1);
  });

  it.each<[label: string, limits: Partial<typeof usual>, message: RegExp]>([
    ['takes too long', { heap: 2_000, memory: 4_000, time: 600 }, /^It takes too long to read/],
    ['is too much', {}, /^There is too much in it to read/],
  ])('the other files are read without one that %s', async (_label, limits, message) => {
    const files = [
      ...small,
      ...large,
      { name: 'gases.txt', bytes: Buffer.from('1. Which gas do plants take in? [1]\nAnswer: CO2') },
    ];
    const { drafts, refusals } = await readInChild(files, undefined, { limits: { ...usual, ...limits } });
    expect({ drafts: drafts.map(({ name }) => name), refusals }).toEqual({
      drafts: ['scope.docx', 'gases.txt'],
      refusals: refusalOf('large.docx', message).refusals,
    });
  });

  it('but no small file is, for memory that a large one before it has left behind', async () => {
    const subjects = ['Forces', 'Acids', 'Cells', 'Planets', 'Magnets', 'Rivers', 'Verbs', 'Angles'].flatMap((what) =>
      ['in space', 'at home', 'long ago', 'under water'].map((where) => `${what} ${where}`),
    );
    const smallOnes = subjects.map((subject) => ({
      name: `${subject}.docx`,
      bytes: wordFile([p(subject, { style: 'Title' }), p(`1. What are ${subject}? [1]`), p(`Answer: ${subject}`)]),
    }));
    const { drafts, refusals } = await readInChild([...large, ...smallOnes], undefined, { limits: usual });
    expect({ drafts: drafts.map(({ name }) => name), refusals }).toEqual({
      drafts: smallOnes.map(({ name }) => name),
      refusals: refusalOf('large.docx', /^There is too much in it to read/).refusals,
    });
  });

  it.skipIf(process.platform === 'win32')('but waiting for a busy machine is no time of the file', async () => {
    const reading = readInChild(small, undefined, { limits: { ...usual, time: 1_500 } });
    const child = await begun();
    child.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    child.kill('SIGCONT');
    expect((await reading).drafts).toHaveLength(1);
  });

  it('it is killed while it reads', async () => {
    const reading = readInChild(large);
    const child = await begun();
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill('SIGKILL');
    expect(await reading).toEqual(refusalOf('large.docx', /^There is too much in it to read/));
    expect((await readInChild(small)).drafts).toHaveLength(1);
  });

  it('nobody waits for it any more', async () => {
    const gone = new AbortController();
    const reading = [readInChild(large, undefined, { signal: gone.signal }), readInChild(large, undefined, gone)];
    await begun();
    gone.abort();
    for (const read of await Promise.all(reading)) expect(read.drafts).toEqual([]);
    expect(ends()).toEqual(['SIGKILL']);
    expect((await readInChild(small)).drafts).toHaveLength(1);
  });

  it('but a signal to all processes of the server lets it finish, as the server does', async () => {
    const questions = Array.from({ length: 500 }, (_, index) => [p(`${index + 1}. What? [1]`), p('Answer: this')]);
    const files = [{ name: 'long.docx', bytes: wordFile(questions.flat()) }];
    const onRead = () => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) started[0]?.kill(signal);
    };
    const { drafts } = await readInChild(files, undefined, { onRead });
    expect(drafts[0]?.assignment.questions).toHaveLength(500);
  });
});
