import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadStartRoute, themeVariables } from './pagePlugins.ts';
import { guideText } from '../readGuide.ts';

/** The module of every screen besides the day, by its name in screenLoaders.ts. */
function screenModules(): Readonly<Record<string, string>> {
  const text = readFileSync(fromRoot('renderer/app/screenLoaders.ts'), 'utf8');
  const found = [...text.matchAll(/(\w+): \(\) => import\('\.\.\/([^']+)'\)/g)];
  return Object.fromEntries(found.map(([, screen = '', module = '']) => [screen, module]));
}

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The page, for both hosts: relative addresses, nothing inline, placeholders that the host fills per load. */
export default defineConfig({
  root: fromRoot('renderer'),
  base: './',
  publicDir: false,
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), themeVariables(), guideText(), preloadStartRoute(['app/start.tsx'], screenModules())],
  build: {
    outDir: fromRoot('dist/renderer'),
    emptyOutDir: true,
    // Chromium 156 is the only browser that ever loads this.
    target: 'esnext',
    sourcemap: false,
    // The policy allows fonts and images from our own files only.
    assetsInlineLimit: 0,
    // One small style sheet is faster than one per screen, and lazy screens need no helper to load theirs.
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: {
      output: {
        codeSplitting: {
          // Few files instead of many small ones, of which each is requested and compiled by itself: the code of the first
          // queries, that of the first screen, dialogs, and what several parts of the page share.
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            { name: 'start', test: /\/renderer\/app\/start\.tsx$/ },
            { name: 'dialog', test: /\/(material|components)\/\w*Dialog/, minShareCount: 2 },
            { name: 'parts', test: /\/renderer\/(components|hooks|lib|data)\/\w+\./, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
