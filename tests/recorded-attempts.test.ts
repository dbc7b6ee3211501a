import { readdirSync, readFileSync } from 'node:fs';
import { type MarkScheme, markSchemeSchema } from '@markwell/marking-core';
import { recordedAttemptSchema, recordedReplayer } from '@markwell/server/operations';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';

/** Attempts with the marks that they once got, each with the mark scheme of its time. Add to them, never edit. */
const folder = inRoot('fixtures/recorded-attempts');
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

describe('recorded attempts', () => {
  it('are there for every built-in homework', () => {
    const slugs = ['childcare', 'jar-graph', 'year10', 'year11', 'year7', 'year8', 'year9'];
    expect(files.sort()).toEqual(slugs.map((slug) => `${slug}.jsonl`));
  });

  it.each(files)('%s: get the marks that they got', (file) => {
    const schemes = new Map<string, MarkScheme>();
    const replay = recordedReplayer({
      readScheme: (path) => {
        const scheme =
          schemes.get(path) ?? markSchemeSchema.parse(JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')));
        schemes.set(path, scheme);
        return scheme;
      },
    });
    const lines = readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(40);
    const differences = lines.flatMap((line, index) =>
      replay(recordedAttemptSchema.parse(JSON.parse(line)), `${file}:${index + 1}`).differences.map(
        ({ of, before, after }) => `${file}:${index + 1} ${of}: was ${before}, now ${after}`,
      ),
    );
    expect(differences).toEqual([]);
  });
});
