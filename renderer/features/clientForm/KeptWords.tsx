import type { Failure } from '../../../electron/contract/failure.ts';
import styles from './KeptWords.module.css';

/** That closing loses nothing, or why it would; and the key that sends. */
export function KeptWords({ failure }: { readonly failure: Failure | null }) {
  return (
    <>
      <span className={styles.words} role="status" data-trouble={failure ? '' : undefined}>
        {failure ? `What you type is not kept: ${failure.message}` : 'What you type is kept.'}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>
      </span>
    </>
  );
}
