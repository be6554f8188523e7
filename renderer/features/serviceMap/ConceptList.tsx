import type { ConceptView } from '../../../electron/contract/serviceMap.ts';
import styles from './ConceptList.module.css';
import { ConceptRow } from './ConceptRow.tsx';

interface ConceptListProps {
  readonly concepts: readonly ConceptView[];
  readonly open: ReadonlySet<string>;
  readonly onToggle: (concept: string) => void;
}

export function ConceptList({ concepts, open, onToggle }: ConceptListProps) {
  return (
    <ul className={styles.list}>
      {concepts.map((concept) => (
        <ConceptRow
          key={concept.concept}
          concept={concept}
          open={open.has(concept.concept)}
          onToggle={() => onToggle(concept.concept)}
        />
      ))}
    </ul>
  );
}
