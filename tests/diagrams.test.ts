import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtInHomework } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';

const site = fileURLToPath(new URL('../web/public', import.meta.url));

function picture(path: string) {
  return readFileSync(`${site}${path}`, 'utf8');
}

/** The words and numbers written in a picture, with where they stand from left to right. */
function labels(svg: string) {
  return [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)<\/text>/g)].map(([, x, text]) => ({ x: Number(x), text }));
}

/** The points through which a smooth curve of a picture is drawn: the first one, and the end of each of its arcs. */
function curves(svg: string) {
  return [...svg.matchAll(/<path fill="none"[^>]* d="M([\d.]+ [\d.]+)((?:C[\d. ]+)+)"/g)].map(
    ([, start = '', arcs = '']) =>
      [
        start,
        ...arcs
          .split('C')
          .slice(1)
          .map((arc) => arc.split(' ').slice(-2).join(' ')),
      ].map((point) => {
        const [x = Number.NaN, y = Number.NaN] = point.split(' ').map(Number);
        return { x, y };
      }),
  );
}

describe('pictures of the built-in homework', () => {
  const shown = builtInHomework.flatMap(({ questions }) => questions);

  it.each(shown.flatMap(({ diagramPath }) => diagramPath ?? []))('%s is there', (path) => {
    expect(existsSync(`${site}${path}`)).toBe(true);
  });

  it.each(shown.filter(({ diagramPath }) => diagramPath))(
    '$diagramPath is as large as its question says, so that its place can be kept',
    ({ diagramPath, diagramSize }) => {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture(diagramPath ?? '')) ?? [];
      expect(diagramSize).toEqual({ width: Number(width), height: Number(height) });
    },
  );

  it.each([
    ['year7-equipment', 'ABCDEF'],
    ['year9-atoms', 'ABCDE'],
    ['year11-digestive-system', 'ABCDEF'],
    ['year11-lock-and-key', 'ABC'],
  ])('%s labels %s', (name, letters) => {
    const written = labels(picture(`/assets/${name}.svg`)).map(({ text }) => text);
    expect(written).toEqual(expect.arrayContaining([...letters]));
  });

  it('show three complete waves in three seconds, which is 1 Hz', () => {
    const svg = picture('/assets/year8-waves.svg');
    const [wave = []] = curves(svg);
    const crests = wave.filter(
      ({ y }, i) => i > 0 && i < wave.length - 1 && y < (wave[i - 1]?.y ?? 0) && y < (wave[i + 1]?.y ?? 0),
    );
    expect(crests).toHaveLength(3);
    expect(wave.at(-1)?.y).toBe(wave[0]?.y);
    expect(labels(svg).find(({ text }) => text === '3')?.x).toBe(wave.at(-1)?.x);
  });

  it('show enzyme X at its best at pH 2, and enzyme Y at pH 8', () => {
    const svg = picture('/assets/year11-enzyme-ph.svg');
    const peaks = curves(svg).map((curve) => curve.reduce((best, point) => (point.y < best.y ? point : best)).x);
    const numbers = labels(svg).filter(({ text }) => /^\d+$/.test(text ?? ''));
    const nearest = peaks.map(
      (peak) => numbers.reduce((a, b) => (Math.abs(a.x - peak) <= Math.abs(b.x - peak) ? a : b)).text,
    );
    expect(nearest).toEqual(['2', '8']);
  });

  it('show all the metals and both unknown gases by name', () => {
    const metals = labels(picture('/assets/year9-metals.svg')).map(({ text }) => text);
    expect(metals.toSorted()).toEqual(['copper', 'iron', 'magnesium', 'zinc']);
    const reaction = labels(picture('/assets/year9-reaction.svg')).map(({ text }) => text);
    expect(reaction).toEqual(expect.arrayContaining(['methane', 'Q', 'R', 'water', 'carbon', 'hydrogen', 'oxygen']));
  });
});
