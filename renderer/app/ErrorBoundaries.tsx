import { Component, type ReactNode } from 'react';
import { t } from '../../i18n/page/t.ts';
import { FailureNotice } from '../components/FailureNotice.tsx';
import styles from './ErrorBoundaries.module.css';

interface InnerBoundaryProps {
  readonly children: ReactNode;
  /** A new value, such as another address or clinic, renders the screen again. */
  readonly resetBy: string;
}

interface InnerBoundaryState {
  readonly broken: boolean;
  readonly resetBy: string;
}

/** Replaces one screen; navigation keeps working. */
export class InnerBoundary extends Component<InnerBoundaryProps, InnerBoundaryState> {
  override state: InnerBoundaryState = { broken: false, resetBy: this.props.resetBy };

  static getDerivedStateFromError(): Pick<InnerBoundaryState, 'broken'> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    { resetBy }: InnerBoundaryProps,
    state: InnerBoundaryState,
  ): InnerBoundaryState | null {
    return resetBy === state.resetBy ? null : { broken: false, resetBy };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <FailureNotice
        failure={{
          kind: 'internal',
          message: t('app.screenBroken'),
          action: t('app.screenBrokenNext'),
        }}
        onRetry={() => this.setState({ broken: false })}
      />
    );
  }
}

interface OuterBoundaryProps {
  readonly children: ReactNode;
}

interface OuterBoundaryState {
  readonly broken: boolean;
}

/**
 * Replaces the whole window when the shell can't be drawn. Its text is not from the message catalog, which may be what
 * is broken.
 */
export class OuterBoundary extends Component<OuterBoundaryProps, OuterBoundaryState> {
  override readonly state: OuterBoundaryState = { broken: false };

  static getDerivedStateFromError(): OuterBoundaryState {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className={styles.page} role="alert">
        <h1 className={styles.title}>Front Desk has stopped</h1>
        <p>Something inside Front Desk itself is broken. Nothing at the clinic was changed by it.</p>
        <button type="button" className={styles.button} onClick={() => location.reload()}>
          Start again
        </button>
      </main>
    );
  }
}
