import { t } from '../../i18n/page/t.ts';

/** 45 min, 2 h, 17 h 30 min. */
export function formatLength(length: number): string {
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  if (hours === 0) return t('day.minutes', { minutes });
  return minutes === 0 ? t('day.hours', { hours }) : t('day.hoursMinutes', { hours, minutes });
}
