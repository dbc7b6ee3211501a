import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reply, startSchoolServer } from '../../lib/testing/school-server.ts';
import { createHealthWatch, type HealthWatch } from './health-watch.ts';

const up: Reply = { status: 200, body: { status: 'ok', time: '2025-09-08T09:00:00Z' } };

describe('the watch over the server', () => {
  const page = new EventTarget();
  let tab: EventTarget & { hidden: boolean };
  let reply: Reply;
  let server: Awaited<ReturnType<typeof startSchoolServer>>;
  let watch: HealthWatch;
  let stop: () => void;

  beforeEach(async () => {
    tab = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', tab);
    reply = up;
    server = await startSchoolServer(() => reply);
    watch = createHealthWatch();
    stop = watch.start();
    await settled();
  });
  afterEach(async () => {
    stop();
    vi.unstubAllGlobals();
    await server.stop();
  });

  /** Waits until the check under way is over. */
  const settled = () => vi.waitFor(() => expect(watch.state().isChecking).toBe(false));
  const tell = async (target: EventTarget, event: string) => {
    target.dispatchEvent(new Event(event));
    await new Promise((resolve) => setTimeout(resolve));
    await settled();
  };

  it('asks at once, without a token and past every cache', () => {
    expect(server.arrived).toMatchObject([{ method: 'GET', path: '/api/health-check' }]);
    expect(server.arrived[0]?.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(server.arrived[0]?.headers).not.toHaveProperty('authorization');
    expect(watch.state()).toMatchObject({ health: { isUp: true }, downSince: undefined });
  });

  it.each<[label: string, reply: Reply, why: string]>([
    ['a failing server', { status: 503, body: 'busy' }, 'Server returned 503'],
    ['a server that is gone', { ...up, lost: true }, 'No connection to the server'],
  ])('says why for %s, and since when until it is back', async (_label, broken, why) => {
    reply = broken;
    await watch.check();
    const { downSince } = watch.state();
    expect(watch.state().health).toEqual({ isUp: false, why });
    expect(downSince).toBeTypeOf('number');
    await watch.check();
    expect(watch.state().downSince).toBe(downSince);
    reply = up;
    await watch.check();
    expect(watch.state()).toMatchObject({ health: { isUp: true }, downSince: undefined });
  });

  it('believes the browser that it is offline, and asks when it is online again', async () => {
    await tell(page, 'offline');
    expect(watch.state().health).toEqual({ isUp: false, why: 'This device is offline' });
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
    expect(server.arrived).toHaveLength(2);
  });

  it('asks again when the page is looked at again', async () => {
    tab.hidden = true;
    await tell(tab, 'visibilitychange');
    expect(server.arrived).toHaveLength(1);
    tab.hidden = false;
    await tell(tab, 'visibilitychange');
    expect(server.arrived).toHaveLength(2);
  });

  it('says nothing of a server whose page is being left', async () => {
    reply = { ...up, lost: true };
    page.dispatchEvent(new Event('pagehide'));
    await watch.check();
    expect(watch.state().health.isUp).toBe(true);
    reply = up;
    await tell(page, 'pageshow');
    expect(watch.state().health.isUp).toBe(true);
  });
});
