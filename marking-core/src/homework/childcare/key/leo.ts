import type { MarkedQuestion } from '../../../scheme/mark-scheme.ts';

const theorists = ['Bandura', 'Bowlby', 'Chomsky', 'Piaget', 'Vygotsky'];

/** Case study 2: stages of play, theorists, supporting language. 7 marks. */
export const leoKey = [
  {
    id: 'q2a',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['parallel play'],
      allow: ['parallel'],
      others: [
        'solitary',
        'associative',
        'cooperative/co_operative/cooperating',
        'onlooker/spectator',
        'unoccupied',
        'symbolic/pretend/imaginative',
        'group',
      ],
      reject: ['parallel >> not what/shown'],
      insufficient: ['side_by_side', 'next_to/beside/alongside'],
    },
    expected: ['Parallel play.'],
    feedback: {
      correct: 'Correct! They play side by side, but not with each other.',
      incorrect: 'Not yet. Playing next to another child, but not with the child, is parallel play.',
    },
  },
  {
    id: 'q2b1',
    type: 'multiple-choice',
    maxMarks: 1,
    rule: { kind: 'choice', options: theorists, accept: ['Vygotsky'], lettered: true },
    expected: ['Vygotsky'],
    feedback: {
      correct: 'Correct! Sam is what Vygotsky called a more knowledgeable other.',
      incorrect: 'Not quite: learning with the help of a more knowledgeable other is Vygotsky’s theory.',
    },
  },
  {
    id: 'q2b2',
    type: 'multiple-choice',
    maxMarks: 1,
    rule: { kind: 'choice', options: theorists, accept: ['Bandura'], lettered: true },
    expected: ['Bandura'],
    feedback: {
      correct: 'Correct! Leo copies somebody he has seen praised: social learning.',
      incorrect: 'Not quite: copying what others are praised for is social learning, Bandura’s theory.',
    },
  },
  {
    id: 'q2b3',
    type: 'multiple-choice',
    maxMarks: 1,
    rule: { kind: 'choice', options: theorists, accept: ['Chomsky'], lettered: true },
    expected: ['Chomsky'],
    feedback: {
      correct: 'Correct! He cannot have copied these words, so he must be using a rule.',
      incorrect:
        'Not quite: he applies a rule that nobody taught him. Chomsky explained this with an inborn language acquisition device.',
    },
  },
  {
    id: 'q2c1',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['pre-operational stage', 'preoperational'],
      allow: ['pre_operational', 'preoperational', 'pre_operation/pre_operations', 'preoperation'],
      others: [
        'sensorimotor/sensori_motor/sensory_motor/sensor_motor/sensory',
        'concrete',
        'formal',
        'post_operational',
      ],
      insufficient: ['second/2nd stage', 'stage 2/two'],
    },
    expected: ['The pre-operational stage (about 2 to 7 years).'],
    feedback: {
      correct: 'Correct! From about 2 to 7 years children can let one thing stand for another.',
      incorrect:
        'Not yet. From about 2 to 7 years, when pretend play grows, children are in the pre-operational stage.',
    },
  },
  {
    id: 'q2c2',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['zone of proximal development', 'ZPD'],
      allow: ['zone proximal/proximity/proximate', 'proximal development'],
      others: ['comfort zone', 'schema', 'language acquisition device/LAD', 'distal'],
      insufficient: ['zone_of_development/development_zone'],
    },
    expected: ['The zone of proximal development (ZPD).'],
    feedback: {
      correct: 'Correct! Good support works within this zone.',
      incorrect:
        'Not yet. Vygotsky called it the zone of proximal development (ZPD); the help given in it is scaffolding.',
    },
  },
  {
    id: 'q2d',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'keyword-groups',
      max: 1,
      groups: [
        {
          name: 'repeats it back correctly or models language',
          accept: ['repeat the sentence back correctly', 'model correct language'],
          allow: [
            'repeat/say/said/reply/respond/answer/use correct/correctly/right/properly',
            'repeat_back/repeat_it_back/say_back/say_it_back',
            'repeat sentence/said',
            'correct/right/proper version/form/tense/grammar/way/sentence/word back/repeat/say/use',
            'model/demonstrate language/speech/grammar/sentence/words/talk/correct',
            'role_model',
            'speak/talk/use/hear full/clear/clearly/good/correct/proper sentences/language/grammar/examples/speech',
            'recast',
            'you_went/you_ran',
            'show correct/right way',
          ],
        },
        {
          name: 'extends what he says',
          accept: ['extend his sentences'],
          allow: ['expand/extend/add/build/develop sentence/says/said/speech', 'longer sentence'],
        },
        {
          name: 'asks open questions',
          accept: ['ask open questions'],
          allow: [
            'open/open_ended question',
            'ask question',
            'questioning',
            'ask_what/ask_him_what/ask_Leo_what/ask_about/ask_him_about/ask_Leo_about/ask_him_how/ask_how/ask_him_where/ask_him_who',
          ],
        },
        {
          name: 'reads and tells stories',
          accept: ['read stories together'],
          allow: ['read/share/look book/story', 'story_time/storytime/storytelling/story_telling', 'tell story'],
        },
        {
          name: 'sings songs and rhymes',
          accept: ['sing songs and nursery rhymes'],
          allow: ['sing', 'song', 'rhyme'],
        },
        {
          name: 'talks with him about what he does',
          accept: ['have conversations'],
          allow: [
            'conversation',
            'comment/describe/narrate/commentary play/activity/puzzle',
            'describe_what/comment_on/commentary',
            'talk_about/talk_to_him_about/talk_with_him_about/talk_through',
            'talk play/park/day/interests/picture/weekend/story/activities',
            'chat',
            'circle_time',
            'show_and_tell',
            'role_play/puppets',
          ],
        },
        {
          name: 'listens and gives him time',
          accept: ['listen and give time to answer'],
          allow: [
            'listen Leo/him/actively/carefully/attentively/child/closely/properly',
            'active_listening',
            'give/allow time respond/answer/speak/reply/finish/talk/say/think',
            'eye_contact',
          ],
        },
        {
          name: 'introduces new words',
          accept: ['teach new words'],
          allow: ['new/more/different/wider/extend/expand words/vocabulary', 'flashcards/flash_cards', 'label'],
        },
      ],
      reject: [
        'ignore Leo/him/mistake',
        'tell_off/tell_him_off/tell_Leo_off/telling_him_off',
        'punish',
        'laugh him/Leo/mistake',
        'mock/tease',
        'make_fun',
        'tell him/Leo wrong/stupid',
        'closed question',
        'interrupt',
      ],
      insufficient: ['talk', 'speak', 'correct', 'practise'],
    },
    expected: [
      'Sam could say the sentence back in its correct form as part of the conversation: ‘You went to the park! What did you do there?’',
    ],
    feedback: {
      correct: 'Correct! That is a clear way to support his language.',
      incorrect:
        'Not yet. Name one thing that Sam does or says: repeats the sentence correctly, asks an open question, shares a book…',
    },
  },
] satisfies MarkedQuestion[];
