/** More would keep the database waiting; fewer would wait for the event loop, which has its own cost. */
const callersInTurn = 3;

/**
 * Hands out turns: each turn of the event loop lets a few callers go on, in the order in which they asked.
 * When a class presses Submit, many bodies arrive at once. Handled without a pause, they would keep the
 * database waiting, since its answers too are read only when the loop comes round. With turns, one group of
 * submissions is being written while the next is being marked.
 */
export function createTurns(): () => Promise<void> {
  let waiting: (() => void)[] = [];

  const giveTurn = () => {
    const now = waiting.slice(0, callersInTurn);
    waiting = waiting.slice(callersInTurn);
    if (waiting.length > 0) setImmediate(giveTurn);
    for (const goOn of now) goOn();
  };

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(giveTurn);
    });
}
