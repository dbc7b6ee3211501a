import { year11Scheme } from '@markwell/marking-core';
import { keyedMarker } from './keyed-marker.ts';

export default keyedMarker(year11Scheme);
