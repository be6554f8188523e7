import type { Guide } from '../guide.ts';

/** The guide in German. The build replaces it with docs/guide/de (build/vite/guideText.ts). */
export const guide: Guide = { pages: [], pictures: {} };
