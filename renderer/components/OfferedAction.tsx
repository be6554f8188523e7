import { type ComponentProps, useId } from 'react';
import { Action } from './Action.tsx';

interface OfferedActionProps extends ComponentProps<typeof Action> {
  /** Why it can't be done now; null where it can. */
  readonly why: string | null;
}

/** An action that stays in its place where it can't be done, grey and with the reason. */
export function OfferedAction({ why, onClick, ...action }: OfferedActionProps) {
  const id = useId();
  // One element in both cases: whoever has the focus on it keeps it.
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
