import type { DirectoryStateFragment } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';

/** How far the reading of all clients has come, in a sentence; null where there is none. */
export function directoryWords(directory: DirectoryStateFragment, asOf: string | null): string | null {
  const { state, read, expected, completeAsOf } = directory;
  const far = expected === null ? read : say('clients.far', { read, expected: Math.max(read, expected) });
  switch (state) {
    case 'notOffered':
      return null;
    case 'reading':
      if (completeAsOf !== null) return say('clients.readingAgain', { far });
      return expected === null ? say('clients.readingSoFar', { read }) : say('clients.reading', { far });
    case 'paused':
      return say('clients.paused', { far });
    case 'waiting':
      return say('clients.waiting', { far });
    case 'complete':
      return asOf === null
        ? say('clients.complete', { count: read })
        : say('clients.completeAsOf', { count: read, moment: asOf });
    case 'incomplete':
      return asOf === null
        ? say('clients.incomplete', { count: read })
        : say('clients.incompleteAsOf', { count: read, moment: asOf });
  }
}
