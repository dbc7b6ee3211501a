/** A message between processes: a JSON value and its bytes. */
export interface Frame {
  readonly said: unknown;
  readonly bytes: Buffer;
}

/** Bytes before each frame: the lengths of its JSON and of its bytes. */
const headLength = 8;

/** A frame in pieces, so that its bytes are not copied. */
export function writeFrame(said: unknown, bytes: Uint8Array = new Uint8Array()): Uint8Array[] {
  const json = Buffer.from(JSON.stringify(said));
  const head = Buffer.alloc(headLength);
  head.writeUInt32BE(json.length, 0);
  head.writeUInt32BE(bytes.length, 4);
  return [head, json, bytes];
}

/**
 * The frames of a stream, as each is complete; drops an incomplete last one. Throws for anything else, and
 * for more than `largest` bytes before allocating memory.
 */
export async function* readFrames(stream: AsyncIterable<Buffer>, largest: number): AsyncGenerator<Frame> {
  const take = takeFrom(stream);
  for (;;) {
    const head = await take(headLength);
    if (head === undefined) return;
    const [jsonLength, length] = [head.readUInt32BE(0), head.readUInt32BE(4)];
    if (jsonLength + length > largest) throw new RangeError(`A frame of ${jsonLength + length} bytes is too large.`);
    const json = await take(jsonLength);
    const bytes = await take(length);
    if (json === undefined || bytes === undefined) return;
    yield { said: JSON.parse(json.toString()), bytes };
  }
}

/** Reads a number of bytes from a stream, across chunks; `undefined` if it ends first. */
function takeFrom(stream: AsyncIterable<Buffer>): (length: number) => Promise<Buffer | undefined> {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (length) => {
    const taken = Buffer.allocUnsafeSlow(length);
    for (let at = 0; at < length; ) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done === true) return undefined;
        rest = next.value;
      }
      const copied = rest.copy(taken, at);
      at += copied;
      rest = rest.subarray(copied);
    }
    return taken;
  };
}
