import type { MarkedQuestion } from '../../../scheme/mark-scheme.ts';

/** Case study 6: social learning theory. 3 marks. */
export const kofiKey = [
  {
    id: 'q6',
    type: 'text',
    maxMarks: 3,
    rule: {
      kind: 'keyword-groups',
      max: 3,
      groups: [
        {
          name: 'a role model',
          accept: ['Ama is his role model'],
          allow: [
            'role_model',
            'Ama/cousin model/idol/hero',
            'look_up',
            'admire/idolises/respects Ama/cousin/her',
            'identify_with',
            'similar/alike/same/both/identify wheelchair',
          ],
        },
        {
          name: 'he pays attention to what she does',
          accept: ['he watches Ama', 'observation'],
          allow: [
            'watch',
            'observe/observation/observational',
            'attention',
            'see/saw/seen/notice >> Ama/cousin/others/someone/shake/hands',
            'sees_her/saw_her/seen_her',
          ],
        },
        {
          name: 'he remembers it',
          accept: ['he remembers what she did', 'retention'],
          allow: ['remember', 'retention/retain', 'memory/memorised', 'keeps/stores mind/head'],
        },
        {
          name: 'he copies it',
          accept: ['he copies her', 'imitation'],
          allow: [
            'copy',
            'imitate',
            'reproduce/reproduction/replicate',
            'mimic',
            'did_the_same/does_the_same/do_the_same/doing_the_same/done_the_same',
          ],
        },
        {
          name: 'reinforcement',
          accept: ['he is rewarded with a sticker', 'Ama is praised', 'reinforcement'],
          allow: ['praise', 'reward', 'reinforce/reinforcement', 'motivate', 'sticker', 'vicarious', 'proud'],
        },
      ],
      reject: [
        'born_kind/born_polite/born_good/born_with/born_to/born_like',
        'innate/inborn/instinct/genetic/gene/inherited',
        'classical conditioning',
        'not copy/watch/remember/imitate/observe',
        'sensorimotor/proximal',
      ],
      insufficient: ['learn', 'influence'],
    },
    expected: [
      'Ama is a role model for Kofi. He paid attention to what she did after each game, remembered it, and copied it when he had the chance. He saw her praised (vicarious reinforcement), and his own sticker reinforced the behaviour, so he goes on doing it.',
    ],
    feedback: {
      correct: 'Correct! You used the steps of social learning with examples from the text.',
      partly:
        'Well started: {marks} of {max} marks. Look for another step: a role model, attention, memory, imitation, reinforcement.',
      incorrect:
        'Not yet. The steps are: a role model, attention, memory, imitation and reinforcement. Find three in the text.',
    },
  },
] satisfies MarkedQuestion[];
