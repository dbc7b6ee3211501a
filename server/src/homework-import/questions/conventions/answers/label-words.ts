const answer =
  /^\W*(?:mark(?:ing)?\s*(?:scheme|guidance|points?|notes?|key)|m\.?s\.?|teacher(?:['’]?s)?\s+(?:notes?|answers?|copy|guide|guidance)|(?:(?:model|sample|suggested|correct|expected|possible)\s+)?(?:answers?|solutions?|responses?)|sol(?:n?s?|\.)|ans|key|memo|corrigé|réponse(?:\s+\p{L}+)?|respuesta(?:\s+\p{L}+)?|solución|lösung|antwort|erwartung(?:shorizont)?|musterlösung|risposta|soluzione|ateb)\W*$/iu;

/** Whether a label says by its words that an answer follows: 'Soln:', 'Mark scheme', 'Antwort'. */
export const saysAnswer = (label: string): boolean => answer.test(label);

const about =
  /\b(?:tick|circle|choose|select|pick|one|your|you|working|show|explain|reason|because|options?|choices?|words?|example|eg|e\.g|note|formula|equation|given|data|hint|clue|tip|remember|source|figure|diagram|table|text|read|topic|unit|level|time|difficulty|target|self|turn|draw|think|discuss|challenge|extension|stretch|total|marks?|points?|score|use|calculate|page|objective|outcome|standard|skill|strand|reference|ref|bloom(?:['’]?s)?|dok|ao|grade|category|type|curriculum|syllabus|competency|chapter|lesson|questions?|problem|task|q|pregunta|frage|aufgabe)\W*$|^\W*(?:tick|circle|choose|select|pick|explain|show|use|read|draw|write|give|say|think|discuss|hint|example|note|source|figure|word)\b/iu;

/** Whether a label tells pupils what to do, or says what a question is about: 'Hint:', 'Show your working', 'Topic:'. */
export const isAboutQuestion = (label: string): boolean => about.test(label);
