import Check from '@mui/icons-material/Check';
import type { ReactNode, Ref } from 'react';
import { say } from '../../../words/page/say.ts';
import styles from './Step.module.css';

export type StepState = 'done' | 'current' | 'later';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  /** What came of it, once it is done. */
  readonly summary?: ReactNode;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** One step of the guide: its number, or that it is done; what is to be done stands below it when its turn has come. */
export function Step({ number, title, state, summary, heading, children }: StepProps) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Check fontSize="inherit" /> : number}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
            {state === 'done' && <span className="visually-hidden"> {say('connect.done')}</span>}
          </h2>
          {summary !== undefined && <div className={styles.summary}>{summary}</div>}
        </div>
        {state !== 'later' && children}
      </div>
    </li>
  );
}
