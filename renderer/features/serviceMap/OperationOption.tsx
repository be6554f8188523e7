import type { CandidateView, ConceptView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { confidenceWords } from './mapWords.ts';
import styles from './OperationOption.module.css';
import { OptionRadio } from './OptionRadio.tsx';
import { Sample } from './Sample.tsx';

interface OperationOptionProps {
  readonly concept: ConceptView;
  readonly candidate: CandidateView;
  readonly group: string;
  readonly onChoose: () => void;
}

/** An operation that may serve a concept, why, and what it answers. */
export function OperationOption({ concept, candidate, group, onChoose }: OperationOptionProps) {
  const { operation, confidence, reasons } = candidate;
  const chosen = concept.chosen?.operation === operation;
  return (
    <div className={styles.option}>
      <OptionRadio group={group} checked={chosen} onChoose={onChoose}>
        <code className={styles.operation}>{operation}</code>{' '}
        <span className={styles.confidence}>{confidenceWords(confidence)}</span>
      </OptionRadio>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={say('serviceMap.reasonsFor', { operation })}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {/* The one in use shows its sample below its fields. */}
      {concept.kind === 'read' && (
        <Sample concept={concept.concept} operation={operation} of={operation} reads={operation} hidden={chosen} />
      )}
    </div>
  );
}
