import { createTranslator } from '../translator.ts';
import type { PageMessages } from './generated/pageMessages.ts';

/** Translates what a page shows, into the language it was opened in. */
export const { t, setMessages } = createTranslator<PageMessages>();
