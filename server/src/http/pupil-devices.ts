import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

const cookie = 'markwell-share';
const cookiePattern = new RegExp(`(?:^|; ?)${cookie}=([\\w-]{12})\\.([\\w-]{43})(?:;|$)`);

/** Tells the devices of pupils behind one address apart, so that each can have its share of what the address is given. */
export interface PupilDevices {
  /** The device that a request comes from; undefined for one that we have given no name, or that made one up. */
  find(request: Request): Promise<string | undefined>;
  /** Gives the device a name, until its browser is closed: a random one, which says nothing of who uses it and is stored nowhere. */
  name(request: Request): Promise<void>;
}

/**
 * Names are signed, because a name is a claim: whoever could make them up would have a share for each. One of ours was given with an
 * answer, which counted for the address, so that coming as a new device each time gains nothing. `getSecret` is the key of all
 * servers; while it cannot be read, devices are nameless.
 */
export function createPupilDevices(getSecret: () => Promise<Buffer>): PupilDevices {
  const sign = async (id: string) => {
    const secret = await getSecret().catch(() => undefined);
    return secret === undefined ? undefined : createHmac('sha256', secret).update(id).digest();
  };
  return {
    find: async ({ headers }) => {
      const [, id = '', signature = ''] = cookiePattern.exec(headers.cookie ?? '') ?? [];
      if (id === '') return undefined;
      const own = await sign(id);
      return own !== undefined && timingSafeEqual(Buffer.from(signature, 'base64url'), own) ? id : undefined;
    },
    name: async (request) => {
      const id = randomBytes(9).toString('base64url');
      const signature = await sign(id);
      if (signature === undefined) return;
      request.res?.cookie(cookie, `${id}.${signature.toString('base64url')}`, {
        httpOnly: true,
        sameSite: 'strict',
        secure: request.secure,
        path: '/api',
      });
    },
  };
}
