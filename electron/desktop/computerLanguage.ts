import { app } from 'electron';
import { resolveLanguage } from '../contract/language.ts';
import { speakIn } from '../../words/core/say.ts';

/** Speaks the computer's language: for what is said before the core knows what was chosen, or where it never will. */
export function speakAsComputer(): void {
  speakIn(resolveLanguage('system', app.getPreferredSystemLanguages()));
}
