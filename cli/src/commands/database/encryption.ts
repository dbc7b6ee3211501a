import { Readable } from 'node:stream';
import { Problem } from '@markwell/server/operations';

/** How a file begins that `encrypt` has made, or the program age. */
const beginning = Buffer.from('age-encryption.org/v1\n');

/** Encrypts a stream by a passphrase, piece by piece, in the format age. Deriving the key takes seconds and 256 MB, so that guessing does. */
export async function encrypt(plain: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return Readable.from(fromWeb(await encrypter.encrypt(toWeb(plain))));
}

/**
 * The bytes of a file as they were before they were encrypted, or as they are where they were not; the passphrase is asked for only where it
 * is needed. Throws a `Problem` for a wrong passphrase, and while it is read for a file that is damaged or cut off.
 */
export async function* decryptIfNeeded(
  file: string,
  source: Readable,
  readPassphrase: () => Promise<string>,
): AsyncGenerator<Uint8Array> {
  const { isEncrypted, all } = await lookAtBeginning(source);
  if (!isEncrypted) return yield* all;
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(await readPassphrase());
  try {
    yield* fromWeb(await decrypter.decrypt(toWeb(all)));
  } catch (error) {
    const isWrong = error instanceof Error && error.message.includes('no identity matched');
    throw new Problem(
      'invalid-input',
      isWrong
        ? `This is not the passphrase that ${file} was encrypted with. Nothing was restored.`
        : `${file} is damaged or not whole: it cannot be decrypted any further. Nothing was restored.`,
    );
  }
}

async function lookAtBeginning(source: Readable) {
  const pieces = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < beginning.length) {
    const { done, value } = await pieces.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield head;
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
  }
  return { isEncrypted: head.subarray(0, beginning.length).equals(beginning), all: all() };
}

/** As the library takes it; pieces are asked for one by one, so that memory stays the same. Node's own has other types than a browser's. */
function toWeb(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const left = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await left.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await left.return?.()),
  });
}

async function* fromWeb(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
