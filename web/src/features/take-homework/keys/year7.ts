import { year7Scheme } from '@markwell/marking-core';
import { keyedMarker } from './keyed-marker.ts';

export default keyedMarker(year7Scheme);
