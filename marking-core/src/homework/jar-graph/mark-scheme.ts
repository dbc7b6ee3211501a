import type { MarkScheme } from '../../scheme/mark-scheme.ts';
import { nearWords } from './near-words.ts';

/** The key to the jar graph: 5 marks (the points are the spec's: part 1, section 2). */
export const jarGraphScheme = {
  schemaVersion: 1,
  slug: 'jar-graph',
  title: 'Year 7 - Candle and Jar Graph',
  profile: 'year7',
  gradeScale: 'science',
  near: nearWords,
  questions: [
    {
      id: 'q1',
      type: 'graph-plotting',
      maxMarks: 3,
      rule: {
        kind: 'graph-points',
        points: [
          [100, 2],
          [250, 5],
          [500, 9],
          [1000, 22],
          [2000, 37],
          [3000, 60],
        ],
        bands: [
          { atLeast: 2, marks: 1 },
          { atLeast: 4, marks: 2 },
          { atLeast: 6, marks: 3 },
        ],
      },
    },
    {
      id: 'q2',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: [
          'The larger the jar, the longer the candle burns.',
          'The larger the jar, the shorter the time the candle burns.',
          'The candle burns for the same time under every jar.',
          'There is no pattern.',
        ],
        accept: ['The larger the jar, the longer the candle burns.'],
        lettered: true,
      },
    },
    {
      id: 'q3',
      type: 'text',
      maxMarks: 1,
      rule: {
        kind: 'phrases',
        accept: ['more oxygen in the large jar', 'less oxygen in the small jar', 'more oxygen', 'more air'],
        allow: [
          'more/extra/greater oxygen/air/O2',
          'bigger/larger/greater/higher amount/volume/supply/quantity oxygen/air/O2',
          'small/smaller/little jar/one less/limited/lower oxygen/air/O2',
          'small/smaller/little jar/one not much/enough oxygen/air/O2',
          'oxygen/air/O2 run/used/finish/gone faster/quicker/sooner/first/quickly small/smaller',
          'longer/slower use/run oxygen/air/O2',
          'oxygen/air/O2 last longer',
        ],
        reject: [
          'less/lower oxygen/air/O2 !small/smaller/than >> large/larger/big/bigger',
          'large/larger/big/bigger !small/smaller >> less/lower oxygen/air/O2',
          'more oxygen/air/O2 !large/larger/big/bigger/than >> small/smaller',
          'small/smaller !large/larger/big/bigger >> more oxygen/air/O2',
        ],
        others: ['carbon_dioxide/CO2', 'hydrogen', 'nitrogen', 'wax'],
        insufficient: ['oxygen', 'air', 'space', 'bigger', 'more space', 'more room'],
      },
    },
  ],
} satisfies MarkScheme;
