import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { CandidateView, ConceptView } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { useMapControls } from './MapContext.ts';
import { confidenceLabel, isQuestion, operationQuestion } from './mapLabels.ts';
import styles from './OperationChoice.module.css';
import { Sample } from './Sample.tsx';
import { VerdictMark } from './VerdictMark.tsx';

/** Selects the operation for a concept, or none. A choice applies at once. */
export function OperationChoice({ concept }: { readonly concept: ConceptView }) {
  const question = useId();
  const { correct } = useMapControls();
  const { chosen, alternatives, state } = concept;
  const candidates = useStableOrder(chosen ? [chosen, ...alternatives] : alternatives);
  const [all, setAll] = useState(chosen === null);
  // Without a choice, all options are shown.
  if (!chosen && !all) setAll(true);
  const shown = candidates.filter(({ operation }) => all || operation === chosen?.operation);
  const others = candidates.length - 1;
  if (candidates.length === 0 && state !== 'corrected' && !isQuestion(concept)) return null;

  const group = `operation-${concept.concept}`;
  return (
    <div className={styles.choice} role="radiogroup" aria-labelledby={question}>
      <p className={styles.question} id={question}>
        {questionOf(concept)}
      </p>
      {shown.map((candidate) => (
        <OperationOption
          key={candidate.operation}
          concept={concept}
          candidate={candidate}
          group={group}
          onChoose={() => correct({ kind: 'operation', concept: concept.concept, operation: candidate.operation })}
        />
      ))}
      {!all && others > 0 && (
        <div className={styles.more}>
          <Action look="quiet" onClick={() => setAll(true)}>
            {t('serviceMap.showOthers', { count: others })}
          </Action>
        </div>
      )}
      <OptionRadio
        group={group}
        checked={state === 'corrected' && !chosen}
        onChoose={() => correct({ kind: 'nothing', concept: concept.concept })}
      >
        {t('serviceMap.serviceLacksIt')}
      </OptionRadio>
    </div>
  );
}

function questionOf(concept: ConceptView): string {
  const question = operationQuestion(concept);
  if (concept.state === 'unconfirmed') return `${question} ${t('serviceMap.chooseOne')}`;
  if (concept.state === 'absent') {
    const request = t(concept.alternatives.length === 0 ? 'serviceMap.isThatRight' : 'serviceMap.ifOneFits');
    return [concept.why ?? question, request].join(' ');
  }
  return question;
}

/** Keeps the initial order: a chosen option must not jump away from the pointer. */
function useStableOrder(candidates: readonly CandidateView[]): readonly CandidateView[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const unknown = candidates.map(({ operation }) => operation).filter((operation) => !order.includes(operation));
  if (unknown.length > 0) setOrder([...order, ...unknown]);
  return [...order, ...unknown].flatMap((known) => candidates.find(({ operation }) => operation === known) ?? []);
}

interface OperationOptionProps {
  readonly concept: ConceptView;
  readonly candidate: CandidateView;
  readonly group: string;
  readonly onChoose: () => void;
}

/** One operation, the reasons for it, and its sample. */
function OperationOption({ concept, candidate, group, onChoose }: OperationOptionProps) {
  const { operation, confidence, reasons, verdict } = candidate;
  const chosen = concept.chosen?.operation === operation;
  return (
    <div className={styles.option}>
      <OptionRadio group={group} checked={chosen} onChoose={onChoose}>
        <code className={styles.operation}>{operation}</code>{' '}
        <span className={styles.confidence}>{confidenceLabel(confidence)}</span>{' '}
        {verdict && (
          <span className={styles.verdict}>
            <VerdictMark verdict={verdict} />
          </span>
        )}
      </OptionRadio>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={t('serviceMap.reasonsFor', { operation })}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {/* The sample of the operation in use is below its fields. */}
      {concept.kind === 'read' && (
        <Sample
          concept={concept.concept}
          operation={operation}
          subject={operation}
          sampleKey={operation}
          hidden={chosen}
        />
      )}
    </div>
  );
}

interface OptionRadioProps {
  readonly group: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** While a change is in flight it is not disabled, which would lose the focus: it only does nothing. */
function OptionRadio({ group, checked, onChoose, children }: OptionRadioProps) {
  const { paused } = useMapControls();
  return (
    <label className={styles.radioOption}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        checked={checked}
        aria-disabled={paused || undefined}
        onChange={() => {
          if (!paused) onChoose();
        }}
        onKeyDown={moveBetweenRadios}
      />
      <span>{children}</span>
    </label>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys move between radios; Space chooses. By default they would choose every operation on the way, and each
 * choice applies at once.
 */
function moveBetweenRadios(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  const group = event.currentTarget.closest('[role="radiogroup"]');
  if (step === undefined || !group) return;
  event.preventDefault();
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  radios[(radios.indexOf(event.currentTarget) + step + radios.length) % radios.length]?.focus();
}
