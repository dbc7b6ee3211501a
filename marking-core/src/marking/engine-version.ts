/** Names what marks: raised whenever the same scheme and answer could get other marks, and stored with every marking. */
export const engineVersion = '5';
