import { describe, expect, it } from 'vitest';
import { writeZip } from '../../../files/write-zip.ts';
import { readOne } from '../../testing/read-one.ts';
import { soundOf } from './sounds.ts';

const mp3 = Buffer.from('ID3\u0004');

describe('a sound', () => {
  it.each<[what: string, begins: Buffer, type: string, ending: string]>([
    ['MP3 with a title', mp3, 'mpeg', 'mp3'],
    ['MP3 without one', Buffer.from([0xff, 0xfb, 0x90, 0x64]), 'mpeg', 'mp3'],
    ['Ogg', Buffer.from('OggS'), 'ogg', 'ogg'],
    ['Wave', Buffer.from('RIFF1234WAVE'), 'wav', 'wav'],
    ['AAC', Buffer.from('0000ftypM4A '), 'mp4', 'm4a'],
  ])('is known by its first bytes: %s', (_what, begins, type, ending) => {
    expect(soundOf(begins)).toMatchObject({
      sound: { type, path: expect.stringMatching(new RegExp(`\\.${ending}$`, 'u')) },
    });
  });

  it.each([
    ['a picture', Buffer.from('\x89PNG'), /of a kind that browsers do not play/],
    ['a film', Buffer.from('0000ftypisom'), /of a kind that browsers do not play/],
    ['one that is too long', Buffer.concat([mp3, Buffer.alloc(5 * 1024 * 1024)]), /larger than 5 MB/],
  ])('is none: %s', (_what, bytes, problem) => {
    expect(soundOf(bytes)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

const moodle = (text: string, bytes: Buffer) =>
  readOne(
    'quiz.xml',
    `<quiz><question type="shortanswer"><questiontext format="html"><text><![CDATA[${text}]]></text><file name="a b.mp3" encoding="base64">${bytes.toString('base64')}</file></questiontext><answer fraction="100"><text>hello</text></answer></question></quiz>`,
  );
const item = (shown: string) =>
  readOne(
    'quiz.zip',
    writeZip({
      'imsmanifest.xml': '<manifest/>',
      'sound/a.mp3': mp3,
      'items/1.xml': `<assessmentItem title="An item"><responseDeclaration identifier="R" cardinality="single" baseType="string"><correctResponse><value>hello</value></correctResponse></responseDeclaration><itemBody>${shown}<p>Say it: <textEntryInteraction responseIdentifier="R"/></p></itemBody></assessmentItem>`,
    }),
  );

describe('the sound of a question', () => {
  it.each([
    ['Moodle', () => moodle('Say it: <audio controls><source src="@@PLUGINFILE@@/a%20b.mp3">a b.mp3</audio>', mp3)],
    ['a link in Moodle', () => moodle('Say it: <a href="@@PLUGINFILE@@/a%20b.mp3"></a>', mp3)],
    ['an element of QTI', () => item('<audio src="../sound/a.mp3"/>')],
    [
      'an interaction of QTI',
      () =>
        item(
          '<mediaInteraction responseIdentifier="M"><object type="audio/mpeg" data="../sound/a.mp3"/></mediaInteraction>',
        ),
    ],
  ])('comes from %s', async (_what, read) => {
    const { questions, pictures, said, draft } = await read();
    expect(questions).toMatchObject([
      { question: expect.stringMatching(/^Say it:( _____)?$/u), soundPath: pictures[0]?.path },
    ]);
    expect(pictures).toMatchObject([{ type: 'mpeg' }]);
    expect([said, draft.pictures]).toEqual([[], []]);
  });

  it('is told where it cannot be played, or is one of several', async () => {
    const audio = '<audio src="@@PLUGINFILE@@/a%20b.mp3"></audio>';
    const film = await moodle(`Say it: ${audio}`, Buffer.from('a film'));
    expect(film.said).toEqual(['Question 1: a sound of a kind that browsers do not play: save it as MP3.']);
    const two = await moodle(`Say it: ${audio}<audio src="@@PLUGINFILE@@/b.mp3"></audio>`, mp3);
    expect(two.said).toEqual(['Question 1: the sound b.mp3 is left out.']);
  });
});
