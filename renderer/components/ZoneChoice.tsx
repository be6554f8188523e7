import { t } from '../../i18n/page/t.ts';
import { Choice } from './Choice.tsx';
import { computerZone, zonePlace } from '../lib/timeZone.ts';

interface ZoneChoiceProps {
  readonly timeZone: string | null;
  readonly onChange: (timeZone: string | null) => void;
}

/** The clinic's time zone, for services that do not return it. */
export function ZoneChoice({ timeZone, onChange }: ZoneChoiceProps) {
  const zones = Intl.supportedValuesOf('timeZone');
  // The browser may use another name for the chosen zone.
  const known = timeZone === null || zones.includes(timeZone) ? zones : [timeZone, ...zones];
  return (
    <Choice
      label={t('settings.zoneOfClinic')}
      value={timeZone ?? ''}
      options={[
        { value: '', label: t('settings.computerZone', { zone: zonePlace(computerZone()) }) },
        ...known.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
      ]}
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}
