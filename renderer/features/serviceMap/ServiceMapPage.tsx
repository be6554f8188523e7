import { useMemo, useState } from 'react';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { PagePart } from '../../components/PagePart.tsx';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import { conceptButtonId, ConceptList, DocumentList } from './MapLists.tsx';
import { isCorrected } from './corrections.ts';
import { FormSwitches } from './FormSwitches.tsx';
import { MapContext } from './MapContext.ts';
import { MapHeader } from './MapHeader.tsx';
import { MapReport } from './MapReport.tsx';
import { ChangeList, QuestionStrip } from './MapSummary.tsx';
import { summaryText } from './mapLabels.ts';
import styles from './ServiceMapPage.module.css';
import { useServiceMap } from './useServiceMap.ts';

/** The service map for a manager to review and correct. */
export function ServiceMapPage() {
  const map = useServiceMap();
  const { view, failure, task } = map;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const correct = useStableCallback(map.correct);
  const paused = task.kind !== 'idle';
  const clinic = `${view?.environment} ${view?.organization}`;
  const controls = useMemo(
    () => ({ paused, clinic, correct: (correction: Parameters<typeof correct>[0]) => void correct(correction) }),
    [paused, clinic, correct],
  );

  const toggle = (concept: string): void => setOpen(toggled(open, concept));
  const reveal = (concept: string): void => {
    setOpen(new Set([...open, concept]));
    const button = document.getElementById(conceptButtonId(concept));
    button?.focus({ preventScroll: true });
    // After its details are rendered.
    requestAnimationFrame(() => button?.closest('li')?.scrollIntoView({ block: 'start' }));
  };
  const groups = view && [
    ['read', t('serviceMap.reads'), t('serviceMap.readsText')] as const,
    ['write', t('serviceMap.writes'), t('serviceMap.writesText')] as const,
  ];

  return (
    <div className={styles.frame}>
      <div className={styles.page} aria-busy={map.loading}>
        <MapHeader
          view={view}
          task={task}
          hasCorrections={view?.concepts.some(isCorrected) ?? false}
          onReadAgain={() => void map.readAgain()}
          onStop={map.stopReading}
          onExport={() => void map.exportMap()}
          onImport={(file) => void map.importMap(file)}
        />
        {failure && (
          <div className={styles.failure}>
            <FailureNotice failure={failure} kept={view ? t('serviceMap.kept') : undefined} onRetry={map.retry} />
          </div>
        )}
        {!view && !failure && <MapSkeleton />}
        {view && (
          <MapContext value={controls}>
            <div key={view.environment}>
              <QuestionStrip concepts={view.concepts} onAnswer={reveal} />
              <ChangeList changes={view.changes} />
              {groups?.map(([kind, title, description]) => {
                const concepts = view.concepts.filter((each) => each.kind === kind);
                if (concepts.length === 0) return null;
                return (
                  <PagePart key={kind} title={title} text={description} count={summaryText(concepts)}>
                    <ConceptList concepts={concepts} open={open} onToggle={toggle} />
                  </PagePart>
                );
              })}
              <PagePart title={t('app.formsTitle')} text={t('forms.partText')} {...formCount(view.mutations)}>
                <FormSwitches
                  mutations={view.mutations}
                  paused={paused}
                  onSwitch={(mutation, on) => void map.switchForm(mutation, on)}
                  onRead={() => void map.readAgain()}
                />
              </PagePart>
              <PagePart title={t('serviceMap.sent')} text={t('serviceMap.sentText')}>
                <DocumentList documents={view.documents} />
              </PagePart>
            </div>
          </MapContext>
        )}
      </div>
      <MapReport
        report={map.report}
        paused={paused}
        onUndo={(before) => void map.restore(before)}
        onDismiss={map.dismiss}
      />
    </div>
  );
}

/** The number of forms that are on, if any. */
function formCount(mutations: MapView['mutations']): { readonly count?: string } {
  const count = mutations?.filter(({ on }) => on).length ?? 0;
  return count === 0 ? {} : { count: t('forms.countOn', { count }) };
}

function toggled(set: ReadonlySet<string>, member: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}

function MapSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 10 }, (_row, index) => (
        <div key={index} className={styles.row}>
          <span style={{ width: `${14 + ((index * 7) % 10)}%` }} />
          <span style={{ width: `${10 + ((index * 5) % 12)}%` }} />
        </div>
      ))}
    </div>
  );
}
