import { healthCheck } from '@markwell/server/contract';

/** How long an answer may take, in milliseconds (spec part 2, section 9). */
const patience = 5_000;

/**
 * What keeps the page from the server: this device has no connection, nothing answers, the server says itself that it cannot work
 * now, or it is being updated.
 */
export type Trouble = 'offline' | 'no-answer' | 'server' | 'update';

/** Whether the server is up; if not, why, in words too (spec part 2, section 8). */
export type Health =
  | { readonly isUp: true }
  | { readonly isUp: false; readonly trouble: Trouble; readonly why: string };

/**
 * Asks the server whether it is up, past every cache. Never rejects. No token goes with it, so that a page that is merely open
 * keeps nobody signed in. The time-out is the request's own: a timer of the page would also have run out when the computer
 * wakes up, before the answer can be there.
 */
export function checkHealth(): Promise<Health> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const isDown = (trouble: Trouble, why: string) => resolve({ isUp: false, trouble, why });
    request.open(healthCheck.method, healthCheck.path);
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.timeout = patience;
    request.onload = () =>
      request.status === 200
        ? resolve({ isUp: true })
        : isDown(isUpdate(request) ? 'update' : 'server', `Server returned ${request.status}`);
    request.ontimeout = () => isDown('no-answer', 'Connection timeout');
    request.onerror = () => isDown('no-answer', 'No connection to the server');
    request.onabort = request.onerror;
    request.send();
  });
}

/** Whether a proxy says that the server is down; the server reports its own trouble in JSON. */
function isUpdate({ status, responseText }: XMLHttpRequest): boolean {
  return [502, 503, 504].includes(status) && !responseText.startsWith('{');
}
