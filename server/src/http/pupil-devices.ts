import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

const cookie = 'markwell-share';
const cookiePattern = new RegExp(`(?:^|; ?)${cookie}=([\\w-]{12})\\.([\\w-]{43})(?:;|$)`);

/** Distinguishes pupils' devices behind one address, so that each has its share of the allowance. */
export interface PupilDevices {
  /** The device that a request comes from; undefined if it has no name from us, or a forged one. */
  find(request: Request): Promise<string | undefined>;
  /** Names the device until its browser is closed. Names are random, reveal nothing and are not stored. */
  name(request: Request): Promise<void>;
}

/**
 * Names are signed, or anybody could make them up and have a share for each. Issuing one counts towards the
 * address's allowance, so posing as a new device each time gains nothing. All servers share the key from
 * `getSecret`; while it cannot be read, devices have no names.
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
