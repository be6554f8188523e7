import type { Guide } from '../guide.ts';

/** The guide in English. The build puts in its place what is read from docs/guide/en (build/readGuide.ts). */
export const guide: Guide = { pages: [], pictures: {} };
