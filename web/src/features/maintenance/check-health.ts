import { healthCheck } from '@markwell/server/contract';

/** How long an answer may take, in milliseconds (spec part 2, section 9). */
const patience = 5_000;

/** Whether the server is up; if not, why in words (spec part 2, section 8). */
export type Health = { readonly isUp: true } | { readonly isUp: false; readonly why: string };

/**
 * Asks the server whether it is up, past every cache. Never rejects. No token goes with it, so that a page that is merely open
 * keeps nobody signed in. The time-out is the request's own: a timer of the page would also have run out when the computer
 * wakes up, before the answer can be there.
 */
export function checkHealth(): Promise<Health> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const isDown = (why: string) => resolve({ isUp: false, why });
    request.open(healthCheck.method, healthCheck.path);
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.timeout = patience;
    request.onload = () =>
      request.status === 200 ? resolve({ isUp: true }) : isDown(`Server returned ${request.status}`);
    request.ontimeout = () => isDown('Connection timeout');
    request.onerror = () => isDown('No connection to the server');
    request.onabort = request.onerror;
    request.send();
  });
}
