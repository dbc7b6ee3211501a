export { type FoundPicture, pictureOf, readPicture } from '../pictures.ts';
