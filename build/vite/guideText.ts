import { join } from 'node:path';
import type { Plugin } from 'vite';
import { guideFiles, guideFolder, picturesOf, readGuide } from '../guide/guideFiles.ts';

/**
 * The guide as data, made at build time: the page's policy forbids HTML from text, and reading Markdown there would only
 * cost time. Each language is a module of its own, which help loads when somebody opens it.
 */
export function guideText(): Plugin {
  return {
    name: 'front-desk:guide-text',
    enforce: 'pre',
    load(id) {
      const [, language] = /\/renderer\/features\/help\/guides\/([a-z]{2})\.ts$/.exec(id) ?? [];
      if (language === undefined) return undefined;
      for (const file of guideFiles(language)) this.addWatchFile(file);
      return moduleOf(language);
    },
  };
}

function moduleOf(language: string): string {
  const pages = readGuide(language);
  const pictures = picturesOf(pages);
  const from = (file: string): string => JSON.stringify(join(guideFolder, 'pictures', file));
  return [
    ...pictures.map((file, index) => `import picture${index} from ${from(file)};`),
    `const pages = JSON.parse(${JSON.stringify(JSON.stringify(pages))});`,
    `const pictures = { ${pictures.map((file, index) => `${JSON.stringify(file)}: picture${index}`).join(', ')} };`,
    'export const guide = { pages, pictures };',
  ].join('\n');
}
