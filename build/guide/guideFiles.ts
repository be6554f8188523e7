import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Block, type GuidePage, pageNames } from '../../renderer/features/help/guide.ts';
import { readGuidePage } from './readGuide.ts';

export const guideFolder = fileURLToPath(new URL('../../docs/guide', import.meta.url));

/** The files of a language's guide, in the order of its pages. */
export function guideFiles(language: string): readonly string[] {
  return pageNames.map((name) => join(guideFolder, language, `${name}.md`));
}

/** The guide in a language as it is written in docs/guide. */
export function readGuide(language: string): readonly GuidePage[] {
  return pageNames.map((name, index) => readGuidePage(name, readFileSync(guideFiles(language)[index] ?? '', 'utf8')));
}

/** The pictures that pages show, each once. */
export function picturesOf(pages: readonly GuidePage[]): readonly string[] {
  const blocks: readonly Block[] = pages
    .flatMap((page) => [page.blocks, ...page.topics.map((each) => each.blocks)])
    .flat();
  return [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : [])))];
}
