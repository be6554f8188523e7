import type { AuditGap, AuditOutcome } from '../../../electron/contract/audit.ts';
import { t } from '../../../i18n/page/t.ts';

/** How an action ended that was not done, and what to do; null where it was done. */
export function outcomeText(outcome: AuditOutcome | null): string | null {
  if (outcome === 'done') return null;
  return outcome === null ? t('activity.pendingText') : t(`activity.${outcome}Text`);
}

/** One place where the log was altered or damaged, as a sentence. */
export function gapText({ file, line, why }: AuditGap): string {
  const at = { file, line: String(line) };
  switch (why) {
    case 'missing':
      return t('record.gapMissing', { file });
    case 'changed':
      return line === 0 ? t('record.gapChanged', { file }) : t('record.gapChangedAt', at);
    case 'torn':
      return line === 0 ? t('record.gapTorn', { file }) : t('record.gapTornAt', at);
  }
}
