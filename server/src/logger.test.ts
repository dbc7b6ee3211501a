import { DatabaseError } from 'sequelize';
import { describe, expect, it } from 'vitest';
import { describeError } from './logger.ts';

describe('what is logged of an error', () => {
  it('says what happened and where', () => {
    const error = Object.assign(new RangeError('out of range'), { code: 'E_RANGE' });
    expect(describeError(error)).toEqual({
      type: 'RangeError',
      code: 'E_RANGE',
      message: 'out of range',
      stack: expect.stringContaining('logger.test.ts'),
    });
  });

  it('leaves out the values of a statement that failed', () => {
    const sql = 'INSERT INTO students (name) VALUES ($1)';
    const parent = Object.assign(new Error('deadlock detected'), { sql, parameters: ['Sam Carter'] });
    const logged = JSON.stringify(describeError(new DatabaseError(parent)));
    expect(logged).toContain('deadlock detected');
    expect(logged).not.toContain('Sam Carter');
  });

  it('leaves out whatever else was thrown', () => {
    expect(describeError({ name: 'Sam Carter' })).toEqual({ type: 'object' });
  });
});
