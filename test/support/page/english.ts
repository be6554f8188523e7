import { english } from '../../../words/page/english.ts';
import { speak } from '../../../words/page/say.ts';

// A page learns its words before anything is drawn; a test reads them in English.
speak('en', english, 'en-US');
