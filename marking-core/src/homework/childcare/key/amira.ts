import type { MarkedQuestion } from '../../../scheme/mark-scheme.ts';

const areas = ['Physical', 'Cognitive', 'Communication and language', 'Emotional and social'];

/** Case study 1: growth, areas of development, milestones of the first year, object permanence. 7 marks. */
export const amiraKey = [
  {
    id: 'q1a',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['an increase in size', 'an increase in height and weight'],
      allow: [
        'increase/gain/more size/height/length/weight/mass/measurements/cells',
        'change/difference size/height/length/weight/mass/measurements/head_circumference',
        'bigger/larger/taller/heavier/longer',
        'put_on weight',
        'grow height/weight/size/length',
        'how (much) tall/heavy/big',
      ],
      others: ['decrease', 'smaller', 'shrink*', 'lose/loss weight/height'],
      insufficient: ['physical change', 'height', 'weight'],
    },
    expected: ['An increase in the size of the body, such as its height (length), weight or head circumference.'],
    feedback: {
      correct: 'Correct! Growth is a change in size that can be measured.',
      incorrect: 'Not yet. Growth is about size; learning new skills is development.',
    },
  },
  {
    id: 'q1b1',
    type: 'multiple-choice',
    maxMarks: 1,
    rule: { kind: 'choice', options: areas, accept: ['Physical'], lettered: true },
    expected: ['Physical'],
    feedback: {
      correct: 'Correct! Controlling her fingers is a fine motor skill.',
      incorrect:
        'Not quite: controlling thumb and fingers is a fine motor skill, which is part of physical development.',
    },
  },
  {
    id: 'q1b2',
    type: 'multiple-choice',
    maxMarks: 1,
    rule: { kind: 'choice', options: areas, accept: ['Cognitive'], lettered: true },
    expected: ['Cognitive'],
    feedback: {
      correct: 'Correct! She remembers where the rabbit is and solves a problem.',
      incorrect: 'Not quite: remembering the rabbit and working out where it is belongs to cognitive development.',
    },
  },
  {
    id: 'q1b3',
    type: 'multiple-choice',
    maxMarks: 1,
    rule: { kind: 'choice', options: areas, accept: ['Communication and language'], lettered: true },
    expected: ['Communication and language'],
    feedback: {
      correct: 'Correct! Babbling is a step towards first words.',
      incorrect: 'Not quite: babbling is a step towards first words, so it is communication and language.',
    },
  },
  {
    id: 'q1c1',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['pincer grasp', 'pincer grip'],
      allow: ['pincer', 'pincher grip/grasp', 'pinch grip/grasp'],
      others: ['palmar', 'tripod', 'fist', 'whole_hand', 'power grip/grasp', 'reflex', 'digital'],
      insufficient: ['pinch', 'thumb finger'],
    },
    expected: ['Pincer grasp (pincer grip).'],
    feedback: {
      correct: 'Correct! Most babies use the pincer grasp from about 9 to 12 months.',
      incorrect:
        'Not yet. Holding small things between thumb and first finger has a name of its own: the pincer grasp.',
    },
  },
  {
    id: 'q1c2',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['pulls up to stand', 'walks while holding on to furniture', 'takes first steps'],
      allow: [
        'pull stand',
        'pull_up/pull_herself_up/pull_themselves_up/pull_himself_up/pull_itself_up/pull_their_self_up',
        'stand',
        'cruise',
        'walk',
        'first/few/take steps',
        'toddle',
        'climb/crawl stairs/upstairs/furniture/sofa/chair/steps',
        'bear_walk',
        'bottom/bum shuffle',
      ],
      others: [
        'run',
        'jump',
        'hop',
        'skip',
        'kick',
        'tricycle/trike/bike/pedal',
        'roll over',
        'tiptoe',
        'one/1 leg/foot',
        'catch ball',
        'pincer',
      ],
      insufficient: ['on_feet/onto_feet/to_feet', 'balance'],
    },
    expected: [
      'She pulls herself up to stand. (Also: walks holding on to furniture, stands alone, takes her first steps.)',
    ],
    feedback: {
      correct: 'Correct! That is a gross motor milestone of about this age.',
      incorrect:
        'Not yet. After crawling, children pull themselves up to stand, walk along the furniture and then take first steps.',
    },
  },
  {
    id: 'q1d',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['object permanence', 'that an object still exists when she cannot see it'],
      allow: [
        'object/thing/toy/rabbit permanence/permanent',
        'still/continue/always exist',
        'exist hidden/covered/blanket/out_of_sight/under',
        'exist not see/seen/visible/sight/view',
        'still_there/still_here',
        'still real/under/underneath/behind',
        'is_there hidden/covered/out_of_sight',
        'is_there/are_there/was_there/its_there/theyre_there not see/seen/visible/view',
        'not gone/disappear/vanish',
        'doesnt_mean/not_mean gone/disappear/vanish',
        'doesnt_mean/not_mean not there/exist',
      ],
      others: ['conservation', 'egocentr*', 'animism', 'reversib*', 'symbolic'],
      insufficient: ['permanence', 'under/underneath/behind blanket', 'remember rabbit/toy'],
    },
    expected: [
      'Object permanence: she understands that the rabbit still exists although she cannot see it any more (Piaget).',
    ],
    feedback: {
      correct: 'Correct! This is object permanence, in Piaget’s sensorimotor stage.',
      incorrect: 'Not yet. She has learnt object permanence: a thing is still there when she cannot see it.',
    },
  },
] satisfies MarkedQuestion[];
