import scheme from '#homework/year11/mark-scheme.json' with { type: 'json' };
import paper from '#homework/year11/paper.json' with { type: 'json' };
import { withKey, withNearWords } from '../from-files.ts';
import words from './near-words.json' with { type: 'json' };

export const year11Scheme = /* @__PURE__ */ withNearWords(scheme, words);
export const year11 = /* @__PURE__ */ withKey(paper, year11Scheme);
