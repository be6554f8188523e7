import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

/**
 * A bundle that runs in Node or Electron, in dist/, with every dependency inside but Electron itself. What an entry
 * imports dynamically becomes a chunk of its own: the desktop shows its window while the core is still loading.
 */
export interface NodeBundle {
  readonly entry: string;
  readonly file: string;
  /** A sandboxed preload must be CommonJS; everything else is a module. */
  readonly format: 'es' | 'cjs';
}

export const nodeBundles: readonly NodeBundle[] = [
  { entry: 'electron/main.ts', file: 'main.js', format: 'es' },
  { entry: 'electron/preload.ts', file: 'preload.cjs', format: 'cjs' },
  { entry: 'electron/preview.ts', file: 'preview.js', format: 'es' },
];

const root = fileURLToPath(new URL('../..', import.meta.url));

export function nodeBundleConfig({ entry, file, format }: NodeBundle): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    // The update keys are fixed at build time; no computer can add one.
    define: { FRONT_DESK_UPDATE_KEYS: JSON.stringify(process.env['FRONT_DESK_UPDATE_KEYS'] ?? '') },
    publicDir: false,
    ssr: { noExternal: true, external: ['electron'] },
    build: {
      ssr: entry,
      target: 'node24',
      outDir: 'dist',
      emptyOutDir: false,
      minify: true,
      rollupOptions: {
        external: ['electron'],
        output: { format, entryFileNames: file, chunkFileNames: `${file.replace(/\.c?js$/, '')}-[name].js` },
      },
    },
  };
}
