import type { Failure } from '../../../electron/contract/failure.ts';
import type { Result } from '../../../electron/contract/result.ts';

const mostBytes = 200_000;
/** What fits through the door once every quotation mark has got its backslash (electron/contract/guards.ts). */
const mostCharactersWritten = 260_000;

/** The text of a file that somebody chose as a map; whether it is one, the core decides. */
export async function readMapFile(file: File): Promise<Result<string>> {
  if (file.size > mostBytes) return { ok: false, failure: tooLarge(file.name) };
  try {
    const text = await file.text();
    if (JSON.stringify(text).length > mostCharactersWritten) return { ok: false, failure: tooLarge(file.name) };
    return { ok: true, value: text };
  } catch {
    return {
      ok: false,
      failure: {
        kind: 'unreadable',
        message: `The file ${file.name} could not be opened. Nothing was changed.`,
        action: 'Check that it is still there, and choose it again.',
      },
    };
  }
}

function tooLarge(name: string): Failure {
  return {
    kind: 'tooLarge',
    message: `The file ${name} is larger than 200 kB, and so no map of Front Desk. Nothing was changed.`,
    action: 'Choose a file that was written with Export map.',
  };
}
