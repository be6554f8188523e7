import { mapFileLimits } from '../../../electron/contract/serviceMap.ts';
import type { Failure, Result } from '../../../electron/contract/failure.ts';
import { t } from '../../../i18n/page/t.ts';

/** Reads a chosen file; the core decides whether it is a map. */
export async function readMapFile(file: File): Promise<Result<string>> {
  if (file.size > mapFileLimits.bytes) return { ok: false, failure: tooLarge(file.name) };
  try {
    const text = await file.text();
    if (JSON.stringify(text).length > mapFileLimits.charactersWritten) {
      return { ok: false, failure: tooLarge(file.name) };
    }
    return { ok: true, value: text };
  } catch {
    return {
      ok: false,
      failure: {
        kind: 'unreadable',
        message: t('serviceMap.notOpened', { file: file.name }),
        action: t('serviceMap.notOpenedNext'),
      },
    };
  }
}

function tooLarge(name: string): Failure {
  return {
    kind: 'tooLarge',
    message: t('serviceMap.tooLarge', { file: name }),
    action: t('serviceMap.tooLargeNext'),
  };
}
