/** Gives an answer what it leaves out; what it is otherwise is for its schema to judge. */
export type Complete = (answer: unknown) => unknown;

/** Gives an object fields that it does not have. `missing` may depend on the others, and on the object's place in a list. */
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

/** A field of an object; `undefined` where there is none. */
export function readField(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null
    ? Object.entries(answer).find(([key]) => key === name)?.[1]
    : undefined;
}
