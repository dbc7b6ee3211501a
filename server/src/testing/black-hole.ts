import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A way through the network to a PostgreSQL server that can be made to lose everything without a word. */
export interface BlackHole {
  /** The address of the same database by way of it. */
  readonly url: string;
  /** From now on nothing comes through in either direction, and no connection ends. */
  swallow(): void;
  /** New connections come through; those that lost something stay silent. */
  recover(): void;
  close(): Promise<void>;
}

export async function openBlackHole(url: string): Promise<BlackHole> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((inward) => {
    const outward = connect(Number(port), hostname);
    let isLost = isSwallowing;
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (bytes) => {
        isLost ||= isSwallowing;
        if (!isLost) to.write(bytes);
      });
      from.on('close', () => {
        if (!isLost) to.destroy();
      });
      from.on('error', () => {});
    };
    pass(inward, outward);
    pass(outward, inward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    swallow: () => {
      isSwallowing = true;
    },
    recover: () => {
      isSwallowing = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
