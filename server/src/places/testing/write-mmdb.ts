/** What a GeoIP file can say of a network. */
type Value = string | number | { readonly [key: string]: Value };

/** An IPv4 network and what is known of it. */
type Entry = readonly [network: readonly [address: string, bits: number], value: Value];

interface Node {
  readonly branches: [Node | number | undefined, Node | number | undefined];
}

const separator = Buffer.alloc(16);
const metadataStart = Buffer.from('\xAB\xCD\xEFMaxMind.com', 'latin1');
const recordSize = 24;

/** A small GeoIP file in MaxMind's format (version 2.0, records of 24 bits) that knows these networks. */
export function writeMmdb(entries: readonly Entry[]): Buffer {
  const root: Node = { branches: [undefined, undefined] };
  let data = Buffer.alloc(0);
  for (const [[address, bits], value] of entries) {
    insert(root, addressBits(address).slice(0, bits), data.length);
    data = Buffer.concat([data, encode(value)]);
  }
  const nodes = listNodes(root);
  const tree = Buffer.alloc((nodes.length * recordSize * 2) / 8);
  for (const [index, { branches }] of nodes.entries()) {
    for (const [side, branch] of branches.entries()) {
      tree.writeUIntBE(record(branch, nodes), index * 6 + side * 3, 3);
    }
  }
  const metadata = encode({
    node_count: nodes.length,
    record_size: recordSize,
    ip_version: 4,
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    database_type: 'Test',
    build_epoch: 1,
  });
  return Buffer.concat([tree, separator, data, metadataStart, metadata]);
}

function addressBits(address: string): number[] {
  return address.split('.').flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number));
}

function insert(root: Node, bits: readonly number[], offset: number): void {
  let node = root;
  for (const [depth, bit] of bits.entries()) {
    const side = bit === 0 ? 0 : 1;
    if (depth === bits.length - 1) {
      node.branches[side] = offset;
      return;
    }
    const next = node.branches[side];
    const made: Node = typeof next === 'object' ? next : { branches: [undefined, undefined] };
    node.branches[side] = made;
    node = made;
  }
}

function listNodes(node: Node): Node[] {
  return [node, ...node.branches.flatMap((branch) => (typeof branch === 'object' ? listNodes(branch) : []))];
}

function record(branch: Node | number | undefined, nodes: readonly Node[]): number {
  if (branch === undefined) return nodes.length;
  return typeof branch === 'object' ? nodes.indexOf(branch) : nodes.length + separator.length + branch;
}

/** Texts and maps below 29 long, and whole numbers of 32 bits, are all that a test needs. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), number]);
  }
  const entries = Object.entries(value);
  return Buffer.concat([control(7, entries.length), ...entries.flatMap(([key, one]) => [encode(key), encode(one)])]);
}

function control(type: number, size: number): Buffer {
  return Buffer.from([(type << 5) | size]);
}
