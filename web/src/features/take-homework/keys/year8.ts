import { year8Scheme } from '@markwell/marking-core';
import { keyedMarker } from './keyed-marker.ts';

export default keyedMarker(year8Scheme);
