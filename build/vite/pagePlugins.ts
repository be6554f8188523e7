import type { HtmlTagDescriptor, Plugin } from 'vite';
import { theme } from '../../renderer/app/theme.ts';

type Rules = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/**
 * The theme's CSS variables as a plain style sheet, made at build time. Made in the page they pass through
 * emotion's parser, which takes longer than drawing the shell.
 */
export function themeVariables(): Plugin {
  return {
    name: 'front-desk:theme-variables',
    enforce: 'pre',
    load: (id) => (id.endsWith('/renderer/app/themeVariables.css') ? styleSheet() : undefined),
  };
}

/** Of one step of the theme's spacing, in percent: `--space-150` is one and a half. */
const spaces = [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 800];

function styleSheet(): string {
  const spacing = spaces.map((percent) => [
    `--space-${String(percent).padStart(3, '0')}`,
    theme.spacing(percent / 100),
  ]);
  // Sound: generateStyleSheets answers selectors with flat declarations as long as no media queries are set up.
  const sheets = [...(theme.generateStyleSheets() as readonly Rules[]), { ':root': Object.fromEntries(spacing) }];
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, declarations]) => `${selector} {\n${declarationsOf(declarations)}}\n`)
    .join('');
}

function declarationsOf(declarations: Readonly<Record<string, string | number>>): string {
  return Object.entries(declarations)
    .filter(([property]) => property.startsWith('--'))
    .map(([property, value]) => `  ${property}: ${value};\n`)
    .join('');
}

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

/**
 * Names the chunks of the first screen and its font in the page itself, so that they load side by side; and those of every
 * other screen for app/screenLoaders.ts. Found by import they would load one after the other.
 */
export function preloadStartRoute(modules: readonly string[], screens: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'front-desk:preload-start-route',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk: entry }) {
        if (!bundle) return [];
        const files = new Map<string, Chunk>();
        const fonts: string[] = [];
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') files.set(file.fileName, file);
          else if (file.fileName.includes('inter-latin-wght')) fonts.push(file.fileName);
        }
        const requested = new Set<string>(entry ? [entry.fileName] : []);
        for (const module of modules) for (const file of filesOf(files, module)) requested.add(file);
        const others = Object.entries(screens).map(([screen, module]) => {
          const more = filesOf(files, module).filter((file) => !requested.has(file));
          return [`data-${screen.toLowerCase()}`, more.map((file) => `./${file}`).join(' ')] as const;
        });
        if (entry) requested.delete(entry.fileName);
        return [
          ...[...requested].map(modulePreload),
          ...fonts.map(fontPreload),
          { tag: 'meta', attrs: { name: 'screen-files', ...Object.fromEntries(others) }, injectTo: 'head' },
        ];
      },
    },
  };
}

/** The chunk of a module with all that it imports. */
function filesOf(files: ReadonlyMap<string, Chunk>, module: string): readonly string[] {
  const found = new Set<string>();
  const include = (fileName: string): void => {
    const chunk = files.get(fileName);
    if (!chunk || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(include);
  };
  const own = [...files.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/renderer/${module}`)));
  if (!own) throw new Error(`No chunk has renderer/${module}; it would load late.`);
  include(own.fileName);
  return [...found];
}

function modulePreload(fileName: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'modulepreload', href: `./${fileName}` }, injectTo: 'head' };
}

function fontPreload(fileName: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${fileName}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}
