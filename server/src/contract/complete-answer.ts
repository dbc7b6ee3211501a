/** Fills in what a response leaves out; its schema judges the rest. */
export type Complete = (answer: unknown) => unknown;

/** Adds missing fields to an object. `missing` may depend on its other fields, and its index in a list. */
export function withFields(missing: (answer: object, index: number) => object) {
  return (answer: unknown, index = 0): unknown =>
    typeof answer === 'object' && answer !== null ? { ...missing(answer, index), ...answer } : answer;
}

/** Completes every element of a list. */
export function ofEach(complete: (one: unknown, index: number) => unknown): Complete {
  return (answer) => (Array.isArray(answer) ? answer.map((one: unknown, index) => complete(one, index)) : answer);
}

/** Completes one field of an object that has it. */
export function ofField(name: string, complete: Complete): Complete {
  return (answer) => {
    const value = readField(answer, name);
    return value === undefined ? answer : { ...Object(answer), [name]: complete(value) };
  };
}

/** A field of an object; `undefined` if there is none. */
export function readField(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null
    ? Object.entries(answer).find(([key]) => key === name)?.[1]
    : undefined;
}
