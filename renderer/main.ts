import './app/base.css';
import { startWithFirstQuestions } from './bridge/firstQuestions.ts';
import { warmUpLanguage } from './lib/warmUp.ts';

// The questions leave before React is even parsed; their answers wait for the screens.
const bridge = startWithFirstQuestions(location.hash);
void import('./app/start.tsx').then(({ start }) => start(bridge));
warmUpLanguage();
