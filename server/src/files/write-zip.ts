import { crc32, deflateRawSync } from 'node:zlib';

const utf8Names = 0x0800;
const deflated = 8;
/** 1 January 1980: the same file comes out each time. */
const oldestDate = 0x0021;

/** Writes a zip file of named parts, as Word does. */
export function writeZip(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(utf8Names, 2);
    shared.writeUInt16LE(deflated, 4);
    shared.writeUInt16LE(oldestDate, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, place, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
