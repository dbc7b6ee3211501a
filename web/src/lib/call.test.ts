import { healthCheck, readClassReport } from '@markwell/server/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, callPath } from './call.ts';
import { startSchoolServer } from './testing/school-server.ts';

afterEach(() => vi.unstubAllGlobals());

describe('callPath', () => {
  it('fills in the named parts, escaped', () => {
    expect(callPath('/api/homework/:id/marks', { id: '15/0' })).toBe('/api/homework/15%2F0/marks');
  });

  it('throws where a part has no value', () => {
    expect(() => callPath('/api/homework/:id/marks')).toThrow('needs id');
  });
});

describe('call', () => {
  it.each([
    ['gives an answer that fits the contract', { status: 'ok', time: '2025-09-08T09:00:00Z' }, true],
    ['throws on an answer that does not', { status: 'sign in first' }, false],
  ])('%s', async (_outcome, body, fits) => {
    const server = await startSchoolServer(() => ({ status: 200, body }));
    const answer = call(healthCheck, undefined);
    await (fits ? expect(answer).resolves.toEqual(body) : expect(answer).rejects.toThrow());
    await server.stop();
  });

  it('puts what a GET is given into its address, and nothing where there is nothing', async () => {
    const addresses: string[] = [];
    const server = await startSchoolServer((request) => {
      addresses.push(request.path);
      return { status: 200, body: {} };
    });
    await call(readClassReport, { class: '8a/Sc1', homework: undefined }, { params: { number: 3 } }).catch(() => {});
    await call(readClassReport, {}, { params: { number: 3 } }).catch(() => {});
    await server.stop();
    expect(addresses).toEqual(['/api/assignments/3/report?class=8a%2FSc1', '/api/assignments/3/report']);
  });
});
