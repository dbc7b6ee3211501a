import scheme from '#homework/childcare/mark-scheme.json' with { type: 'json' };
import paper from '#homework/childcare/paper.json' with { type: 'json' };
import { unpackWords } from '../../text/packed-words.ts';
import { withKey } from '../from-files.ts';
import words from './near-words.json' with { type: 'json' };

/**
 * Words of its own in `near` sound like words of the scheme and are spelt much like them, so relaxed re-marking must not
 * take one for the other. A test looks for them in the dictionary.
 */
const childcareScheme = { ...scheme, near: `${unpackWords(words.near.join(''))} ${scheme.near}` };
export const childcare = /* @__PURE__ */ withKey(paper, childcareScheme);
