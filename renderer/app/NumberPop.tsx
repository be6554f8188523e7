import { directoryFetchPolicy } from '../data/exceptions.ts';
import { useApolloClient } from '@apollo/client/react';
import { FindClientsDocument } from '../../graphql/desk/generated/operations.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../words/page/say.ts';
import type { NumberSeen } from '../bridge/askAhead.ts';
import { useBridge } from '../bridge/BridgeContext.ts';
import type { FoundClient } from '../data/useClientSearch.ts';
import { openDialog } from '../lib/dialogs.ts';
import { hasJustCopied } from '../lib/copyText.ts';
import { isTyping } from '../lib/keys.ts';
import { type NoticeAction, notify } from '../lib/notices.ts';
import { clientPath } from '../lib/paths.ts';
import { digitsOf, isSameNumber } from '../lib/phoneDigits.ts';
import { requestSearchFocus } from '../lib/searchFocus.ts';
import { useStableCallback } from '../lib/useStableCallback.ts';
import { queryDesk } from '../data/queryDesk.ts';

/** So many last digits are looked for: what stands before them is written in many ways. */
const telling = 7;
const most = 100;

/** Says whose number was called up by a link, or copied: as far as this computer knows, without asking the service. */
export function NumberPop() {
  const bridge = useBridge();
  const apollo = useApolloClient();
  const [, navigate] = useLocation();

  const open = (client: FoundClient): void => navigate(clientPath(client.id));
  const show = (number: string): void => {
    requestSearchFocus(number);
    navigate('/clients');
  };
  const notifyOf = (words: string, action?: NoticeAction): void => {
    notify({ words, about: 'number', ...(action && { action }) });
  };

  const look = useStableCallback(async ({ number, from }: NumberSeen): Promise<void> => {
    if (from === 'clipboard' && hasJustCopied()) return;
    const search = digitsOf(number).slice(-telling);
    const { data } = await queryDesk(
      apollo,
      FindClientsDocument,
      { search, first: most },
      { fetchPolicy: directoryFetchPolicy },
    );
    if (!data) return;
    const { clients, directory } = data.findClients;
    const owners = clients.filter(({ phones }) => phones.some((phone) => isSameNumber(phone.number, number)));
    const [owner, ...others] = owners;
    if (owner && others.length === 0) {
      const words = say('app.numberOf', { name: nameOf(owner), number });
      if (from === 'clipboard' || isBusy()) notifyOf(words, { word: say('app.open'), run: () => open(owner) });
      else {
        open(owner);
        notifyOf(words);
      }
    } else if (owner) {
      const words = say('app.numberOfMany', { count: owners.length, number });
      notifyOf(words, { word: say('general.show'), run: () => show(number) });
    } else if (directory.completeAsOf !== null) {
      notifyOf(say('app.numberOfNobody', { number }), {
        word: say('app.register'),
        run: () => openDialog('clientForm', { kind: 'new', typed: number }),
      });
    } else {
      notifyOf(say('app.numberOfNobodyYet', { number }), { word: say('general.show'), run: () => show(number) });
    }
  });

  useEffect(() => {
    const stop = bridge.listen((event) => {
      if (event.kind === 'numberSeen') void look(event);
    });
    const early = bridge.earlyNumber?.();
    if (early) void look(early);
    return stop;
  }, [bridge, look]);
  return null;
}

function nameOf({ name, patients }: FoundClient): string {
  const alive = (patients ?? []).filter(({ deceased }) => !deceased).map((patient) => patient.name);
  return alive.length === 0 ? name : `${name} (${alive.join(', ')})`;
}

/** Nobody is taken away from what she has begun. */
function isBusy(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    return activeElement.value !== '';
  }
  return isTyping({ target: activeElement });
}
