import type { MarkedQuestion } from '../../../scheme/mark-scheme.ts';

/** Case study 4: biological, environmental and economic factors, and language at 2. 7 marks. */
export const rubyKey = [
  {
    id: 'q4a1',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['premature birth', 'low birth weight', 'chest infections'],
      allow: [
        'premature/prematurely/prematurity/preterm/pre_term/prem/premmie',
        'born/birth/arrived/came/delivered early/soon/before_due/before_time',
        '9 weeks early/before',
        'low/small/underweight/light weight/birth/birthweight/born/baby',
        'born/weighed 1.5',
        'chest/lung/respiratory infection/problem/illness/condition/disease',
        'poor/ill/bad health',
        'infections',
        'illness',
      ],
      others: [
        'job/work/unemployed/unemployment/income/money/poverty',
        'overcrowding',
        'lift',
        'garden/playground',
        'genetic/inherited/disability',
        'full_term',
        'born late',
        'mould/damp',
        'smoke',
      ],
      ignore: [
        'because/from/caused/due/by (of/to/by/the/from) mould/damp/smoke',
        'mould/damp/smoke cause/gives/makes/worsens',
      ],
      insufficient: ['weight', 'health', 'nine weeks'],
    },
    expected: ['She was born prematurely. (Also: her low birth weight, her chest infections.)'],
    feedback: {
      correct: 'Correct! That is a biological factor.',
      incorrect: 'Not yet. In the text: premature birth, low birth weight and chest infections.',
    },
  },
  {
    id: 'q4a2',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'keyword-groups',
      max: 1,
      groups: [
        {
          name: 'slower growth',
          accept: ['slower growth', 'smaller than other children'],
          allow: [
            'slow/slower/slowly/less/low/lower/poor/stunt/restrict/delay/small/smaller/affect grow/growth/weight/height/size',
            'underweight',
            'smaller/shorter/lighter/small/tiny',
            'not grow/gain',
          ],
          reject: ['faster/quicker/quickly grow/growth'],
        },
        {
          name: 'later milestones',
          accept: ['reach milestones later'],
          allow: [
            'late/later/delay/slow/slower/slowly/longer/behind/miss/struggle/trouble/hard/harder/difficult/difficulty milestone/walk/crawl/sit/stand/motor/physical/physically/skills/development/develop/move/movement',
            'not reach/meet/achieve/hit milestone',
            'not walk/crawl/sit',
          ],
          reject: ['milestones/walk/crawl early/earlier/sooner/faster/quicker'],
        },
        {
          name: 'weaker muscles, balance or co-ordination',
          accept: ['weaker muscles'],
          allow: [
            'weak/weaker/low/poor/less/underdeveloped muscle/tone/strength/bones/coordination/co_ordination/balance/body/limbs',
            'not strong/strength/muscle',
            'lack strength/muscle/coordination',
            'weak/weaker/weakness',
          ],
        },
        {
          name: 'breathing, infections and health',
          accept: ['breathing problems', 'more infections'],
          allow: [
            'breathe/lung/respiratory/heart problem/difficulty/issue/trouble/weak/weaker/infection/struggle/immature/condition',
            'asthma',
            'infection',
            'prone/more/often/easily/vulnerable/likely/risk ill/illness/sick',
            'immune weak/weaker/low/poor/immature',
            'not immune',
            'cerebral_palsy',
            'feed/suck/swallow problem/difficult/difficulty/struggle/trouble/hard',
          ],
        },
        {
          name: 'sight or hearing',
          accept: ['problems with sight or hearing'],
          allow: [
            'sight/eyesight/vision/hearing/see/eyes/ears problem/poor/impair/impairment/loss/difficulty/affected/issues/trouble',
            'blind/deaf',
          ],
        },
        {
          name: 'organs that are not ready',
          accept: ['organs are not fully developed'],
          allow: [
            'organ/lungs/brain/body/heart/muscles underdeveloped/undeveloped/immature',
            'underdeveloped/under_developed/undeveloped',
            'not fully/properly/finish/completely developed/formed/grown',
          ],
        },
      ],
      reject: [
        'not problem/difficulty/issue/effect/affect/delay',
        'taller/heavier/stronger',
        'grow/growth/develop faster/quicker',
        'walk/milestones early/earlier/sooner',
      ],
      insufficient: ['health', 'not develop'],
    },
    expected: [
      'The child may be smaller and grow more slowly than others. (Also: later motor milestones, weaker muscles, breathing problems and infections, problems with sight or hearing.)',
    ],
    feedback: {
      correct: 'Correct! Many children who were born early catch up with time and good care.',
      incorrect:
        'Not yet. Name one effect on the body: slower growth, later milestones, weaker muscles, more infections…',
    },
  },
  {
    id: 'q4b1',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['mould', 'overcrowding', 'smoke', 'no garden'],
      allow: [
        'mould/mold/mouldy/moldy',
        'damp/dampness',
        'overcrowding/crowded/cramped/over_crowded',
        'one/1 bedroom/room',
        'lack/little/limited/small/less space/flat/apartment/home/room/living_space/outdoors',
        'not enough/much space/room',
        'smoke/smoky/smokers/passive_smoking/cigarettes/tobacco',
        'not garden/playground/outdoor/outside/park/green_space',
        'lack/nowhere/limited/little/access garden/playground/outdoor/outside/play/green_space',
        'lift out_of_order/broken',
        'lift not working',
        'high/eighth/8th/top floor',
        'poor/bad/unsuitable/inadequate/unhealthy/poor_quality housing/home/flat/living_conditions/conditions/accommodation/air',
      ],
      others: [
        'premature/prematurely/born/birth',
        'job/unemployed/unemployment/income/money/poverty',
        'library/story',
        'pollution',
        'big/large garden/house/home',
      ],
      insufficient: ['flat', 'housing', 'lift', 'floor', 'bedroom'],
    },
    expected: ['Mould in the bedroom. (Also: overcrowding, smoke indoors, no garden or playground nearby.)'],
    feedback: {
      correct: 'Correct! That is an environmental factor.',
      incorrect: 'Not yet. In the text: mould, a crowded flat, smoke indoors, and nowhere outdoors to play.',
    },
  },
  {
    id: 'q4b2',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'keyword-groups',
      max: 1,
      groups: [
        {
          name: 'fewer chances to move and play',
          accept: ['less space to run and climb'],
          allow: [
            'less/fewer/lack/limited/restrict/reduce/little/small/hard/harder/difficult/nowhere/prevent/miss space/room/chance/opportunity/run/climb/play/exercise/active/activity/movement/move/outdoors/outside/motor',
            'not run/climb/move/exercise/active/practise/crawl/jump/space/room/outside/outdoors/garden/playground',
            'not enough/much/able space/room/exercise/movement/activity/play',
          ],
        },
        {
          name: 'weaker or later motor skills',
          accept: ['her gross motor skills develop later'],
          allow: [
            'delay/late/later/slow/slower/weak/weaker/poor/poorer/behind/affect gross_motor/motor/muscle/balance/coordination/milestone/walking/strength',
            'overweight/obese/obesity',
            'not develop/build/improve/practise/strengthen/gain gross_motor/motor/muscle/balance/coordination/strength',
          ],
        },
        {
          name: 'breathing and infections',
          accept: ['breathing problems', 'more chest infections'],
          allow: [
            'asthma',
            'breathe/lung/chest/respiratory',
            'infection',
            'ill/illness/sick/unwell/coughs/poorly/wheeze',
            'allergy',
          ],
        },
        {
          name: 'sleep',
          accept: ['she sleeps badly'],
          allow: [
            'sleep less/poor/badly/disturbed/lack/affect/interrupted/harder/hard/difficult',
            'not sleep/rest',
            'tired',
          ],
        },
        {
          name: 'fresh air and sunlight',
          accept: ['too little fresh air'],
          allow: ['less/lack/little/limited fresh_air/sunlight/sun/vitamin_D', 'not fresh_air/sunlight/sun/vitamin_D'],
        },
        {
          name: 'accidents',
          accept: ['risk of accidents'],
          allow: ['accident/fall/injury/injured/trip'],
        },
      ],
      reject: [
        'more/lots/plenty >> space/room/exercise/active/opportunity/chance',
        'improve/strengthen/stronger/healthier/fitter',
        'better breathing/sleep/health/muscles',
      ],
      insufficient: ['unhealthy', 'health', 'mould', 'smoke', 'not safe'],
    },
    expected: [
      'With little space and no garden she has fewer chances to run and climb, so her gross motor skills may develop more slowly. (Also: mould and smoke may lead to more chest infections or asthma.)',
    ],
    feedback: {
      correct: 'Correct! You linked her home to her body.',
      incorrect:
        'Not yet. Link the home to the body: mould and smoke to breathing, little space to running, climbing and muscles.',
    },
  },
  {
    id: 'q4c1',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['unemployment', 'low income', 'poverty'],
      allow: [
        'unemployed/unemployment/jobless/redundant/redundancy',
        'lose/loss job/work/employment/income',
        'not job/work/employed/employment',
        'out_of_work',
        'low/lower/less/little/lack/reduced/limited/tight/short/shortage/struggle/loss income/money/wage/finances/budget/pay/funds',
        'not enough/much/any money/income',
        'not no_money/no_income/no_wage/without_money',
        'not afford',
        'not pay everything/bills/rent',
        'poverty/poor/deprived/hardship',
        'financial/financially/money/economic difficulty/problem/hardship/strain/pressure/struggle/worries/stress/issues/instability/insecurity',
        'hard/difficult/struggle pay/afford',
        'benefits',
      ],
      others: [
        'premature/prematurely/birth/infections',
        'mould/damp/smoke',
        'lift',
        'garden/playground',
        'rich/wealthy',
        'new/well_paid job',
        'high/higher/good income',
      ],
      insufficient: ['job', 'money', 'income', 'finance/financial'],
    },
    expected: ['Her dad is unemployed, so that the family has a low income.'],
    feedback: {
      correct: 'Correct! That is an economic factor.',
      incorrect: 'Not yet. In the text: her dad lost his job, and the family is short of money.',
    },
  },
  {
    id: 'q4c2',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'keyword-groups',
      max: 1,
      groups: [
        {
          name: 'food',
          accept: ['a less healthy diet'],
          allow: [
            'poor/poorer/unhealthy/less/cheap/cheaper/lack/bad/worse/limited/miss/skip/junk/struggle/hard/difficult diet/food/nutrition/nutrients/meal/fruit/vegetables/vitamins/eat/eating',
            'malnutrition/malnourished/undernourished',
            'hungry/hunger',
            'not eat/eating/feed/fed/food/healthily/meals/diet/fruit/nutrition',
          ],
        },
        {
          name: 'toys, books and outings',
          accept: ['fewer toys and books', 'fewer trips and activities'],
          allow: [
            'fewer/less/few/lack/limited/little/miss/reduced toys/book/resources/trip/outing/activity/club/experience/holiday/equipment/opportunity/technology/games/tutoring/days_out/nursery/childcare/preschool/materials/stimulation',
            'not toys/book/resources/trip/outing/activity/club/holiday/equipment/experiences/technology/games/days_out/nursery/childcare/preschool/internet/laptop/opportunity',
          ],
        },
        {
          name: 'stress in the family',
          accept: ['her parents are stressed'],
          allow: [
            'stress/stressful/worried/anxious/anxiety/depressed/argue/arguments/tension/upset/unhappy/conflict',
            'less/little time/attention',
            'not time/attention',
            'mental_health',
          ],
        },
        {
          name: 'self-esteem and friendships',
          accept: ['low self-esteem'],
          allow: [
            'low/lower/less/lack/poor self_esteem/confidence/confident/self_confidence',
            'bully/teased',
            'left_out/excluded/isolated/embarrassed/ashamed/different_from',
          ],
        },
        {
          name: 'home, warmth and clothes',
          accept: ['a cold home'],
          allow: [
            'cold',
            'overcrowded/damp/mould/homeless',
            'poor/bad/worse/unsuitable/cheap housing/living_conditions/home/accommodation/area',
            'not clothes/shoes/coat/heating/bills/warm',
            'lack/fewer/old clothes/shoes/warmth/heating',
          ],
        },
        {
          name: 'health',
          accept: ['poorer health'],
          allow: ['poor/poorer/worse/bad health', 'ill/illness/sick/unwell/weak_immune'],
        },
      ],
      reject: [
        'more/better toys/food/books/trips/opportunities/clothes/resources',
        'better/healthier diet/food/health/housing',
        'not stressed/hungry/affect',
      ],
      insufficient: ['not afford', 'miss_out', 'basic needs'],
    },
    expected: [
      'The family may not be able to buy enough healthy food, so the child may grow more slowly. (Also: fewer toys, books and outings, parents who are stressed, a cold or crowded home, low self-esteem.)',
    ],
    feedback: {
      correct: 'Correct! That is a clear effect on the child.',
      incorrect: 'Not yet. Name what changes for the child: food, toys and books, outings, stress at home…',
    },
  },
  {
    id: 'q4d',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'keyword-groups',
      max: 1,
      groups: [
        {
          name: 'new words',
          accept: ['she hears and learns new words'],
          allow: [
            'learn/hear/new/more/develop/extend/build/increase/expand/gain/know/introduce/understand/different/grow/widen/improve/say word/vocabulary/vocab',
            'pick_up words',
            'vocabulary/vocab',
          ],
          reject: ['fewer/less words', 'forget words'],
        },
        {
          name: 'joining words into sentences',
          accept: ['she begins to join words together'],
          allow: ['join/link/put/combine/form/make/two_word/longer words/sentence/phrases', 'sentence', 'grammar'],
        },
        {
          name: 'hearing and copying language',
          accept: ['she hears how language is used and copies it'],
          allow: [
            'hear/copy/imitate/repeat/model/pronounce/exposed/exposure/join_in language/speech/sound/words/phrases/adults/nan/people/others/story/sentences/talk',
            'pronunciation/pronounce',
            'rhyme/rhythm/songs',
          ],
        },
        {
          name: 'listening and attention',
          accept: ['she learns to listen and pay attention'],
          allow: ['listen', 'attention', 'concentrate/focus'],
        },
        {
          name: 'talking about the story, asking and answering',
          accept: ['she talks about the pictures', 'she answers questions'],
          allow: [
            'talk/ask/answer/describe/point/discuss/name/retell/comment picture/story/book/question/character',
            'conversation',
          ],
        },
        {
          name: 'communicating with other people',
          accept: ['she communicates with other children'],
          allow: [
            'talk/communicate/chat/interact/socialise/speak/mix other/children/nan/librarian/adults/peers/people',
            'take turns',
            'turn_taking',
          ],
        },
        {
          name: 'understanding',
          accept: ['she understands more language'],
          allow: [
            'understand/comprehension/meaning story/words/language/instructions/said',
            'comprehension',
            'receptive',
          ],
        },
        {
          name: 'interest in books',
          accept: ['she enjoys books and becomes ready to read'],
          allow: ['love/interest/enjoy/enjoyment/like books/reading', 'literacy', 'ready/learn read', 'early reading'],
        },
      ],
      reject: ['confuse', 'slow/damage/harm/worsen language/speech/talking', 'learn fewer/less'],
      insufficient: ['improve/develop speech/talking/speaking', 'talk'],
    },
    expected: [
      'She hears new words in stories and pictures, and so her vocabulary grows. (Also: she learns to listen, copies words and phrases, talks about the pictures, communicates with other children.)',
    ],
    feedback: {
      correct: 'Correct! That is a clear link between story time and language.',
      incorrect:
        'Not yet. Link what happens to a skill: she hears new words, listens, joins in, or talks about the pictures.',
    },
  },
] satisfies MarkedQuestion[];
