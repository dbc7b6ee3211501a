import { Op } from 'sequelize';
import * as z from 'zod/mini';
import type { DraftQuestion } from '../../../contract/homework-draft.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { type Session, selectRows } from '../../../db/session.ts';
import { type MediaKind, mediaKindNames } from '../../../files/media-kinds.ts';
import type { ReadPicture } from '../../../homework-import/read-homework.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

/** How long the pictures of a preview are kept for the upload that follows it, in milliseconds. */
const previewedFor = 24 * 60 * 60_000;

export interface HomeworkPicture {
  readonly type: MediaKind;
  readonly bytes: Buffer;
}

/** Keeps pictures for some time, so that a preview can show them and what is stored after it need not send them again. */
export async function keepPictures(
  { database, now }: Services,
  pictures: readonly ReadPicture[],
  time = previewedFor,
): Promise<void> {
  if (pictures.length === 0) return;
  const at = now();
  const expiresAt = new Date(at.getTime() + time).toISOString();
  await database.write(async (session) => {
    await purge(session, at);
    await insertPictures(session, pictures, at, expiresAt);
  });
}

/** Stores pictures for good, within the transaction of the homework that shows them. */
export async function storePictures(session: Session, pictures: readonly ReadPicture[], at: Date): Promise<void> {
  await purge(session, at);
  await insertPictures(session, pictures, at, null);
}

/** Makes the pictures and sounds of these questions stay; throws a `Problem` that names one that is not there any more. */
export async function claimPictures(
  session: Session,
  questions: readonly Pick<DraftQuestion, 'diagramPath' | 'soundPath'>[],
): Promise<void> {
  const paths = questions.flatMap(({ diagramPath, soundPath }) => [diagramPath ?? [], soundPath ?? []].flat());
  const digests = [...new Set(paths.flatMap((path) => /^\/homework-images\/([0-9a-f]{64})\./.exec(path)?.[1] ?? []))];
  if (digests.length === 0) return;
  const { tables, transaction } = session;
  const where = { digest: digests };
  await tables.homeworkPictures.update({ expiresAt: null }, { where, transaction });
  const rows = await tables.homeworkPictures.findAll({ attributes: ['digest'], where, transaction });
  const missing = digests.find((digest) => !rows.some((row) => row.digest === digest));
  if (missing === undefined) return;
  throw new Problem(
    'invalid-input',
    `The picture or sound ${missing.slice(0, 12)}… is not here any more: upload the file again. Nothing was stored.`,
  );
}

/** The picture with this digest; `undefined` when there is none. */
export async function findPicture({ database }: Services, digest: string): Promise<HomeworkPicture | undefined> {
  const row = z.object({ type: z.enum(mediaKindNames), bytes: z.instanceof(Buffer) });
  // By hand: bytes as they are.
  const [found] = await selectRows(
    database.reader,
    row,
    'SELECT type, bytes FROM homework_pictures WHERE digest = $1',
    [digest],
  );
  return found;
}

async function insertPictures(session: Session, pictures: readonly ReadPicture[], at: Date, expiresAt: string | null) {
  for (const { digest, type, bytes } of pictures) {
    const row = {
      digest,
      type,
      size: bytes.byteLength,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      created_at: at.toISOString(),
      expires_at: expiresAt,
    };
    // By hand: one that is there already stays longer.
    const ending =
      expiresAt === null
        ? 'ON CONFLICT (digest) DO UPDATE SET expires_at = NULL'
        : 'ON CONFLICT (digest) DO UPDATE SET expires_at = excluded.expires_at WHERE homework_pictures.expires_at < excluded.expires_at';
    await insertRows(session, 'homework_pictures', [row], ending);
  }
}

async function purge({ tables, transaction }: Session, at: Date): Promise<void> {
  await tables.homeworkPictures.destroy({ where: { expiresAt: { [Op.lt]: at.toISOString() } }, transaction });
}
