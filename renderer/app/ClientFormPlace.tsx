import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../words/page/say.ts';
import { useDraftedRequest } from '../bridge/useDraftedRequest.ts';
import { createLazyPart } from '../components/LazyPart.tsx';
import type { FormResult } from '../features/clientForm/formResult.ts';
import { requestBooking } from '../lib/bookingRequest.ts';
import { listenForClientForms } from '../lib/clientFormRequest.ts';
import { tell } from '../lib/notices.ts';
import { clientPath } from '../lib/paths.ts';
import { whenIdle } from '../lib/whenIdle.ts';

const dialog = createLazyPart(() =>
  import('../features/clientForm/ClientFormDialog.tsx').then((form) => form.ClientFormDialog),
);

/** Where clients and patients are registered and changed, wherever that is asked for. */
export function ClientFormPlace() {
  const [path, navigate] = useLocation();
  const [open, close] = useDraftedRequest(listenForClientForms);

  useEffect(() => {
    void whenIdle(4000).then(() => dialog.prefetch());
  }, []);

  const end = (result: FormResult): void => {
    close();
    if (result.kind === 'closed') return;
    const show = (): void => navigate(clientPath(result.client));
    if (result.kind === 'known') {
      show();
      return;
    }
    const { words, client } = result;
    tell(client === '' ? { words } : { words, action: { word: say('general.show'), run: show } });
    if (result.kind === 'book') requestBooking({ client, ...(result.patient !== null && { patient: result.patient }) });
    // Whoever works on clients goes on with the one she made; elsewhere nobody is sent away.
    else if (client !== '' && path.startsWith('/clients')) show();
  };

  if (!open) return null;
  return <dialog.Part key={keyOf(open.request)} wish={open.request} drafts={open.drafts} onResult={end} />;
}

function keyOf(request: object): string {
  return JSON.stringify(request);
}
