import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../lib/testing/eventually.ts';
import type { Health } from './check-health.ts';
import { createHealthWatch } from './health-watch.ts';

describe('the watch over the server', () => {
  const page = new EventTarget();
  let tab: EventTarget & { hidden: boolean };
  /** What the server would be found to be now, and how often it was asked. */
  let server: Health;
  let asked: number;
  let watch: ReturnType<typeof createHealthWatch>;
  let stop: () => void;

  beforeEach(async () => {
    tab = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', tab);
    server = { isUp: true };
    asked = 0;
    watch = createHealthWatch(async () => {
      asked += 1;
      const found = server;
      await new Promise((resolve) => setTimeout(resolve));
      return found;
    });
    stop = watch.start();
    await settled();
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  /** Waits until the check under way is over. */
  const settled = () => eventually(() => expect(watch.state().isChecking).toBe(false));
  const tell = async (target: EventTarget, event: string) => {
    target.dispatchEvent(new Event(event));
    await new Promise((resolve) => setTimeout(resolve));
    await settled();
  };

  it('asks at once', () => {
    expect(asked).toBe(1);
    expect(watch.state()).toMatchObject({ health: { isUp: true }, downSince: undefined });
  });

  it('says why the server is away, and since when until it is back', async () => {
    server = { isUp: false, trouble: 'no-answer', why: 'Server returned 503' };
    await watch.check();
    const { downSince } = watch.state();
    expect(watch.state().health).toEqual(server);
    expect(downSince).toBeTypeOf('number');
    await watch.check();
    expect(watch.state().downSince).toBe(downSince);
    server = { isUp: true };
    await watch.check();
    expect(watch.state()).toMatchObject({ health: { isUp: true }, downSince: undefined });
  });

  it('believes the browser that it is offline, and asks when it is online again', async () => {
    await tell(page, 'offline');
    expect(watch.state().health).toEqual({ isUp: false, trouble: 'offline', why: 'This device is offline' });
    await tell(page, 'online');
    expect(watch.state().health.isUp).toBe(true);
  });

  it('does not take an answer from before the connection was lost for a sign that it is back', async () => {
    const check = watch.check();
    page.dispatchEvent(new Event('offline'));
    await check;
    expect(watch.state().health.isUp).toBe(false);
  });

  it('asks one question at a time', async () => {
    await Promise.all([watch.check(), watch.check(), watch.check()]);
    expect(asked).toBe(2);
  });

  it('asks again when the page is looked at again', async () => {
    tab.hidden = true;
    await tell(tab, 'visibilitychange');
    expect(asked).toBe(1);
    tab.hidden = false;
    await tell(tab, 'visibilitychange');
    expect(asked).toBe(2);
  });

  it('says nothing of a server whose page is being left', async () => {
    server = { isUp: false, trouble: 'no-answer', why: 'No connection to the server' };
    page.dispatchEvent(new Event('pagehide'));
    await watch.check();
    expect(watch.state().health.isUp).toBe(true);
    server = { isUp: true };
    await tell(page, 'pageshow');
    expect(watch.state().health.isUp).toBe(true);
  });
});
