import { describe, expect, it } from 'vitest';
import {
  bulkUploadHomework,
  listActiveUsers,
  listHistoricalUsers,
  listTeacherAssignments,
  readAssignmentStats,
  readIpReport,
  readUserStats,
  signInAdmin,
  submitChildcare,
  testMarking,
} from './index.ts';

const student = { studentName: 'Ada Abara', totalMarks: 5, maxMarks: 7, percentage: 71, grade: 'Good' };
const stats = {
  studentClass: '8a/Sc1',
  completionRate: 4,
  completedStudents: 1,
  averagePercentage: 71,
  completedStudentsList: [student],
};
const user = { studentName: 'Ada', location: 'Library', currentPage: '/quiz', browser: 'Chrome', timeAgo: 'Just now' };
const address = {
  ipAddress: '10.0.0.1',
  studentName: 'Ada',
  location: 'Library',
  userAgent: 'Mozilla/5.0',
  totalSessions: 2,
  dateRange: '3 Nov 2025',
  firstSeenFormatted: '3 Nov 2025, 14:05',
  lastSeenFormatted: '3 Nov 2025, 15:05',
  pagesVisited: ['/quiz'],
};
const tested = { correct: true, score: 1, feedback: 'Correct!' };
const part = (marks: number) => ({
  questionId: 'q1a',
  question: 'What is growth?',
  marks,
  maxMarks: 32,
  studentAnswer: 'size',
  correctAnswer: 'An increase in size',
  feedback: 'Correct!',
});

describe('an answer with no more than the specification names (part 2, sections 3 and 7) is read', () => {
  it.each([
    ['the token of an admin', signInAdmin, { token: 't' }, { token: 't' }],
    [
      'the teacher’s list',
      listTeacherAssignments,
      [{ id: 3, title: 'Year 8', description: '', weekDate: 'w' }],
      [{ id: 3 }],
    ],
    ['a class without its size has 25', readAssignmentStats, [stats], [{ totalStudents: 25 }]],
    ['or those registered', readAssignmentStats, [{ ...stats, registeredStudents: 31 }], [{ totalStudents: 31 }]],
    [
      'or its total',
      readAssignmentStats,
      [{ ...stats, totalStudents: 30, registeredStudents: 31 }],
      [{ totalStudents: 30 }],
    ],
    ['a student has one attempt', readAssignmentStats, [stats], [{ completedStudentsList: [{ attempts: 1 }] }]],
    ['who is here, counted', readUserStats, { totalUsers: 0, usersByPage: {}, usersByLocation: {} }, { totalUsers: 0 }],
    ['who is here', listActiveUsers, [user], [user]],
    ['who was here', listHistoricalUsers, [user], [{ ...user, pagesVisited: [] }]],
    [
      'addresses',
      readIpReport,
      { totalUniqueIPs: 1, totalSessions: 2, ipDetails: [address] },
      { ipDetails: [address] },
    ],
    [
      'an upload',
      bulkUploadHomework,
      { message: 'Stored.' },
      { message: 'Stored.', details: '', stored: true, homework: [] },
    ],
    [
      'a marking test',
      testMarking,
      { totalScore: 1, totalMarks: 1, questionResults: [tested] },
      { questionResults: [tested] },
    ],
    [
      'childcare, totalled and graded',
      submitChildcare,
      { results: [part(25)] },
      { totalMarks: 25, maxMarks: 32, percentage: 78, grade: 'Distinction' },
    ],
    [
      'childcare under 60%, nothing gained',
      submitChildcare,
      { results: [part(10)] },
      { grade: 'Near Pass', relaxed: { totalMarks: 10, gains: [] } },
    ],
  ])('%s', (_reason, { complete, output }, answer, read) => {
    expect(output.parse(complete?.(answer) ?? answer)).toMatchObject(read);
  });
});
