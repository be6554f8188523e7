import { useId, useState } from 'react';
import type { CandidateView, ConceptView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { useMapControls } from './MapContext.ts';
import { deedOf, isQuestion } from './mapWords.ts';
import styles from './OperationChoice.module.css';
import { OperationOption } from './OperationOption.tsx';
import { OptionRadio } from './OptionRadio.tsx';

/** Which operation of the service serves a concept, or that none does. A choice holds at once. */
export function OperationChoice({ concept }: { readonly concept: ConceptView }) {
  const question = useId();
  const { correct } = useMapControls();
  const { chosen, alternatives, state } = concept;
  const candidates = useStableOrder(chosen ? [chosen, ...alternatives] : alternatives);
  const [all, setAll] = useState(chosen === null);
  // Where nothing is chosen any more, the question is open again.
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
            {say('serviceMap.showOthers', { count: others })}
          </Action>
        </div>
      )}
      <OptionRadio
        group={group}
        checked={state === 'corrected' && !chosen}
        onChoose={() => correct({ kind: 'nothing', concept: concept.concept })}
      >
        {say('serviceMap.serviceLacksIt')}
      </OptionRadio>
    </div>
  );
}

function questionOf(concept: ConceptView): string {
  const deed = deedOf(concept);
  if (concept.state === 'asked') return say('serviceMap.askedWhich', { deed });
  if (concept.state === 'absent') {
    const request =
      concept.alternatives.length === 0 ? say('serviceMap.isThatRight') : say('serviceMap.ifOneOfThese', { deed });
    return [concept.why, request].filter(Boolean).join(' ');
  }
  return say('serviceMap.operationThat', { deed });
}

/** Keeps the order of the first look: what was just chosen must not jump away from under the pointer. */
function useStableOrder(candidates: readonly CandidateView[]): readonly CandidateView[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const unknown = candidates.map(({ operation }) => operation).filter((operation) => !order.includes(operation));
  if (unknown.length > 0) setOrder([...order, ...unknown]);
  return [...order, ...unknown].flatMap((known) => candidates.find(({ operation }) => operation === known) ?? []);
}
