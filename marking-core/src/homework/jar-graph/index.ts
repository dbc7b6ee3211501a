import scheme from '#homework/jar-graph/mark-scheme.json' with { type: 'json' };
import paper from '#homework/jar-graph/paper.json' with { type: 'json' };
import { withKey, withNearWords } from '../from-files.ts';
import words from './near-words.json' with { type: 'json' };

export const jarGraphScheme = /* @__PURE__ */ withNearWords(scheme, words);
export const jarGraph = /* @__PURE__ */ withKey(paper, jarGraphScheme);
