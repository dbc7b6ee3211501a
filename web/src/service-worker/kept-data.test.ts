import { listAssignments } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import { cacheFor, type DataCache } from './kept-data.ts';

const { path } = listAssignments;

describe('what the device keeps of the server’s answers', () => {
  it.each<[why: string, address: string, cache: DataCache | undefined, init?: RequestInit]>([
    ['the homework as anybody sees it', path, 'questions'],
    ['a picture of an upload', `/homework-images/${'a'.repeat(64)}.png`, 'pictures'],
    ['a diagram that comes with the page', '/assets/year8-waves.svg', 'pictures'],
    ['a picture at an address of before', '/attached-assets/waves.svg', 'pictures'],
    ['the language that was chosen', '/static/in-cy-abc1234.js', 'languages'],
    ['not the homework as staff see it', path, undefined, { headers: { Authorization: 'Bearer a' } }],
    ['not a picture that staff ask for', '/assets/a.svg', undefined, { headers: { Authorization: 'Bearer a' } }],
    ['nothing that is sent', path, undefined, { method: 'POST' }],
    ['no result, of which the address alone is a secret', '/api/results/K7QM-4TXD-9FHB', undefined],
    ['no start of a pupil', '/api/homework/150/starts', undefined],
    ['no attempt', '/api/quiz-attempts', undefined],
    ['no names of a class', '/api/classes/8a/pupils', undefined],
    ['nothing below the list of homework', `${path}/150`, undefined],
    ['no list asked for in another way', `${path}?class=8a`, undefined],
    ['no page, whose address may be that of a result', '/result/K7QM-4TXD-9FHB', undefined],
    ['no file of the page: those are kept by version', '/static/index-abc.js', undefined],
  ])('%s: %s', (_why, address, cache, init) => {
    const url = new URL(address, 'https://school.example');
    expect(cacheFor(url, new Request(url, init))).toBe(cache);
  });
});
