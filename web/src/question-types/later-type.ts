import type { QuestionTypeComponent } from './question-type.ts';

type Load = () => Promise<{ readonly default: QuestionTypeComponent }>;

/** A question type in a file of its own, which is fetched with a homework that has it. */
export class LaterType {
  readonly #load: Load;
  #coming: Promise<QuestionTypeComponent | undefined> | undefined;
  /** The component, once it is here. */
  found: QuestionTypeComponent | undefined;

  constructor(load: Load) {
    this.#load = load;
  }

  /** Fetches the component, once; nothing where that failed: browsers differ in whether a page can ask for a file again. */
  fetch(): Promise<QuestionTypeComponent | undefined> {
    this.#coming ??= this.#load().then(
      (file) => {
        this.found = file.default;
        return this.found;
      },
      () => undefined,
    );
    return this.#coming;
  }
}
