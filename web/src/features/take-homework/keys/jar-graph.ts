import { jarGraphScheme } from '@markwell/marking-core';
import { keyedMarker } from './keyed-marker.ts';

export default keyedMarker(jarGraphScheme);
