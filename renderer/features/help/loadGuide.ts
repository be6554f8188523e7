import type { Guide } from './guide.ts';

/** Reads the guide in the page's language, by its tag; in English where there is none. */
export async function loadGuide(tag: string): Promise<Guide> {
  switch (tag) {
    case 'de':
      return (await import('./guides/de.ts')).guide;
    case 'es':
      return (await import('./guides/es.ts')).guide;
    case 'fr':
      return (await import('./guides/fr.ts')).guide;
    default:
      return (await import('./guides/en.ts')).guide;
  }
}
