import { afterAll, vi } from 'vitest';
import { setLanguage } from '../../i18n/core/t.ts';

// Unit tests share a process. Every file starts in English, in real time, with the globals and the environment as they are.
setLanguage('en');
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
