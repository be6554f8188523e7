import { markWords } from '../pseudo.ts';
import { english } from './english.ts';

export const marked = markWords(english);
