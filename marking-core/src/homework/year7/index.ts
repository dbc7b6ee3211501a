import scheme from '#homework/year7/mark-scheme.json' with { type: 'json' };
import paper from '#homework/year7/paper.json' with { type: 'json' };
import { withKey, withNearWords } from '../from-files.ts';
import words from './near-words.json' with { type: 'json' };

export const year7Scheme = /* @__PURE__ */ withNearWords(scheme, words);
export const year7 = /* @__PURE__ */ withKey(paper, year7Scheme);
