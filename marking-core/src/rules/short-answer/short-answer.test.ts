import { checkRuleCases } from '../testing/check-rule-cases.ts';

checkRuleCases({
  asks: 'one gas',
  rule: { kind: 'short-answer', question: 'Which gas do we breathe in?', accept: ['oxygen'], allow: ['O2'] },
  maxMarks: 1,
  cases: [
    ['oxygen', 1, 1, 'the key', 'exact'],
    ['O₂', 1, 0, 'its formula'],
    ['oxigen', 1, 0, 'misspelt', 'misspelling'],
    ['it is oxygen', 1, 1, 'in a sentence'],
    ['oxygen gas', 1, 1, 'a word for the kind of thing'],
    ['oxygen, an element', 1, 1, 'another word for the kind of thing, apart'],
    ['gas of oxygen', 1, 1, 'a word for the kind of thing before “of”'],
    ['oxygen x', 1, 1, 'a letter alone'],
    ['maybe oxygen', 1, 1, 'a doubt, and one answer'],
    ['oxygen, not nitrogen', 1, 1, 'a denied rival'],
    ['oxygen because cells need it to get energy from glucose', 1, 1, 'a reason'],
    ['oxygen since helium is lighter', 1, 1, 'a rival in the reason'],
    ['helium because oxygen', 1, 1, 'the right word behind “because”'],
    ['we breathe in oxygen', 1, 1, 'the words of the question'],
    ['fresh oxygen', 1, 1, 'one word more before it'],
    ['fresh clean oxygen', 1, 1, 'two words more'],
    ['fresh clean cold oxygen', 1, 1, 'three words more'],
    ['oxygen quickly', 1, 1, 'a word behind it that is no noun by its ending'],
    ['oxygen, it keeps us alive', 1, 1, 'what it does'],
    ['oxygen and you sleep', 1, 1, 'what somebody does'],
    ['oxygen, hot helium balloons fly', 1, 1, 'more than a name beside it'],
    ['oxygen or nitrogen', 0, 1, 'two alternatives', 'contradicted'],
    ['nitrogen or oxygen', 0, 1, 'two alternatives', 'contradicted'],
    ['oxygen/nitrogen', 0, 1, 'two alternatives', 'contradicted'],
    ['oxygen and helium', 0, 1, 'two where one is asked', 'contradicted'],
    ['oxygen, helium', 0, 1, 'two where one is asked', 'contradicted'],
    ['oxygen (helium)', 0, 1, 'a second one in brackets', 'contradicted'],
    ['oxygen = helium', 0, 1, 'a second one behind a sign', 'contradicted'],
    ['oxygen. helium.', 0, 1, 'a second one in a sentence of its own', 'contradicted'],
    ['oxygen plus helium', 0, 1, 'a second one behind a joining word', 'contradicted'],
    ['oxygen but I think nitrogen', 0, 1, 'a rival in the same breath', 'contradicted'],
    ['oxygen but you think helium', 0, 1, 'what somebody thinks is a rival', 'contradicted'],
    ['oxygen, maybe helium', 0, 1, 'a hedge', 'contradicted'],
    ['oxygen maybe helium', 0, 1, 'a hedge without a comma', 'contradicted'],
    ['oxygen perhaps', 1, 1, 'a doubt behind it'],
    ['oxygen and probably a little bit of helium gas', 0, 1, 'a longer hedge', 'contradicted'],
    ['I think it is oxygen but it could be nitrogen', 0, 1, 'a hedge', 'contradicted'],
    ['oxygen tank', 0, 1, 'the name of another thing', 'other-thing'],
    ['oxygen tanks', 0, 1, 'the name of several other things', 'other-thing'],
    ['tank of oxygen', 0, 1, 'what holds it', 'other-thing'],
    ['a large tank of the oxygen', 0, 1, 'what holds it, with an article', 'other-thing'],
    ['not oxygen', 0, 1, 'denied', 'negated'],
    ['air', 0, 0, 'a word that often stands for it, but names another thing', 'no-match'],
  ],
});

