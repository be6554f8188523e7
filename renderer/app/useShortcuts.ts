import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { isTyping } from '../lib/keys.ts';
import { requestSearchFocus } from '../lib/searchFocus.ts';
import { screens } from './screenList.ts';

interface ShortcutTargets {
  readonly openSheet: () => void;
  readonly focusMain: () => void;
}

/** The keys that work on every screen; the sheet on `?` lists them (ShortcutSheetDialog). */
export function useShortcuts(targets: ShortcutTargets): void {
  const [, navigate] = useLocation();
  const current = useRef({ navigate, ...targets });
  useEffect(() => {
    current.current = { navigate, ...targets };
  });

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      const screen = event.altKey && !event.ctrlKey && !event.metaKey ? screens[digitOf(event.code) - 1] : undefined;
      if (screen) {
        current.current.navigate(screen.start);
        current.current.focusMain();
      } else if (isSearchKey(event)) {
        requestSearchFocus();
        current.current.navigate('/clients');
      } else if (event.key === '?' && !isTyping(event)) {
        current.current.openSheet();
      } else {
        return;
      }
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** By place of the key: with Alt, Option or AltGr the character differs from keyboard to keyboard. */
function digitOf(code: string): number {
  return code.startsWith('Digit') ? Number(code.slice('Digit'.length)) : Number.NaN;
}

function isSearchKey(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !isTyping(event);
}
