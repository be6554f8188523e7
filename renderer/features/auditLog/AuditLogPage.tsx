import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { AuditGap, AuditView } from '../../../electron/contract/audit.ts';
import { t } from '../../../i18n/page/t.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Note } from '../../components/Note.tsx';
import { useLocations } from '../../data/useLocations.ts';
import { useShownDay } from '../../data/useShownDay.ts';
import { useNow } from '../../hooks/useNow.ts';
import { failureText } from '../../lib/failureText.ts';
import { momentText } from '../../lib/momentText.ts';
import { computerZone, wallClock } from '../../lib/timeZone.ts';
import { notify } from '../../state/notices.ts';
import frame from '../../components/pageFrame.module.css';
import typography from '../../components/typography.module.css';
import { type AuditChoice, auditPath, choiceOfAddress, everything, filterOf } from './auditAddress.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { gapText } from './auditLabels.ts';
import { AuditLines } from './AuditLines.tsx';
import styles from './AuditLogPage.module.css';
import { useAuditLines } from './useAuditLines.ts';
import { useAuditNames } from './useAuditNames.ts';

/** What was done from this desk, newest first, for managers. `part` is what the address says of it. */
export function AuditLogPage({ part }: { readonly part: string }) {
  const bridge = useBridge();
  const [, navigate] = useLocation();
  const choice = useMemo(() => choiceOfAddress(part), [part]);
  const timeZone = useZone();
  const today = wallClock(useNow(), timeZone)?.date ?? '';
  const filter = useMemo(() => filterOf(choice, today, timeZone), [choice, today, timeZone]);
  const isFiltered = Object.keys(filter).length > 0;
  const { view, lines, failure, refresh, readEarlier } = useAuditLines(filter);
  const names = useAuditNames();

  const show = (next: AuditChoice): void => navigate(auditPath(next), { replace: true });
  const exportAll = async (): Promise<void> => {
    const answer = await bridge.request('audit:export', null);
    if (!answer.ok) notify({ text: failureText(answer.failure), trouble: true });
    else if (answer.value.where !== null) notify({ text: t('record.exported', { where: answer.value.where }) });
  };

  return (
    <div className={frame.page}>
      <div className={styles.content}>
        <BackLink path="/settings">{t('general.settings')}</BackLink>
        <header className={styles.head}>
          <PageTitle>{t('record.title')}</PageTitle>
          <span className={styles.space} />
          <Action onClick={refresh}>{t('general.readAgain')}</Action>
          <Action onClick={() => void exportAll()}>{t('record.export')}</Action>
        </header>
        {failure && <FailureNotice failure={failure} onRetry={refresh} />}
        {view && (
          <>
            <AuditFilters choice={choice} people={view.people} onChange={show} />
            <p className={`${typography.secondaryLines} ${styles.text}`} role="status">
              {summaryText(view, isFiltered, timeZone)}
            </p>
            {view.gaps.length > 0 && <Gaps gaps={view.gaps} />}
            {lines.length > 0 ? (
              <AuditLines lines={lines} names={names} today={today} timeZone={timeZone} />
            ) : isFiltered ? (
              <EmptyState
                title={t('activity.noMatch')}
                action={<Action onClick={() => show(everything)}>{t('activity.clear')}</Action>}
              >
                {t('activity.noMatchText')}
              </EmptyState>
            ) : (
              <EmptyState title={t('record.none')}>{t('record.noneText')}</EmptyState>
            )}
            {lines.length < view.total && (
              <div className={styles.more}>
                <Action onClick={readEarlier}>{t('record.earlier')}</Action>
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** The clinic's zone: of the location that was shown last, else of the first. */
function useZone(): string {
  const { locations } = useLocations();
  const here = useShownDay()?.location.id;
  const location = locations.find(({ id }) => id === here) ?? locations[0];
  return location?.timeZone ?? computerZone();
}

function Gaps({ gaps }: { readonly gaps: readonly AuditGap[] }) {
  const places = gaps.slice(0, 5).map(gapText);
  const more = gaps.length - places.length;
  return (
    <Note tone="caution">
      {[t('record.gaps'), ...places, ...(more > 0 ? [t('record.gapsMore', { count: more })] : [])].join(' ')}
    </Note>
  );
}

function summaryText({ total, stored, since, gaps, sealed }: AuditView, isFiltered: boolean, timeZone: string): string {
  // An empty log says so below.
  const sentences = stored === 0 ? [] : [countText()];
  if (stored > 0 && gaps.length === 0) sentences.push(t('record.whole'));
  if (!sealed) sentences.push(t('record.unsealed'));
  return sentences.join(' ');

  function countText(): string {
    if (isFiltered) return t('activity.matches', { count: total, all: stored });
    return since === null
      ? t('record.lines', { count: total })
      : t('record.linesSince', { count: total, moment: momentText(since, undefined, timeZone) });
  }
}
