import type { Guide } from '../guide.ts';

/** The guide in French. The build replaces it with docs/guide/fr (build/vite/guideText.ts). */
export const guide: Guide = { pages: [], pictures: {} };
