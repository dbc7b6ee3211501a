import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { unpackWords } from '../text/packed-words.ts';
import type { BuiltInHomework, HomeworkPaper } from './built-in-homework.ts';

/** What `near-words.json` holds: it is generated from the mark scheme beside it, by `scripts/write-near-words.ts`. */
interface NearWords {
  /** Lines of packed words. */
  readonly near: readonly string[];
  readonly compounds?: MarkScheme['compounds'];
}

/** The mark scheme of a file with the words near it, in the order of fields in which databases have it. */
export function withNearWords({ questions, ...scheme }: MarkScheme, { near, compounds }: NearWords): MarkScheme {
  return { ...scheme, near: unpackWords(near.join('')), ...(compounds && { compounds }), questions };
}

/** A paper with its key. Called as a pure function, it leaves a page that loads the key later without it. */
export function withKey(paper: HomeworkPaper, scheme: MarkScheme): BuiltInHomework {
  return { ...paper, scheme };
}
