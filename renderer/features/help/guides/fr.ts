import type { Guide } from '../guide.ts';

/** The guide in French. The build puts in its place what is read from docs/guide/fr (build/readGuide.ts). */
export const guide: Guide = { pages: [], pictures: {} };
