import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import type { EarlyBridge } from '../bridge/prefetch.ts';
import { App } from './App.tsx';
import { applyInitialScheme } from './appearance.tsx';
import './themeVariables.css';

export function start(bridge: EarlyBridge): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root.');
  applyInitialScheme();
  const cache = createCache({ key: 'fd', nonce: styleNonce() });
  createRoot(container).render(
    <CacheProvider value={cache}>
      <App bridge={bridge} restart={reload} />
    </CacheProvider>,
  );
}

function reload(): void {
  location.reload();
}

/** The content security policy admits only style elements with the nonce of this load. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
