import type { DirectoryQuery } from '../../../graphql/desk/generated/operations.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

/** Has the core read all clients and their visits; resolves when it has, within ten seconds unless told otherwise. */
export async function completeDirectory(test: TestCore, within = 10_000): Promise<void> {
  valueOf(await test.request('directory:control', { to: 'resume' }));
  for (let tries = 0; tries < within / 10; tries += 1) {
    const { data } = valueOf(await test.request('desk:query', { operation: 'Directory', variables: {} }));
    // Sound: a registered operation answers in its shape.
    const { directory } = data as unknown as DirectoryQuery;
    if (directory.state === 'complete' && directory.visitsSince?.startsWith('2024') === true) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The clients were not read in time.');
}
