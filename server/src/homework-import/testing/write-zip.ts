export { writeZip } from '../zip/write-zip.ts';
