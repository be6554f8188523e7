import type { Guide } from '../guide.ts';

/** The guide in Spanish. The build puts in its place what is read from docs/guide/es (build/readGuide.ts). */
export const guide: Guide = { pages: [], pictures: {} };
