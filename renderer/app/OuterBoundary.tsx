import { Component, type ReactNode } from 'react';
import styles from './OuterBoundary.module.css';

interface OuterBoundaryProps {
  readonly children: ReactNode;
}

interface OuterBoundaryState {
  readonly broken: boolean;
}

/** Replaces the whole window where even the shell can't be drawn. Its words are none of the catalog: that may be what is broken. */
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
