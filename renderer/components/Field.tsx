import { type ReactNode, useId } from 'react';
import { t } from '../../i18n/page/t.ts';
import typography from './typography.module.css';
import styles from './Field.module.css';

/** The props that a field passes to its control. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  /** Of a group of controls, which no label element can name. */
  readonly 'aria-labelledby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'data-field': string;
}

interface FieldProps {
  /** Unique within the dialog. */
  readonly name: string;
  readonly label: string;
  /** Undefined: not known yet. */
  readonly required?: boolean | undefined;
  /** The problem, as text. */
  readonly problem?: string | undefined;
  /** A hint; a problem replaces it. */
  readonly hint?: string | undefined;
  /** The control is a group, such as radio buttons. */
  readonly group?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label above and its hint or problem below, where a line is reserved. */
export function Field({ name, label, required, problem, hint, group = false, children }: FieldProps) {
  const id = useId();
  const text = problem ?? hint;
  const Label = group ? 'span' : 'label';
  return (
    <div className={styles.field}>
      <Label className={styles.label} {...(group ? { id: `${id}-label` } : { htmlFor: id })}>
        {label}
        {required === false && (
          <span className={`${typography.soft} ${typography.regular}`}> {t('general.optional')}</span>
        )}
      </Label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-labelledby': group ? `${id}-label` : undefined,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': text === undefined ? undefined : `${id}-words`,
        'aria-required': required || undefined,
        'data-field': name,
      })}
      <p
        className={`${typography.captionLines} ${styles.text}`}
        id={`${id}-words`}
        data-problem={problem === undefined ? undefined : ''}
      >
        {text}
      </p>
    </div>
  );
}

/** Focuses the field of a problem. */
export function focusField(name: string): void {
  document.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus();
}
