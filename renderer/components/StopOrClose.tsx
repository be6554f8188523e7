import { t } from '../../i18n/page/t.ts';
import { Action } from './Action.tsx';

interface StopOrCloseProps {
  /** Null while nothing is being sent. */
  readonly stop: (() => void) | null;
  /** The one that is under way is being finished. */
  readonly isStopping: boolean;
  readonly onClose: () => void;
}

/** Closes a dialog; while it sends in turn, stops that. One button, so that the focus stays where it is pressed. */
export function StopOrClose({ stop, isStopping, onClose }: StopOrCloseProps) {
  return (
    <Action aria-disabled={isStopping || undefined} onClick={stop ? () => !isStopping && stop() : onClose}>
      {stop ? t(isStopping ? 'general.stopping' : 'general.stop') : t('general.close')}
    </Action>
  );
}
