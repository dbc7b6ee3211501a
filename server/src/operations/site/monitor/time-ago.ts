const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago a time was, in words: 'Just now' within a minute, '4 minutes ago', '3 hours ago', '2 days ago'. */
export function timeAgo(time: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(time)) / 60_000);
  for (const [unit, length] of units) {
    const count = Math.floor(minutes / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'Just now';
}
