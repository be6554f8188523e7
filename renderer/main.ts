import './app/base.css';
import { startWithFirstQuestions } from './bridge/firstQuestions.ts';
import { loadFirstMessages } from '../i18n/page/loadMessages.ts';
import { displayLocale, pageLanguage } from './lib/locale.ts';
import { preloadScreen, screenLoaders, screenOfPath } from './app/screenLoaders.ts';
import { warmUp } from './app/warmUp.ts';

// The questions leave before React is even parsed; their answers wait for the screens.
const bridge = startWithFirstQuestions(location.hash);
// So do the messages: evaluating the page's code would hold up their request. Another screen than the day needs all of
// them, and code of its own.
const screen = screenOfPath(location.hash.slice(1));
if (screen) preloadScreen(screen);
const messages = loadFirstMessages(pageLanguage, displayLocale, { others: screen !== null });
if (screen) void screenLoaders[screen]().catch(() => undefined);
void Promise.all([import('./app/start.tsx'), messages]).then(([{ start }]) => start(bridge));
warmUp();
