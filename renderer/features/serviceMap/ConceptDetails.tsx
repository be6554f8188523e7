import type { ConceptView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import styles from './ConceptDetails.module.css';
import { isCorrected } from './corrections.ts';
import { FieldTable } from './FieldTable.tsx';
import { useMapControls } from './MapContext.ts';
import { OperationChoice } from './OperationChoice.tsx';
import { Sample } from './Sample.tsx';

/** Why a concept is read as it is, and every way to correct that. The choice comes first and so never moves. */
export function ConceptDetails({ concept }: { readonly concept: ConceptView }) {
  const { paused, correct } = useMapControls();
  const { chosen, fields, kind, name, state, why } = concept;
  return (
    <div className={styles.details}>
      {why !== null && state === 'forbidden' && <p className={styles.why}>{why}</p>}
      <OperationChoice concept={concept} />
      {chosen && fields.length > 0 && <FieldTable concept={concept} />}
      {chosen && kind === 'read' && (
        <Sample
          concept={concept.concept}
          operation={null}
          of={say('serviceMap.quoted', { name })}
          reads={JSON.stringify([chosen.operation, fields.map(({ from }) => from)])}
        />
      )}
      {isCorrected(concept) && (
        <div>
          <Action
            aria-disabled={paused || undefined}
            onClick={() => !paused && correct({ kind: 'undo', concept: concept.concept })}
          >
            {say('serviceMap.undoCorrections')}
          </Action>
        </div>
      )}
    </div>
  );
}
