import { type RefObject, useEffect } from 'react';
import { isPlain } from '../../../lib/keys.ts';
import { useStableCallback } from '../../../lib/useStableCallback.ts';

interface LightDialog {
  readonly dialog: RefObject<HTMLElement | null>;
  /** Takes what somebody begins to write anywhere in the dialog. */
  readonly field: RefObject<HTMLElement | null>;
  /** Closes as the focus or the pointer is elsewhere. */
  readonly onLeave: () => void;
  /** Closes by Esc and gives the focus back. */
  readonly onClose: () => void;
}

/** A dialog that covers nothing and goes as soon as somebody turns to something else. */
export function useLightDialog({ dialog, field, onLeave, onClose }: LightDialog): void {
  const leave = useStableCallback((target: EventTarget | null): void => {
    // Its own button closes it by itself.
    const place = dialog.current?.parentElement;
    if (target instanceof Node && place && !place.contains(target)) onLeave();
  });
  const press = useStableCallback((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      onClose();
    }
    // The character goes where the focus is by then.
    const isCharacter = event.key.length === 1 && event.key !== ' ' && isPlain(event);
    if (isCharacter && event.target !== field.current) field.current?.focus();
  });

  useEffect(() => {
    const { current: place } = dialog;
    if (!place) return undefined;
    const point = (event: PointerEvent): void => leave(event.target);
    const blur = (event: FocusEvent): void => leave(event.relatedTarget);
    document.addEventListener('pointerdown', point, true);
    place.addEventListener('focusout', blur);
    place.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', point, true);
      place.removeEventListener('focusout', blur);
      place.removeEventListener('keydown', press);
    };
  }, [dialog, leave, press]);
}
