import ChevronRight from '@mui/icons-material/ChevronRight';
import type { ConceptView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { ConceptDetails } from './ConceptDetails.tsx';
import { conceptButtonId } from './conceptIds.ts';
import styles from './ConceptRow.module.css';
import { StateMark } from './StateMark.tsx';

interface ConceptRowProps {
  readonly concept: ConceptView;
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function ConceptRow({ concept, open, onToggle }: ConceptRowProps) {
  const { chosen, state, name } = concept;
  const id = conceptButtonId(concept.concept);
  return (
    <li className={styles.concept}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.row}
          id={id}
          aria-expanded={open}
          aria-controls={open ? `${id}-details` : undefined}
          onClick={onToggle}
        >
          <ChevronRight className={styles.chevron ?? ''} />
          <span className={styles.name}>{name}</span>{' '}
          {chosen && <code className={styles.operation}>{chosen.operation}</code>}
          {!chosen && state === 'corrected' && <span className={styles.none}>{say('serviceMap.notOffered')}</span>}{' '}
          <StateMark concept={concept} />
        </button>
      </h3>
      {open && (
        <div className={styles.details} id={`${id}-details`}>
          <ConceptDetails concept={concept} />
        </div>
      )}
    </li>
  );
}
