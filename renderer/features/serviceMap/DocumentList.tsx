import type { DocumentView } from '../../../electron/contract/serviceMap.ts';
import styles from './ConceptList.module.css';
import { DocumentRow } from './DocumentRow.tsx';

export function DocumentList({ documents }: { readonly documents: readonly DocumentView[] }) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <DocumentRow key={document.name} document={document} />
      ))}
    </ul>
  );
}
