import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const minute = 60;

/** Whose allowance a request uses: that of an address or account, after a known device's own share. */
export interface Caller {
  readonly key: string;
  readonly device?: string | undefined;
}

/** A number of requests a minute for each caller. */
export interface Allowance {
  /** How many seconds to wait before there is anything left for a caller; 0 when there is. Takes nothing. */
  wait(caller: Caller): Promise<number>;
  /** Takes one, and gives what puts it back; undefined when nothing is left. */
  take(caller: Caller): Promise<(() => void) | undefined>;
}

/**
 * Counts requests in this server's memory. Each known device has `share` requests that nobody else can use;
 * beyond that, and for unknown devices, everybody at the address shares `limit`.
 */
export function createAllowance({ limit, share = 0 }: { limit: number; share?: number }): Allowance {
  const together = new RateLimiterMemory({ points: limit, duration: minute });
  const alone = new RateLimiterMemory({ points: share, duration: minute });

  const spendsFrom = ({ key, device }: Caller) =>
    device === undefined || share === 0
      ? [[together, key] as const]
      : [[alone, device] as const, [together, key] as const];

  return {
    wait: async (caller) => {
      let seconds = 0;
      for (const [limiter, key] of spendsFrom(caller)) {
        const spent = await limiter.get(key);
        if (spent === null || spent.remainingPoints > 0) return 0;
        seconds = secondsUntil(spent);
      }
      return seconds;
    },
    take: async (caller) => {
      for (const [limiter, key] of spendsFrom(caller)) {
        try {
          await limiter.consume(key);
          return () => void limiter.reward(key);
        } catch (spent) {
          if (spent instanceof Error) throw spent;
        }
      }
      return undefined;
    },
  };
}

const secondsUntil = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
