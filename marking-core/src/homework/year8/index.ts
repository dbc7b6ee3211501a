import scheme from '#homework/year8/mark-scheme.json' with { type: 'json' };
import paper from '#homework/year8/paper.json' with { type: 'json' };
import { withKey, withNearWords } from '../from-files.ts';
import words from './near-words.json' with { type: 'json' };

export const year8Scheme = /* @__PURE__ */ withNearWords(scheme, words);
export const year8 = /* @__PURE__ */ withKey(paper, year8Scheme);
