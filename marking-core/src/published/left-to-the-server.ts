import { leftToServer } from '../rules/outcomes.ts';
import type { publishedMarkers as published } from './published-marking.ts';

/** Replaces marking under `published` in a browser (`imports` in package.json). */
export const publishedMarkers: typeof published = () => () => leftToServer;
