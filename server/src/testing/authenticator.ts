import { TOTP } from 'otpauth';

/** The code that an authenticator app with this secret shows at a time, in milliseconds since 1970. */
export const codeOf = (secret: string, at: number = Date.now()): string =>
  new TOTP({ secret }).generate({ timestamp: at });
