import first from '../../../i18n/page/en/first.json' with { type: 'json' };
import screens from '../../../i18n/page/en/screens.json' with { type: 'json' };
import { setMessages } from '../../../i18n/page/t.ts';

// A page loads its messages before anything is drawn; a test has them in English.
setMessages('en', { ...first, ...screens }, 'en-US');
