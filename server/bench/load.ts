import { connect } from 'node:net';

/** One request, whole: head and body. */
export type MakeRequest = () => Buffer;

/** What a load came to. Times are in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly median: number;
  readonly slowest1Percent: number;
}

/**
 * Sends requests over `connections` kept-alive connections for so many seconds, each as soon as the answer to the one before
 * has come. Written on bare sockets, so that measuring takes as little as possible of the machine from what is measured.
 * Throws when any answer is not 200.
 */
export async function runLoad(
  port: number,
  connections: number,
  seconds: number,
  makeRequest: MakeRequest,
): Promise<LoadResult> {
  const started = performance.now();
  const until = started + seconds * 1000;
  const times: number[] = [];
  await Promise.all(Array.from({ length: connections }, () => runConnection(port, until, makeRequest, times)));
  const elapsed = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / elapsed, median: at(0.5), slowest1Percent: at(0.99) };
}

function runConnection(port: number, until: number, makeRequest: MakeRequest, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    let received = '';
    const send = () => {
      sent = performance.now();
      socket.write(makeRequest());
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += chunk;
      if (!isWhole(received)) return;
      if (!received.startsWith('HTTP/1.1 200')) {
        reject(new Error(received));
        socket.destroy();
        return;
      }
      received = '';
      times.push(performance.now() - sent);
      if (performance.now() < until) send();
      else socket.end(resolve);
    });
  });
}

/** Whether an answer with a Content-Length has come in whole. */
function isWhole(received: string): boolean {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1];
  return received.length >= head + 4 + Number(length ?? 0);
}
