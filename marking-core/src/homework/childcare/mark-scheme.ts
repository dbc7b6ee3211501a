import type { MarkScheme } from '../../scheme/mark-scheme.ts';
import { amiraKey } from './key/amira.ts';
import { kofiKey } from './key/kofi.ts';
import { leoKey } from './key/leo.ts';
import { noahKey } from './key/noah.ts';
import { rubyKey } from './key/ruby.ts';
import { tomaszKey } from './key/tomasz.ts';
import { nearWords } from './near-words.ts';
import { soundAlikes } from './sound-alikes.ts';

/** The key to the childcare assessment: 27 parts, 32 marks; the rules are ours. */
export const childcareScheme = {
  schemaVersion: 1,
  slug: 'childcare',
  title: 'BTEC Childcare - Unit 1 Children’s Development',
  profile: 'general',
  gradeScale: 'childcare',
  questions: [...amiraKey, ...leoKey, ...tomaszKey, ...rubyKey, ...noahKey, ...kofiKey],
  near: `${nearWords} ${soundAlikes}`,
} satisfies MarkScheme;
