import type { MarkedQuestion } from '../../../scheme/mark-scheme.ts';

/** Case study 3: transitions, regression, supporting a child through change. 5 marks. */
export const tomaszKey = [
  {
    id: 'q3a1',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['moving to a new country', 'the birth of his sister'],
      allow: [
        'move country/house/home/England/UK/Britain/Poland/abroad',
        'new/different/another/change country/home/house',
        'leave/left Poland/country/home/grandfather/grandad/grandpa',
        'emigrate/immigrate/migrate/relocate',
        'birth/born/arrival/new/have/had/having/got sister/sibling/baby/Zofia',
        'baby_sister',
        'big/older brother',
      ],
      others: [
        'divorce',
        'separation',
        'bereavement',
        'death/died/dying',
        'prison',
        'baby_brother/little_brother',
        'new brother',
        'new stepdad/stepmum',
      ],
      insufficient: ['sister', 'sibling'],
    },
    expected: ['Moving from Poland to England. (Also: the birth of his sister.)'],
    feedback: {
      correct: 'Correct! That is a transition at home.',
      incorrect: 'Not yet. In the text: he moved to another country in July, and his sister was born in November.',
    },
  },
  {
    id: 'q3a2',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['starting school', 'going into a reception class'],
      allow: [
        'start/begin/began/join/attend/enter school/reception/class/education',
        'going_to_school/go_to_school/goes_to_school/gone_to_school/went_to_school/going_to_reception/going_into_reception/went_into_reception/go_to_reception/going_school',
        'went school/reception/class',
        'new/first school/class/reception',
        'move_to/move_into/move_up_to school/reception/class',
        'change/transition home/grandfather/grandad/grandpa/care/into/to school/reception',
        'not looked_after/cared grandfather/grandad/grandpa',
        'leave/left grandfather/grandad/grandpa',
        'home/grandfather/grandad school/reception/class',
        'school/reception/class not home/grandfather/grandad',
      ],
      others: ['secondary', 'college', 'start nursery', 'year_1/year_one', 'childminder'],
      insufficient: ['school', 'reception', 'new teacher'],
    },
    expected: ['Starting school: he went into a reception class, after being looked after at home by his grandfather.'],
    feedback: {
      correct: 'Correct! Starting school is one of the big transitions.',
      incorrect: 'Not yet. In September he started school; before that his grandfather had looked after him at home.',
    },
  },
  {
    id: 'q3b',
    type: 'text',
    maxMarks: 1,
    rule: {
      kind: 'phrases',
      accept: ['regression', 'regressive behaviour'],
      allow: [
        'regress',
        'going_back/go_back/goes_back/gone_back/went_back earlier/younger/previous/baby/stage/babyish',
        'backwards stage/earlier/younger/development',
        'return/revert earlier/younger/previous/baby/stage/babyish',
      ],
      others: ['progress', 'attachment', 'repression', 'delay', 'aggression', 'self_regulation', 'egocentrism'],
      insufficient: ['backwards', 'revert', 'baby/babyish behaviour', 'behave baby'],
    },
    expected: ['Regression (regressive behaviour): going back to the behaviour of an earlier stage.'],
    feedback: {
      correct: 'Correct! Regression usually passes when the child feels safe again.',
      incorrect: 'Not yet. Going back to the behaviour of an earlier stage is called regression.',
    },
  },
  {
    id: 'q3c',
    type: 'text',
    maxMarks: 2,
    rule: {
      kind: 'keyword-groups',
      max: 2,
      groups: [
        {
          name: 'a key person or other trusted adult',
          accept: ['a key person'],
          allow: [
            'key_person/key_worker/keyworker/keyperson',
            'trusted/familiar/same/consistent/particular/special adult/staff/person/teacher/member',
            'build/form/make/develop relationship/bond/trust/attachment',
          ],
        },
        {
          name: 'his language, and pictures',
          accept: ['learn some words of Polish', 'use pictures and signs'],
          allow: [
            'Polish word/language/phrase/greeting/book/speak/speaker/translate/label/sign/story/song/learn/hello/staff/teacher/assistant',
            'home/first/own/native language',
            'his_language',
            'bilingual/dual_language',
            'interpreter/translator/translate',
            'picture/visual/gesture/flashcard/makaton/symbol/body_language/sign_language/labels',
            'help/support/teach/lessons (learn/learning/with) English',
          ],
          reject: [
            'ban/forbid/stop Polish',
            'only_English/just_English/English_only/only_speak_English/only_in_English',
          ],
        },
        {
          name: 'work with his parents',
          accept: ['work with his parents'],
          allow: [
            'work/talk/speak/meet/involve/communicate/inform/partnership/share/liaise/ask parent/mum/dad/family/mother/father/home/carers',
            'home_visit/home_visits',
          ],
        },
        {
          name: 'settle in gradually',
          accept: ['settle in gradually'],
          allow: [
            'settle visit/session/gradually/slowly/period',
            'gradual/gradually/slowly start/settle/introduce/build/join',
            'visit school/class/classroom/before',
            'stay_and_play',
            'half/shorter/short days',
          ],
        },
        {
          name: 'a buddy and friends',
          accept: ['a buddy'],
          allow: [
            'buddy',
            'friend/friendship',
            'pair/partner child/pupil/peer/someone/student/another',
            'play/group/introduce/include/join/interact/games/socialise/activities other/children/peers/small/class/classmates',
          ],
        },
        {
          name: 'a routine that he can predict',
          accept: ['keep to a clear routine'],
          allow: ['routine', 'timetable', 'predictable', 'now_and_next', 'know/tell/explain/prepare happen/next'],
        },
        {
          name: 'something familiar to comfort him',
          accept: ['a comforter from home'],
          allow: [
            'comforter',
            'comfort/familiar/favourite/special toy/object/blanket/teddy/item/book',
            'bring toy/object/teddy/something/photo/blanket',
            'photo family/home',
            'transitional_object',
          ],
        },
        {
          name: 'talk about feelings',
          accept: ['express feelings'],
          allow: [
            'talk/express/share/explore/draw/discuss/understand/listen/acknowledge/show/ask feeling/emotion/worry',
            'story/book starting/moving/baby/sister/change/feelings/school/sibling/transition',
            'listen him/Tomasz/worries/carefully',
            'quiet/calm/safe/cosy space/area/corner/place',
            'role_play/small_world/puppets',
          ],
        },
        {
          name: 'reassure and praise him, without blame for accidents',
          accept: ['reassure', 'praise'],
          allow: [
            'reassurance',
            'reward/stickers',
            '!toy/teddy/blanket/object/item/something/bring comfort >> him/Tomasz',
            'patient/patience',
            'not tell_off/tell_him_off/told_off/telling_him_off/telling_off',
            'not punish/blame/shout/shame/embarrass/angry/cross/fuss',
            'spare/change/clean clothes',
            'remind/encourage toilet',
          ],
        },
      ],
      reject: [
        'punish',
        'tell_off/tell_him_off/told_off/telling_him_off',
        'shout',
        'ignore >> him/Tomasz/behaviour/feelings',
        'ban/forbid/stop Polish',
        'only_English/just_English/English_only/only_speak_English/only_in_English/must_speak_English',
        'force',
        'nappy',
      ],
      insufficient: ['kind/friendly/welcoming', 'communicate', 'talk him/Tomasz'],
    },
    expected: [
      'A key person can spend time with him every day, so that he has one adult whom he trusts. The staff can learn some words of Polish and use pictures, so that he can follow what happens and say what he needs. (Also: work with his parents, a buddy, a clear routine, books about change, reassurance without blame.)',
    ],
    feedback: {
      correct: 'Correct! Both ways would help him to feel safe.',
      partly: 'Well started: {marks} of {max} marks. Add a second way that is really different from the first.',
      incorrect:
        'Not yet. Name two clear ways, such as a key person, words of Polish and pictures, work with his parents, or a buddy.',
    },
  },
] satisfies MarkedQuestion[];
