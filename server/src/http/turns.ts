/**
 * Hands out turns: each turn of the event loop lets one caller go on, in the order in which they asked.
 *
 * When a class presses Submit, many bodies are there at once. Handled one after another without a pause they would keep
 * the database waiting: each of its answers, too, is taken in only when the loop comes round. With a turn each, one group
 * of submissions is being written while the next is being marked.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  const giveTurn = () => {
    const next = waiting.shift();
    if (waiting.length > 0) setImmediate(giveTurn);
    next?.();
  };

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(giveTurn);
    });
}
