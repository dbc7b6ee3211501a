import type { MarkedQuestion } from '../../../scheme/mark-scheme.ts';

/** Case study 5: a secure attachment, from what a child does and what theory says. 3 marks. */
export const noahKey = [
  {
    id: 'q5',
    type: 'text',
    maxMarks: 3,
    rule: {
      kind: 'keyword-groups',
      max: 3,
      groups: [
        {
          name: 'explores from a secure base',
          accept: ['he uses Grace as a secure base', 'he explores and looks back at Grace'],
          allow: [
            'secure/safe base',
            'explore look/check/glance/near/return/come_back/there/present/Grace/back/round',
            'play/crawls/toys look/check/glance/smile Grace/back/round',
            'look_back/look_round/look_around/checks_back/glance_back',
            'check Grace',
            'confident/safe/comfortable/secure/happy explore',
          ],
          reject: ['not explore/look'],
        },
        {
          name: 'is distressed when she leaves',
          accept: ['he cries when Grace leaves', 'separation anxiety'],
          allow: [
            'cry/upset/distress/protest/sad/unsettled leave/left/gone/goes/went/separate/exits/out_of_the_room/away',
            'separation anxiety/distress/protest',
            'upset_without/distressed_without/cries_without/sad_without',
            'stop_playing leave/left/goes/gone',
          ],
          reject: ['not cry/upset/distressed/protest leave/left/goes/gone/went'],
        },
        {
          name: 'is comforted when she comes back',
          accept: ['he is comforted when Grace comes back', 'he holds up his arms to her'],
          allow: [
            'comfort/calm/soothe/settle/happy/happier/reassured/pleased/relief/relieved return/back/reunion/reunited/comes/came/quickly/soon/sees',
            'arms',
            'seek comfort/Grace/contact',
            'wants comfort/cuddle/pick/held',
          ],
          reject: ['not comforted/calm/settle return/back/reunion', 'ignore/avoid Grace'],
        },
        {
          name: 'prefers Grace to a stranger',
          accept: ['he will not be comforted by a stranger'],
          allow: [
            'stranger/childminder anxiety/wary/wariness/fear/turn/refuse/reject/shy/away/push',
            'not want/like/let/allow/accept/comforted/calmed/trust childminder/stranger',
            'prefer/preference Grace/carer',
          ],
        },
        {
          name: 'care that is sensitive and reliable',
          accept: ['Grace responds to his needs', 'he trusts Grace'],
          allow: [
            'sensitive/responsive/consistent/reliable care/carer/caregiver/parenting/response/Grace',
            'loving_care/warm_care/loving_carer',
            'respond needs/cries/him/Noah',
            'meet/met/knows/attend needs',
            'pick cries',
            'trust Grace/carer/caregiver',
            'trusts_her/trust_her',
            'looked_after/cared_for/looks_after since/every/daily/day/4/four/always',
          ],
          reject: ['not trust/respond'],
        },
        {
          name: 'theory of attachment',
          accept: ['Bowlby', 'Ainsworth'],
          allow: [
            'Bowlby',
            'Ainsworth',
            'strange_situation',
            'monotropy/monotropic',
            'internal_working_model',
            'type_B',
            'critical/sensitive period',
          ],
        },
      ],
      reject: [
        'is_insecure/is_insecurely/is_avoidant/is_ambivalent/is_resistant/is_disorganised/insecure_avoidant/insecure_ambivalent/shows_insecure/shows_avoidant/has_insecure/has_avoidant/has_ambivalent',
        'not attached/attachment/secure',
        'ignore/avoid Grace',
        'not care leaves/gone/goes',
      ],
      insufficient: ['bond', 'love', 'cry'],
    },
    expected: [
      'Noah uses Grace as a secure base: he explores the toys and looks round at her. He is distressed when she goes out and lets nobody else comfort him, but he seeks her when she comes back and is soon calm. Ainsworth saw the same in securely attached children in the Strange Situation; Bowlby explains it with care that is sensitive and reliable, such as Grace has given him.',
    ],
    feedback: {
      correct: 'Correct! You linked what Noah does with the theory of attachment.',
      partly:
        'Well started: {marks} of {max} marks. Look at each step: before Grace leaves, while she is out, when she is back; and name a theorist.',
      incorrect:
        'Not yet. Describe what he does before Grace leaves, while she is out and when she is back, and name Bowlby or Ainsworth.',
    },
  },
] satisfies MarkedQuestion[];
