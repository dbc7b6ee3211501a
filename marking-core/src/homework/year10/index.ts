import scheme from '#homework/year10/mark-scheme.json' with { type: 'json' };
import paper from '#homework/year10/paper.json' with { type: 'json' };
import { withKey, withNearWords } from '../from-files.ts';
import words from './near-words.json' with { type: 'json' };

export const year10Scheme = /* @__PURE__ */ withNearWords(scheme, words);
export const year10 = /* @__PURE__ */ withKey(paper, year10Scheme);
