/** Remembers ids of rows, one bit for each: a million of them take an eighth of a megabyte. */
export interface IdSet {
  add(id: number): void;
  /** How many different ones were added. */
  readonly size: number;
}

/** An empty set of ids, which are whole numbers from 0 up. */
export function createIdSet(): IdSet {
  let bits = new Uint8Array(1_024);
  let size = 0;
  return {
    add: (id) => {
      const place = Math.floor(id / 8);
      if (place >= bits.length) {
        const grown = new Uint8Array(Math.max(place + 1, bits.length * 2));
        grown.set(bits);
        bits = grown;
      }
      const bit = 1 << (id % 8);
      const byte = bits[place] ?? 0;
      if ((byte & bit) !== 0) return;
      bits[place] = byte | bit;
      size++;
    },
    get size() {
      return size;
    },
  };
}
