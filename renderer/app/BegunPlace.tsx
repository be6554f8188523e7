import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { createLazyPart } from '../components/LazyPart.tsx';
import { type GoOn, listenForBegun } from '../lib/begunRequest.ts';
import { requestBooking } from '../lib/bookingRequest.ts';
import { requestClientForm } from '../lib/clientFormRequest.ts';
import { requestPayment } from '../lib/paymentRequest.ts';
import { formPath } from '../lib/paths.ts';
import { requestMessages } from '../lib/messageRequest.ts';
import { useStableCallback } from '../lib/useStableCallback.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { useBegunNotice } from './useBegunNotice.ts';

const dialog = createLazyPart(() => import('../features/begun/BegunDialog.tsx').then((part) => part.BegunDialog));

/** Where everything that was begun is listed, and where it is told of once the service answers again. */
export function BegunPlace() {
  const [open, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const opener = useRef<Element | null>(null);
  const takeNoticeAway = useBegunNotice();
  const show = useStableCallback(() => {
    takeNoticeAway();
    opener.current = document.activeElement;
    setOpen(true);
  });
  useEffect(() => {
    void whenIdle(4000).then(() => dialog.prefetch());
    return listenForBegun(show);
  }, [show]);

  const close = (): void => {
    flushSync(() => setOpen(false));
    // What led here may be gone with the last of what was begun.
    if (opener.current?.isConnected === false) document.getElementById('main')?.focus();
  };
  const goOn = (wish: GoOn): void => {
    close();
    if (wish.kind === 'book') requestBooking({ goOn: true });
    else if (wish.kind === 'payment') requestPayment(wish);
    else if (wish.kind === 'form') navigate(formPath(wish.mutation));
    else if (wish.kind === 'message') requestMessages(wish);
    else requestClientForm(wish);
  };
  if (!open) return null;
  return <dialog.Part onClose={close} onGoOn={goOn} />;
}
