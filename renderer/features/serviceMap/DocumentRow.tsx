import ChevronRight from '@mui/icons-material/ChevronRight';
import { useId, useState } from 'react';
import type { DocumentView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { CopyTextAction } from '../../components/CopyTextAction.tsx';
import { layDocumentOut } from '../../lib/layDocumentOut.ts';
import rowStyles from './ConceptRow.module.css';

import styles from './DocumentRow.module.css';
import { depthText } from './mapWords.ts';

/** A document as it is sent, laid out for reading; the copy is word for word. */
export function DocumentRow({ document: { name, purpose, text, depth } }: { readonly document: DocumentView }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <h3 className={rowStyles.heading}>
        <button
          type="button"
          className={`${rowStyles.row} ${styles.row}`}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight className={rowStyles.chevron ?? ''} />
          <span className={rowStyles.name}>{purpose}</span> <code className={rowStyles.operation}>{name}</code>{' '}
          <span className={styles.depth}>{depthText(depth)}</span>
        </button>
      </h3>
      {open && (
        <div className={styles.document} id={id}>
          <CopyTextAction text={text} of={name} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard as well */}
          <pre className={styles.text} role="region" aria-label={say('serviceMap.textOf', { name })} tabIndex={0}>
            {layDocumentOut(text)}
          </pre>
        </div>
      )}
    </li>
  );
}
