import { connect } from 'node:net';

/** One request, whole: head and body, and the key by which the server knows it again. */
export interface LoadRequest {
  readonly key: string;
  readonly bytes: Buffer;
}

/** What a load came to. Times are in milliseconds, from when a request was first sent to its answer. */
export interface LoadResult {
  readonly perSecond: number;
  readonly median: number;
  readonly slowest1Percent: number;
  /** Keys of the requests that were answered with 200: all of them. */
  readonly acknowledged: readonly string[];
  /** How often a request was sent once more, because its answer was another or none came. */
  readonly again: number;
}

/** How long a client waits before it sends a request once more, in milliseconds. */
const pause = 20;

/** What is to be done, and what has been done so far. */
interface Load {
  readonly port: number;
  readonly until: number;
  readonly makeRequest: () => LoadRequest;
  readonly mayFail: boolean;
  readonly times: number[];
  readonly acknowledged: string[];
  again: number;
}

/**
 * Sends requests over `connections` kept-alive connections for so many seconds, each as soon as the answer to the one before
 * has come. Written on bare sockets, so that measuring takes as little as possible of the machine from what is measured.
 * Where servers may fail a request is sent until it is answered with 200, as pages do; else any other answer is thrown.
 */
export async function runLoad(
  port: number,
  connections: number,
  seconds: number,
  makeRequest: () => LoadRequest,
  { mayFail = false }: { readonly mayFail?: boolean } = {},
): Promise<LoadResult> {
  const started = performance.now();
  const load: Load = {
    port,
    until: started + seconds * 1000,
    makeRequest,
    mayFail,
    times: [],
    acknowledged: [],
    again: 0,
  };
  await Promise.all(Array.from({ length: connections }, () => runConnection(load)));
  const elapsed = (performance.now() - started) / 1000;
  const { times, acknowledged, again } = load;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / elapsed, median: at(0.5), slowest1Percent: at(0.99), acknowledged, again };
}

function runConnection(load: Load): Promise<void> {
  let request = load.makeRequest();
  let begun = performance.now();
  return new Promise((resolve, reject) => {
    const open = () => {
      const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true });
      let received = '';
      let isOver = false;
      const end = (why?: Error) => {
        if (isOver) return;
        isOver = true;
        socket.destroy();
        if (why === undefined) resolve();
        else if (!load.mayFail) reject(why);
        else {
          load.again += 1;
          setTimeout(open, pause);
        }
      };
      socket.on('connect', () => socket.write(request.bytes));
      socket.on('error', end);
      socket.on('close', () => end(new Error('The connection was closed')));
      socket.setEncoding('latin1');
      socket.on('data', (chunk) => {
        received += chunk;
        if (!isWhole(received)) return;
        if (!received.startsWith('HTTP/1.1 200')) return end(new Error(received));
        received = '';
        load.times.push(performance.now() - begun);
        load.acknowledged.push(request.key);
        if (performance.now() >= load.until) return end();
        request = load.makeRequest();
        begun = performance.now();
        socket.write(request.bytes);
      });
    };
    open();
  });
}

/** Whether an answer with a Content-Length has come in whole. */
function isWhole(received: string): boolean {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1];
  return received.length >= head + 4 + Number(length ?? 0);
}
