import type { Guide } from '../guide.ts';

/** The guide in German. The build puts in its place what is read from docs/guide/de (build/readGuide.ts). */
export const guide: Guide = { pages: [], pictures: {} };
