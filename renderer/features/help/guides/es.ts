import type { Guide } from '../guide.ts';

/** The guide in Spanish. The build replaces it with docs/guide/es (build/vite/guideText.ts). */
export const guide: Guide = { pages: [], pictures: {} };
