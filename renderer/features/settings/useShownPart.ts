import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SettingsPartName, settingsParts } from '../../domain/settingsParts.ts';

/** The id of a part's section. */
export function sectionId(part: SettingsPartName): string {
  return `settings-${part}`;
}

/** Pixels below the top of the page at which a part counts as the one that is read: below the drop-down. */
const readingLine = 60;
/** What a person scrolls with. Other scrolling follows what grows above the part that is shown. */
const scrollingInputs = ['wheel', 'keydown', 'pointerdown', 'touchmove'] as const;

interface ShownPart {
  readonly current: SettingsPartName;
  /** Scrolls to a part and gives its heading the focus, so that Tab goes on there. */
  readonly reveal: (part: SettingsPartName) => void;
}

/** The part of the page that is read: the one that the address names, else by how far the page is scrolled. */
export function useShownPart(
  page: RefObject<HTMLElement | null>,
  requested: SettingsPartName | null,
  { isReady, onScrolledAway }: { readonly isReady: boolean; readonly onScrolledAway: () => void },
): ShownPart {
  const [scrolled, setScrolled] = useState<SettingsPartName>(settingsParts[0]);
  /** Not after a part was shown: the last ones can't come up to the top. */
  const followsScroll = useRef(requested === null);

  const reveal = useCallback((part: SettingsPartName): void => {
    followsScroll.current = false;
    const section = document.getElementById(sectionId(part));
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (requested && isReady) reveal(requested);
  }, [reveal, requested, isReady]);

  const follow = useEffectEvent((element: HTMLElement) => {
    if (!followsScroll.current) return;
    setScrolled(partAt(element));
    if (requested) onScrolledAway();
  });
  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    const scroll = (): void => follow(element);
    const startFollowing = (): void => {
      followsScroll.current = true;
    };
    element.addEventListener('scroll', scroll, { passive: true });
    for (const input of scrollingInputs) element.addEventListener(input, startFollowing, { passive: true });
    return () => {
      element.removeEventListener('scroll', scroll);
      for (const input of scrollingInputs) element.removeEventListener(input, startFollowing);
    };
  }, [page]);
  return { current: requested ?? scrolled, reveal };
}

/** The last part that begins above the reading line; at the end of the page the last one. */
function partAt(page: HTMLElement): SettingsPartName {
  const { top } = page.getBoundingClientRect();
  const isAtEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 2;
  const passed = settingsParts.filter((part) => {
    const section = document.getElementById(sectionId(part));
    return section !== null && (isAtEnd || section.getBoundingClientRect().top <= top + readingLine);
  });
  return passed.at(-1) ?? settingsParts[0];
}
