import { Component, type ReactNode } from 'react';
import { say } from '../../words/page/say.ts';
import { FailureNotice } from '../components/FailureNotice.tsx';

interface InnerBoundaryProps {
  readonly children: ReactNode;
  /** A new value gives the screen another chance: the address, the clinic. */
  readonly resetBy: string;
}

interface InnerBoundaryState {
  readonly broken: boolean;
  readonly resetBy: string;
}

/** Replaces one screen, so that the way to all others survives. */
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
          message: say('app.screenBroken'),
          action: say('app.screenBrokenNext'),
        }}
        onRetry={() => this.setState({ broken: false })}
      />
    );
  }
}
