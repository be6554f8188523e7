import type { HtmlTagDescriptor, Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

/**
 * Names the chunks of the first screen and its font in the page itself, so that they load side by side.
 * Found by import they would load one after the other.
 */
export function preloadStartRoute(modules: readonly string[]): Plugin {
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
        const wanted = new Set<string>();
        const want = (fileName: string): void => {
          const chunk = files.get(fileName);
          if (!chunk || wanted.has(fileName)) return;
          wanted.add(fileName);
          chunk.imports.forEach(want);
        };
        for (const module of modules) {
          const chunk = [...files.values()].find(({ moduleIds }) =>
            moduleIds.some((id) => id.endsWith(`/renderer/${module}`)),
          );
          if (!chunk) throw new Error(`No chunk has renderer/${module}; the start route would load late.`);
          want(chunk.fileName);
        }
        if (entry) wanted.delete(entry.fileName);
        return [...[...wanted].map(modulePreload), ...fonts.map(fontPreload)];
      },
    },
  };
}

function modulePreload(fileName: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'modulepreload', href: `./${fileName}` }, injectTo: 'head' };
}

function fontPreload(fileName: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${fileName}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}
