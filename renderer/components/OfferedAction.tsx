import { type ComponentProps, useId } from 'react';
import { Action } from './Action.tsx';

interface OfferedActionProps extends ComponentProps<typeof Action> {
  /** Why it is unavailable; null where it is available. */
  readonly why: string | null;
}

/** An action that keeps its place while unavailable, disabled and with the reason. */
export function OfferedAction({ why, onClick, ...action }: OfferedActionProps) {
  const id = useId();
  // One element in both cases, so that the focus stays.
  return (
    <>
      <Action
        {...action}
        {...(why === null ? { onClick } : { 'aria-disabled': true, 'aria-describedby': id, title: why })}
      />
      {why !== null && (
        <span id={id} className="visually-hidden">
          {why}
        </span>
      )}
    </>
  );
}
