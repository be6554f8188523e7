import type { DirectoryStateFragment } from '../../../graphql/desk/generated/operations.ts';
import { displayLocale } from '../../lib/locale.ts';

/** How far the reading of all clients has come, in a sentence; null where there is none. */
export function directoryWords(
  directory: DirectoryStateFragment,
  asOf: string | null,
  locale = displayLocale,
): string | null {
  const { state, read, expected } = directory;
  const count = (number: number): string => new Intl.NumberFormat(locale).format(number);
  const far = expected === null ? count(read) : `${count(read)} of ${count(Math.max(read, expected))}`;
  const clients = (number: number): string => (number === 1 ? '1 client' : `${count(number)} clients`);
  switch (state) {
    case 'notOffered':
      return null;
    case 'reading':
      return directory.completeAsOf === null
        ? `Reading all clients: ${expected === null ? `${far} so far` : far}`
        : `Reading all clients again: ${far}`;
    case 'paused':
      return `Reading all clients is paused at ${far}`;
    case 'waiting':
      return `Reading all clients waits at ${far}.`;
    case 'complete':
      return `${read === 1 ? '1 client' : `All ${clients(read)}`}${asOf === null ? '' : `, as of ${asOf}`}`;
    case 'incomplete':
      return `${clients(read)}${asOf === null ? '' : `, as of ${asOf}`}. The service has more than it lists.`;
  }
}