checkRuleCases({
  asks: 'what measures time',
  rule: { kind: 'short-answer', question: 'What measures the time?', accept: ['stopwatch', 'clock'] },
  maxMarks: 1,
  cases: [
    ['a stopwatch or a clock', 1, 1, 'both are right'],
    ['clocks', 1, 1, 'in the plural', 'form'],
    ['clock devices', 1, 1, 'a word for the kind of thing in the plural'],
    ['clock glass', 0, 1, 'the name of another thing that ends in ss', 'other-thing'],
    ['the type of clock', 1, 1, 'a word for its kind'],
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
    ['increases the brightness', 1, 1, 'what it increases'],
    ['increases speed of charge', 1, 1, 'what it increases, in more words'],
    ['increases and lamp glows brightly', 1, 1, 'and what comes of it'],
    ['increases and glows', 0, 1, 'a second answer', 'contradicted'],
    ['the lamp increases', 1, 1, 'with another subject'],
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
    ['it is Fotosinthesis.', 1, 0, 'in a sentence', 'misspelling'],
    ['fotosinthesus', 1, 0, 'one vowel is another in a long word'],
    ['fotosinthesis2', 0, 0, 'no word'],
    ['oksadashon', 1, 0, 'one vowel is another in a word of nine letters'],
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
    ['sirial', 0, 0, 'another sound'],
    ['seroal', 0, 0, 'another vowel in a short word'],
  ],
});

checkRuleCases({
  asks: 'words that sound much the same, or are short',
  rule: { kind: 'short-answer', question: 'Which is it?', accept: ['phase', 'fluoride'], reject: ['fluorite', 'faze'] },
  maxMarks: 1,
  near: 'quick',
  cases: [
    ['phase', 1, 1, 'the key'],
    ['fase', 0, 0, 'too short to be read by its sound'],
    ['phays', 1, 0, 'ays for ase'],
    ['floride', 1, 0, 'a slip'],
  ],
});

checkRuleCases({
  asks: 'a direction of change, in other words',
  rule: { kind: 'short-answer', question: 'What happens to the mass?', accept: ['decreases'] },
  maxMarks: 1,
  near: 'increases decrees',
  cases: [
    ['it goes down', 1, 0, 'a set phrase', 'synonym'],
    ['gets smaller', 1, 0, 'a comparative'],
    ['there is less', 1, 0, 'less of it'],
    ['it was reduced', 1, 0, 'a form of a synonym'],
    ['goes up', 0, 0, 'the opposite'],
    ['it does not go down', 0, 0, 'denied'],
    ['down and up', 0, 0, 'two directions'],
  ],
});

checkRuleCases({
  asks: 'a way from one to another',
  rule: { kind: 'short-answer', question: 'How does heat move?', accept: ['hot to cold'] },
  maxMarks: 1,
  cases: [
    ['from hot to cold', 1, 1, 'with its preposition'],
    ['cold to hot', 0, 0, 'the other way', 'wrong-order'],
    ['from cold things to hot things', 0, 0, 'the other way in more words', 'wrong-order'],
  ],
});

checkRuleCases({
  asks: 'what a name stands for',
  rule: { kind: 'short-answer', question: 'What does VAT stand for?', accept: ['Value Added Tax'] },
  maxMarks: 1,
  cases: [
    ['value added tax', 1, 1, 'the key'],
    ['tax value added', 0, 0, 'in another order', 'wrong-order'],
    ['tax', 0, 0, 'its last word'],
  ],
});

checkRuleCases({
  asks: 'a person',
  rule: { kind: 'short-answer', question: 'Who wrote Emma?', accept: ['Jane Austen', 'Austen, Jane'] },
  maxMarks: 1,
  cases: [
    ['Austen', 1, 0, 'the last name'],
    ['Jane', 0, 0, 'a first name that others have'],
  ],
});

