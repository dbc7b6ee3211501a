export * from './assignment-numbers.ts';
export * from './assignments.ts';
export * from './call.ts';
export * from './class-list.ts';
export * from './health-check.ts';
export * from './pages.ts';
export * from './quiz-attempts.ts';
export * from './students.ts';
