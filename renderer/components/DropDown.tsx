import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './DropDown.module.css';

interface DropDownProps {
  /** The button's content. */
  readonly buttonLabel: ReactNode;
  /** The button's accessible name where its text is not enough. */
  readonly label?: string;
  /** The panel's accessible name. */
  readonly name: string;
  readonly look?: 'quiet' | 'title' | 'chip' | 'outlined' | 'filter';
  /** Whether what it holds has been chosen from. */
  readonly active?: boolean;
  readonly toEnd?: boolean;
  readonly keys?: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

const controls = 'button:not([disabled]), input:not([disabled])';

/** A button with a panel below it. Esc, a click elsewhere and tabbing out close it. */
export function DropDown(props: DropDownProps) {
  const { buttonLabel, label, name, look = 'quiet', active, toEnd = false, keys, open, onOpen, children } = props;
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    button.current?.focus();
    onOpen(false);
  };
  return (
    <span
      className={styles.root}
      ref={root}
      onBlur={({ relatedTarget }) => {
        // A focus move to nothing does not close it: the focused control may have been removed by its own action.
        if (open && relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) onOpen(false);
      }}
    >
      <button
        type="button"
        ref={button}
        className={styles.button}
        data-look={look}
        data-active={active ? '' : undefined}
        aria-label={label}
        title={typeof buttonLabel === 'string' ? undefined : label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-keyshortcuts={keys}
        onClick={() => onOpen(!open)}
      >
        {buttonLabel}
      </button>
      {open && (
        <Panel id={id} name={name} toEnd={toEnd} onClose={close} onLeave={() => onOpen(false)}>
          {children}
        </Panel>
      )}
    </span>
  );
}

interface PanelProps {
  readonly id: string;
  readonly name: string;
  readonly toEnd: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function Panel({ id, name, toEnd, onClose, onLeave, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Above everything and clipped by nothing.
    panel.current?.showPopover();
    const first = panel.current?.querySelector<HTMLElement>('[data-first], input:checked');
    (first ?? panel.current?.querySelector<HTMLElement>(controls))?.focus();
  }, []);
  useEffect(() => {
    const element = panel.current;
    const point = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !element?.parentElement?.contains(target)) onLeave();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
      else if (!moveFocus(element, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('pointerdown', point);
    element?.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', point);
      element?.removeEventListener('keydown', press);
    };
  });
  return (
    <div
      id={id}
      ref={panel}
      className={styles.panel}
      data-end={toEnd ? '' : undefined}
      popover="manual"
      role="group"
      aria-label={name}
    >
      {children}
    </div>
  );
}

/** Arrow keys move through the panel, except in fields that use them. */
function moveFocus(panel: HTMLElement | null, { key, target }: KeyboardEvent): boolean {
  if (!panel || !(target instanceof HTMLElement) || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
  if (target.matches('input[type="radio"], input[type="number"], input[type="date"], input[list]')) return false;
  const all = [...panel.querySelectorAll<HTMLElement>(controls)];
  const next = all.indexOf(target) + (key === 'ArrowDown' ? 1 : -1);
  all[(next + all.length) % all.length]?.focus();
  return true;
}