checkRuleCases({
  asks: 'a thing that the question names in part',
  rule: { kind: 'short-answer', question: 'What kind of economic system is it?', accept: ['capitalist economy'] },
  maxMarks: 1,
  cases: [
    ['capitalism', 1, 0, 'by its stem, without what is asked', 'form'],
    ['economy', 0, 0, 'what is asked'],
  ],
});

checkRuleCases({
  asks: 'two words whose short stem others have',
  rule: { kind: 'short-answer', question: 'What flows?', accept: ['current'] },
  maxMarks: 1,
  near: 'currant',
  cases: [['currant', 0, 0, 'another word']],
});

checkRuleCases({
  asks: 'an enzyme, whose ending says what it is',
  rule: { kind: 'short-answer', question: 'What breaks down starch?', accept: ['amylase'] },
  maxMarks: 1,
  cases: [
    ['amilase', 1, 0, 'a slip'],
    ['amylose', 0, 0, 'the ending of another substance'],
  ],
});

checkRuleCases({
  asks: 'what is said of the key, and what the key is part of',
  rule: { kind: 'short-answer', question: 'Which planet has the longest day?', accept: ['Venus'] },
  maxMarks: 1,
  cases: [
    ['Venus has the longest day and the thickest clouds', 1, 1, 'more of the same subject'],
    ['Venus and Mercury', 0, 1, 'a second planet', 'contradicted'],
    ['the planet is Venus and Mars rover', 0, 1, 'a second name', 'contradicted'],
    ['anti-Venus', 0, 1, 'another word by its hyphen', 'other-thing'],
    ['Venus-based', 0, 1, 'the same behind it', 'other-thing'],
  ],
});

checkRuleCases({
  asks: 'what is taken in, where another thing is given out',
  rule: { kind: 'short-answer', question: 'Which gas does a fire take in?', accept: ['oxygen'] },
  maxMarks: 1,
  cases: [
    ['it takes in oxygen and gives out smoke', 1, 1, 'the opposite of what is asked'],
    ['it takes in oxygen and smoke', 0, 1, 'two things', 'contradicted'],
  ],
});

checkRuleCases({
  asks: 'a movement between two places',
  rule: { kind: 'short-answer', question: 'What is it called?', accept: ['rural-urban drift', 'townward move'] },
  maxMarks: 1,
  cases: [
    ['drift from rural to urban', 1, 0, 'turned by a preposition'],
    ['urban to rural drift', 0, 0, 'the other way, of the one key that it says', 'wrong-order'],
  ],
});

checkRuleCases({
  asks: 'words whose opposites are near',
  rule: {
    kind: 'short-answer',
    question: 'Which is it?',
    accept: ['hypothermia', 'endothermic', 'macronutrients', 'heptagon'],
  },
  maxMarks: 1,
  cases: [
    ['hypothermea', 1, 0, 'a slip'],
    ['hyperthermia', 0, 0, 'over for under'],
    ['exothermic', 0, 0, 'out for in'],
    ['micronutrients', 0, 0, 'small for large, where the other letters sound the same'],
    ['hectagon', 0, 0, 'another number'],
  ],
});

checkRuleCases({
  asks: 'a type, which may be named without the word for its kind',
  rule: { kind: 'short-answer', question: 'What type of radiation is used?', accept: ['radio waves', 'white dwarf'] },
  maxMarks: 1,
  cases: [
    ['radio', 1, 0, 'without “waves”', 'synonym'],
    ['waves', 0, 0, 'the kind alone'],
    ['white', 0, 0, 'without a word that says more than the kind'],
    ['X-rays', 0, 0, 'another type'],
  ],
});

checkRuleCases({
  asks: 'a thing, which has its whole name',
  rule: { kind: 'short-answer', question: 'What carries the signal?', accept: ['radio waves'] },
  maxMarks: 1,
  cases: [['radio', 0, 0, 'another thing']],
});
