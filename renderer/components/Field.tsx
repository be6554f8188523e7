import { type ReactNode, useId } from 'react';
import { t } from '../../i18n/page/t.ts';
import styles from './Field.module.css';

/** What a control is told by its field. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'data-field': string;
}

interface FieldProps {
  /** Unlike that of any other field of the same dialog. */
  readonly name: string;
  readonly label: string;
  /** Said where it is settled: undefined says nothing of it. */
  readonly required?: boolean | undefined;
  /** What is wrong with it, in words. */
  readonly problem?: string | undefined;
  /** What is good to know of it; a problem stands in its place. */
  readonly hint?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label above and what is to be said of it below, where room is kept for a line. */
export function Field({ name, label, required, problem, hint, children }: FieldProps) {
  const id = useId();
  const words = problem ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required === false && <span className={styles.optional}> {t('general.optional')}</span>}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': words === undefined ? undefined : `${id}-words`,
        'aria-required': required || undefined,
        'data-field': name,
      })}
      <p className={styles.words} id={`${id}-words`} data-problem={problem === undefined ? undefined : ''}>
        {words}
      </p>
    </div>
  );
}

/** Puts the cursor where something is to be put right. */
export function focusField(name: string): void {
  document.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus();
}
