import { createHash } from 'node:crypto';
import { closeSync, createReadStream, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UpdateFile } from './updateList.ts';

/** Where one update lies that was fetched: never more than one, and only as long as it is what was signed. */
export interface UpdateFolder {
  /** Writes what arrives. `wrong` where it is not the signed file: nothing of it stays. Rejects where the disk refuses. */
  receive(
    file: UpdateFile,
    body: AsyncIterable<Uint8Array>,
    onProgress: (read: number) => void,
  ): Promise<'whole' | 'wrong'>;
  /** The file's place, looked at once more; null where it is gone or is another one by now. */
  find(file: UpdateFile): Promise<string | null>;
  clear(): void;
}

export function openUpdateFolder(dataFolder: string): UpdateFolder {
  const folder = join(dataFolder, 'updates');
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  return {
    clear,
    async receive(file, body, onProgress) {
      clear();
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const arriving = join(folder, 'arriving');
      const target = openSync(arriving, 'wx', 0o600);
      const hash = createHash('sha256');
      let read = 0;
      try {
        for await (const piece of body) {
          read += piece.length;
          if (read > file.size) break;
          hash.update(piece);
          writeSync(target, piece);
          onProgress(read);
        }
      } catch (error) {
        closeSync(target);
        clear();
        throw error;
      }
      closeSync(target);
      if (read !== file.size || hash.digest('hex') !== file.sha256) {
        clear();
        return 'wrong';
      }
      renameSync(arriving, join(folder, file.name));
      return 'whole';
    },
    async find(file) {
      const place = join(folder, file.name);
      const hash = createHash('sha256');
      try {
        await pipeline(createReadStream(place), hash);
      } catch {
        return null;
      }
      return hash.digest('hex') === file.sha256 ? place : null;
    },
  };
}
