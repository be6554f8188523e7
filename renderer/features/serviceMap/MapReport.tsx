import Close from '@mui/icons-material/Close';
import { type FocusEvent, useEffect, useRef } from 'react';
import type { ConceptView } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action, IconAction } from '../../components/Action.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { conceptButtonId } from './MapLists.tsx';
import styles from './MapReport.module.css';
import type { Report } from './useServiceMap.ts';

interface MapReportProps {
  readonly report: Report | null;
  readonly paused: boolean;
  readonly onUndo: (before: ConceptView) => void;
  readonly onDismiss: () => void;
}

/**
 * The result of the last change, over the foot of the screen so that nothing moves. It stays until the next change or a
 * click, so that slow readers can undo.
 */
export function MapReport({ report, paused, onUndo, onDismiss }: MapReportProps) {
  const close = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const concept = report?.kind === 'done' ? report.concept : null;

  useEffect(() => {
    // An undo button disappears with its correction. The focus moves here, which is visible and scrolls nothing.
    if (report && concept !== null && document.activeElement === document.body) close.current?.focus();
  }, [report, concept]);

  const enter = (event: FocusEvent<HTMLDivElement>): void => {
    const { relatedTarget } = event;
    if (relatedTarget instanceof HTMLElement && !event.currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  const dismiss = (): void => {
    const back = cameFrom.current?.isConnected ? cameFrom.current : conceptButton(concept);
    back?.focus({ preventScroll: back === cameFrom.current });
    cameFrom.current = null;
    onDismiss();
  };

  return (
    <div className={styles.place} onFocus={enter}>
      {report?.kind === 'failed' && (
        <div className={styles.failure}>
          <FailureNotice failure={report.failure} />
          <IconAction aria-label={t('serviceMap.dismissFailure')} onClick={dismiss}>
            <Close />
          </IconAction>
        </div>
      )}
      {/* Always mounted, so that its content is announced. */}
      <div role="status">
        {report?.kind === 'done' && (
          <div className={styles.note}>
            <p>
              {report.message.map((part, index) =>
                typeof part === 'string' ? part : <code key={index}>{part.code}</code>,
              )}
            </p>
            {report.undo && <UndoAction before={report.undo} paused={paused} onUndo={onUndo} />}
            <IconAction ref={close} aria-label={t('serviceMap.dismiss')} onClick={dismiss}>
              <Close />
            </IconAction>
          </div>
        )}
      </div>
    </div>
  );
}

interface UndoActionProps {
  readonly before: ConceptView;
  readonly paused: boolean;
  readonly onUndo: (before: ConceptView) => void;
}

function UndoAction({ before, paused, onUndo }: UndoActionProps) {
  return (
    <Action look="quiet" aria-disabled={paused || undefined} onClick={() => !paused && onUndo(before)}>
      {t('general.undo')}
    </Action>
  );
}

function conceptButton(concept: string | null): HTMLElement | null {
  return concept === null ? null : document.getElementById(conceptButtonId(concept));
}
