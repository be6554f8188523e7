import { createSpeaker } from '../catalog.ts';
import type { english } from './english.ts';

/** What a page says, in the language it was opened in. */
export const { say, speak } = createSpeaker<typeof english>();
