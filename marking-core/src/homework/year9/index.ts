import scheme from '#homework/year9/mark-scheme.json' with { type: 'json' };
import paper from '#homework/year9/paper.json' with { type: 'json' };
import { withKey, withNearWords } from '../from-files.ts';
import words from './near-words.json' with { type: 'json' };

export const year9Scheme = /* @__PURE__ */ withNearWords(scheme, words);
export const year9 = /* @__PURE__ */ withKey(paper, year9Scheme);
