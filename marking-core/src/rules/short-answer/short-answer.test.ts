import { checkRuleCases } from '../check-rule-cases.ts';

checkRuleCases({
  asks: 'one gas',
  rule: { kind: 'short-answer', question: 'Which gas do we breathe in?', accept: ['oxygen'], allow: ['O2'] },
  maxMarks: 1,
  cases: [
    ['oxygen', 1, 1, 'the key'],
    ['O₂', 1, 0, 'its formula'],
    ['it is oxygen', 1, 1, 'in a sentence'],
    ['oxygen gas', 1, 1, 'a word for the kind of thing'],
    ['maybe oxygen', 1, 1, 'a doubt, and one answer'],
    ['oxygen, not nitrogen', 1, 1, 'a denied rival'],
    ['oxygen because cells need it to get energy from glucose', 1, 1, 'a reason'],
    ['we breathe in oxygen', 1, 1, 'the words of the question'],
    ['oxygen or nitrogen', 0, 1, 'two alternatives'],
    ['nitrogen or oxygen', 0, 1, 'two alternatives'],
    ['oxygen/nitrogen', 0, 1, 'two alternatives'],
    ['oxygen and helium', 0, 1, 'two where one is asked'],
    ['oxygen, helium', 0, 1, 'two where one is asked'],
    ['oxygen but I think nitrogen', 0, 1, 'a rival in the same breath'],
    ['oxygen, maybe helium', 0, 1, 'a hedge'],
    ['I think it is oxygen but it could be nitrogen', 0, 1, 'a hedge'],
    ['oxygen tank', 0, 1, 'the name of another thing'],
    ['not oxygen', 0, 1, 'denied'],
  ],
});

checkRuleCases({
  asks: 'what measures time',
  rule: { kind: 'short-answer', question: 'What measures the time?', accept: ['stopwatch', 'clock'] },
  maxMarks: 1,
  cases: [
    ['a stopwatch or a clock', 1, 1, 'both are right'],
    ['clock tower', 0, 1, 'the name of another thing'],
    ['the face of a clock', 0, 1, 'a part of it'],
    ['an alarm clock', 1, 1, 'a kind of it'],
    ['a clock to time it with', 1, 1, 'what it is for'],
    ['stopwatch and ruler', 0, 1, 'two where one is asked'],
  ],
});

checkRuleCases({
  asks: 'what happens to the current',
  rule: { kind: 'short-answer', question: 'What happens to the current?', accept: ['increases'] },
  maxMarks: 1,
  near: 'decreases',
  cases: [
    ['it increases', 1, 1, 'the key'],
    ['increases a lot', 1, 1, 'more of the same'],
    ['increases then decreases', 0, 1, 'a change of direction'],
    ['increases and then stays the same', 0, 1, 'a change of direction'],
    ['increases or decreases', 0, 1, 'both'],
    ['it increases because the resistance decreases', 1, 1, 'a reason'],
  ],
});

checkRuleCases({
  asks: 'a process, spelt by ear',
  rule: { kind: 'short-answer', question: 'Name the process.', accept: ['photosynthesis', 'oxidation', 'chlorophyll'] },
  maxMarks: 1,
  cases: [
    ['fotosinthesis', 1, 0, 'f for ph, i for y'],
    ['foetosinthisis', 0, 0, 'too much is otherwise'],
    ['oksidashun', 1, 0, 'ks for x, shun for tion'],
    ['klorofil', 1, 0, 'k for ch, one l'],
    ['osmosis', 0, 0, 'another process'],
  ],
});

checkRuleCases({
  asks: 'a breakfast food',
  rule: { kind: 'short-answer', question: 'What is made of grain?', accept: ['cereal'] },
  maxMarks: 1,
  cases: [
    ['sereal', 1, 0, 's for c'],
    ['serial', 0, 0, 'a word that sounds the same'],
  ],
});
