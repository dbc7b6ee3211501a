/**
 * A function that does `work`, never twice at the same time: calls made while it goes on make it go on once more. The
 * promise settles when all is done, and rejects as `work` does.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let going: Promise<void> | undefined;
  let again = false;

  async function goOn() {
    try {
      while (again) {
        again = false;
        await work();
      }
    } finally {
      going = undefined;
    }
  }

  return () => {
    again = true;
    going ??= goOn();
    return going;
  };
}
