/** Why a file cannot be read at all, and what to do. */
export interface Refusal {
  readonly code: 'invalid-input' | 'too-large' | 'unsupported-type';
  readonly message: string;
}

/** A file that is refused: thrown inside the readers, and a value outside of them. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], message: string) {
    super(message);
    this.refusal = { code, message };
  }
}
