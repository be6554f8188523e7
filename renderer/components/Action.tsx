import type { ComponentProps } from 'react';
import styles from './Action.module.css';

interface ActionProps extends ComponentProps<'button'> {
  readonly look?: 'outlined' | 'primary' | 'tonal' | 'quiet' | 'danger';
}

/** A button with text. Plain, as MUI's button costs a tenth of the time to the first appointment. */
export function Action({ look = 'outlined', type = 'button', ...button }: ActionProps) {
  return <button {...button} type={type} className={styles.action} data-look={look} />;
}

interface IconActionProps extends ComponentProps<'button'> {
  readonly 'aria-label': string;
}

/** An icon button; its label is its accessible name and its tooltip. */
export function IconAction(button: IconActionProps) {
  return <button {...button} type="button" className={styles.icon} title={button['aria-label']} />;
}
