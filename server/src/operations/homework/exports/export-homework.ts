import { questionLabels } from '@markwell/marking-core';
import type { ExportedHomework, ExportFormat } from '../../../contract/admin-homework.ts';
import { wordFile } from '../../../contract/call.ts';
import type { UploadAssignment } from '../../../contract/homework-draft.ts';
import { nameMany } from '../../../homework-import/name-many.ts';
import type { Services } from '../../site/services/services.ts';
import { readKeyedHomework } from '../editing/keyed-homework.ts';
import { findOwnMarking } from '../editing/plan-edit.ts';
import { writeMoodleXml } from './moodle/moodle-xml.ts';
import type { Lose, Paper, Writer } from './paper/paper.ts';
import { readSitePicture, readSiteSound } from './paper/pictures.ts';
import { writeQti } from './qti/qti-package.ts';
import { writeGift } from './write-gift.ts';

interface Format {
  /** What the file's name ends in. */
  readonly ending: string;
  readonly type: string;
  /** Whether it says what a homework is written in. */
  readonly hasLanguage?: true;
  readonly write: Writer;
}

/** Writes the upload's own format. Pictures and sounds of this server are in it, as data addresses; those of the page stay addresses. */
const writeJson: Writer = ({ assignment, questions }) => {
  const embedded = questions.map(({ question, picture, sound }) => ({
    ...question,
    ...(picture && question.diagramPath?.startsWith('/homework-images/') && { diagramPath: dataAddress(picture) }),
    ...(sound && { soundPath: dataAddress(sound) }),
  }));
  return `${JSON.stringify([{ ...assignment, questions: embedded }], null, 2)}\n`;
};

const dataAddress = ({ type, bytes }: { readonly type: string; readonly bytes: Buffer }) =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** By format. Large libraries are loaded when first needed. */
const formats: Readonly<Record<ExportFormat, Format>> = {
  json: { ending: '.json', type: 'application/json', hasLanguage: true, write: writeJson },
  'moodle-xml': { ending: '.xml', type: 'application/xml', write: writeMoodleXml },
  qti: { ending: '-qti.zip', type: 'application/zip', hasLanguage: true, write: writeQti },
  gift: { ending: '.gift', type: 'text/plain', write: writeGift },
  docx: {
    ending: '.docx',
    type: wordFile,
    write: async (paper, lose) => (await import('./word/write-word.ts')).writeWordPaper(paper, lose),
  },
  'docx-scheme': {
    ending: '-mark-scheme.docx',
    type: wordFile,
    write: async (paper, lose) => (await import('./word/write-word.ts')).writeWordScheme(paper, lose),
  },
};

/**
 * A homework as a file for another program or a printer, with its key (see the contract's `exportHomework`). Throws a `Problem` if there is none
 * with this id, or it has no questions.
 */
export async function exportHomework(
  services: Services,
  homework: string,
  { format }: { readonly format: ExportFormat },
): Promise<ExportedHomework & { readonly bytes: Buffer }> {
  const { original, scheme, keyed } = await readKeyedHomework(services, homework);
  const paper = await readPaper(services, keyed);
  const losses = new Map<string, string[]>();
  const lose: Lose = (what, one) =>
    losses.set(what, [...new Set([...(losses.get(what) ?? []), one.label ?? one.question.id])]);
  for (const one of paper.questions)
    if (one.question.diagramPath && one.picture === undefined) lose('The picture is not there any more', one);
  for (const one of paper.questions)
    if (one.question.soundPath && one.sound === undefined) lose('The sound is not there any more', one);
  const { ending, type, hasLanguage, write } = formats[format];
  const bytes = Buffer.from(await write(paper, lose));
  const own = new Set(findOwnMarking(keyed, scheme));
  for (const one of paper.questions)
    if (own.has(one.question.id)) lose('The mark scheme says more than its answers, which alone are in the file', one);
  const name = `${original.slug ?? `homework-${original.id}`}${ending}`;
  const messages = [...losses].map(([what, names]) => `${what}: ${nameMany(names)}.`);
  if (keyed.language && !hasLanguage)
    messages.push(`The file does not say what language it is in (${keyed.language}).`);
  return { name, type, content: bytes.toString('base64'), messages, bytes };
}

/** A homework with its pictures, and with what is beside each question. */
async function readPaper(services: Services, assignment: UploadAssignment): Promise<Paper> {
  const { questions } = assignment;
  const byId = new Map(questions.map((question) => [question.id, question]));
  const named = new Set(questions.flatMap(({ material }) => material ?? []));
  const labels = questionLabels(questions);
  const read = questions.map(async (question) => ({
    question,
    label: labels.get(question.id),
    picture: question.diagramPath ? await readSitePicture(services, question.diagramPath) : undefined,
    sound: question.soundPath ? await readSiteSound(services, question.soundPath) : undefined,
    material: (question.material ?? []).flatMap((id) => byId.get(id) ?? []),
    isShared: named.has(question.id),
  }));
  return { assignment, questions: await Promise.all(read) };
}
