import './app/base.css';
import { startWithFirstQuestions } from './bridge/firstQuestions.ts';
import { loadPart } from './components/loadPart.ts';
import { loadFirstMessages } from '../i18n/page/loadMessages.ts';
import { displayLocale, pageLanguage } from './lib/locale.ts';
import { preloadScreen, screenLoaders, screenOfPath, screenQueries } from './app/screenLoaders.ts';
import { warmUp } from './app/warmUp.ts';

const screen = screenOfPath(location.hash.slice(1));
// The questions leave before React is even parsed; their answers wait for the screens.
const bridge = startWithFirstQuestions(location.hash, screen ? screenQueries[screen] : undefined);
// So do the messages: evaluating the page's code would hold up their request. Another screen than the day needs all of
// them, and code of its own.
const messages = loadFirstMessages(pageLanguage, displayLocale, { others: screen !== null });
if (screen) preloadScreen(screen);
const start = import('./app/start.tsx');
// The first rendering has the screen in it. Where it can't be loaded, the page says so.
const part = screen && loadPart<unknown>(screenLoaders[screen]).catch(() => undefined);
void Promise.all([start, messages, part]).then(([page]) => page.start(bridge));
// A task of its own: what is imported above is requested at the end of this one.
setTimeout(() => warmUp(screen));
