import type { ComponentProps } from 'react';
import styles from './Action.module.css';

interface ActionProps extends ComponentProps<'button'> {
  readonly look?: 'outlined' | 'primary' | 'tonal' | 'quiet' | 'danger';
}

/** A button with words. Plain, as MUI's costs a tenth of the time to the first appointment. */
export function Action({ look = 'outlined', type = 'button', ...button }: ActionProps) {
  return <button {...button} type={type} className={styles.action} data-look={look} />;
}

interface IconActionProps extends ComponentProps<'button'> {
  readonly 'aria-label': string;
}

/** A button with an icon; its label is heard, and seen when the pointer rests on it. */
export function IconAction(button: IconActionProps) {
  return <button {...button} type="button" className={styles.icon} title={button['aria-label']} />;
}
