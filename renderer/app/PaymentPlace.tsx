import { useEffect } from 'react';
import { useDraftedRequest } from '../bridge/useDraftedRequest.ts';
import { createLazyPart } from '../components/LazyPart.tsx';
import { listenForPayments } from '../lib/paymentRequest.ts';
import { whenIdle } from '../lib/whenIdle.ts';

const dialog = createLazyPart(() =>
  import('../features/payment/PaymentDialog.tsx').then(({ PaymentDialog }) => PaymentDialog),
);

/** Where payments are taken, wherever that is asked for. */
export function PaymentPlace() {
  const [open, close] = useDraftedRequest(listenForPayments);

  useEffect(() => {
    void whenIdle(4000).then(() => dialog.prefetch());
  }, []);

  if (!open) return null;
  return <dialog.Part wish={open.request} drafts={open.drafts} onClose={close} />;
}
