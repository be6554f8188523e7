import { useId, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import styles from './Sample.module.css';
import { SampleSkeleton } from './SampleSkeleton.tsx';
import { SampleTable } from './SampleTable.tsx';
import { useSample } from './useSample.ts';

interface SampleProps {
  readonly concept: string;
  /** Null for the operation in use. */
  readonly operation: string | null;
  /** Whose sample this is, for who hears the button alone. */
  readonly of: string;
  /** Changes when the same is read in another way. */
  readonly reads: string;
  /** Whether there is nothing to offer; what is open already stays. */
  readonly hidden?: boolean;
}

/** The first few things that an operation really answers, on demand: each look is a request to the service. */
export function Sample({ concept, operation, of, reads, hidden = false }: SampleProps) {
  const [open, setOpen] = useState(false);
  const { sample, failure, loading, retry } = useSample(concept, operation, reads, open);
  const id = useId();
  if (hidden && !open) return null;
  return (
    <div className={styles.sample} data-place={operation === null ? 'below' : 'beside'}>
      <Action
        look={operation === null ? 'outlined' : 'quiet'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={say(open ? 'serviceMap.hideSampleOf' : 'serviceMap.showSampleOf', { thing: of })}
        onClick={() => setOpen(!open)}
      >
        {open ? say('serviceMap.hideSample') : say('serviceMap.showSample')}
      </Action>
      {open && (
        <div id={id} className={styles.answer} aria-busy={loading}>
          {failure && <FailureNotice failure={failure} onRetry={retry} />}
          {!failure && sample && <SampleTable sample={sample} of={of} />}
          {!failure && !sample && <SampleSkeleton />}
        </div>
      )}
    </div>
  );
}
