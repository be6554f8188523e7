import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { Choice } from '../../components/Choice.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useLocations } from '../../data/useLocations.ts';
import { useShownDay } from '../../data/useShownDay.ts';
import { useNow } from '../../hooks/useNow.ts';
import { computerZone, wallClock } from '../../lib/timeZone.ts';
import tableGrid from '../../components/tableGrid.module.css';
import { PeriodFields } from './PeriodFields.tsx';
import { choiceOfAddress, type ReportChoice, reportPath } from './reportAddress.ts';
import { ReportBody } from './ReportBody.tsx';
import { chosenSpan } from './reportPeriod.ts';
import styles from './ReportsPage.module.css';

/** Load, no-shows and waiting times of a place over a period, for managers. `part` is what the address says of it. */
export function ReportsPage({ part }: { readonly part: string }) {
  const [, navigate] = useLocation();
  const choice = useMemo(() => choiceOfAddress(part), [part]);
  const { locations, failure, refetch } = useLocations();
  const here = useShownDay()?.location.id;
  const location =
    locations.find(({ id }) => id === choice.location) ?? locations.find(({ id }) => id === here) ?? locations[0];
  const now = useNow();
  const today = wallClock(now, location?.timeZone ?? computerZone())?.date ?? '';
  const { period, report } = choice;
  const span = useMemo(() => chosenSpan(period, today), [period, today]);
  const change = (patch: Partial<ReportChoice>): void =>
    navigate(reportPath({ ...choice, ...patch }), { replace: true });
  return (
    <div className={styles.page}>
      <header className={`${tableGrid.bar} ${styles.head}`}>
        <PageTitle>{t('reports.title')}</PageTitle>
        {location && locations.length > 1 && (
          <Choice
            label={t('general.location')}
            value={location.id}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => change({ location: id })}
          />
        )}
        <PeriodFields period={period} span={span} onChange={(next) => change({ period: next })} />
      </header>
      {failure && !location && <FailureNotice failure={failure} onRetry={refetch} />}
      {location && span && (
        <ReportBody
          key={`${location.id} ${span.from} ${span.to}`}
          location={location}
          span={span}
          kind={report}
          onKind={(next) => change({ report: next })}
        />
      )}
      {!span && <EmptyState title={t('reports.choosePeriod')}>{t('reports.choosePeriodText')}</EmptyState>}
    </div>
  );
}
