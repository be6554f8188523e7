import type { Guide } from '../guide.ts';

/** The guide in English. The build replaces it with docs/guide/en (build/vite/guideText.ts). */
export const guide: Guide = { pages: [], pictures: {} };
