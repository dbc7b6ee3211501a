import type { Question } from '../questions/question.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import type { CaseStudy } from './case-study.ts';

/** What students see of a homework that comes with Markwell. */
export interface HomeworkPaper {
  /** The id of the homework itself; cards 2 to 5 are their own homework, card 1 points to 149. */
  readonly id: number;
  /** The card that shows it, 1 to 5 for Years 7 to 11, 6 for childcare; none for the jar graph. */
  readonly card: number | undefined;
  readonly slug: string;
  readonly year: number;
  /** Carries the year: 'Year 8 - Wave Properties and Energy Transfer'. */
  readonly title: string;
  /** Heading of the intro form: 'Year 8 Science Home Learning'. */
  readonly pageTitle: string;
  readonly subtitle: string;
  readonly description: string;
  /** 'Week Beginning September 8th, 2025', as the list shows it. */
  readonly weekDate: string;
  /** 'Week Beginning 8.9.25', as the intro form shows it. */
  readonly badge: string;
  readonly questions: readonly Question[];
  /** Texts that groups of questions are about, in the order of the page; absent where there are none. */
  readonly caseStudies?: readonly CaseStudy[];
}

/** The same with its key. */
export interface BuiltInHomework extends HomeworkPaper {
  readonly scheme: MarkScheme;
}
