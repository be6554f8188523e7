import { directoryFetchPolicy } from '../data/exceptions.ts';
import { useApolloClient } from '@apollo/client/react';
import { FindClientsDocument } from '../../graphql/desk/generated/operations.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../i18n/page/t.ts';
import type { NumberSeen } from '../bridge/prefetch.ts';
import { useBridge } from '../bridge/BridgeContext.ts';
import type { FoundClient } from '../data/useClientSearch.ts';
import { openDialog } from '../state/dialogs.ts';
import { hasJustCopied } from '../hooks/useCopy.ts';
import { isTyping } from '../lib/keys.ts';
import { type NoticeAction, notify } from '../state/notices.ts';
import { clientPath } from '../lib/paths.ts';
import { digitsOf, isSamePhoneNumber } from '../lib/phoneDigits.ts';
import { requestSearchFocus } from '../state/searchFocus.ts';
import { queryDesk } from '../data/queryDesk.ts';

/** Only the last digits are compared: country and area codes are written in many ways. */
const significantDigits = 7;
const maxMatches = 100;

/**
 * Shows the client of a phone number that was opened by a link or copied. Searches this computer only, not the service.
 */
export function ScreenPop() {
  const bridge = useBridge();
  const apollo = useApolloClient();
  const [, navigate] = useLocation();

  const open = (client: FoundClient): void => navigate(clientPath(client.id));
  const show = (number: string): void => {
    requestSearchFocus(number);
    navigate('/clients');
  };
  const notifyOf = (text: string, action?: NoticeAction): void => {
    notify({ text, about: 'number', ...(action && { action }) });
  };

  const lookUp = useEffectEvent(async ({ number, from }: NumberSeen): Promise<void> => {
    if (from === 'clipboard' && hasJustCopied()) return;
    const search = digitsOf(number).slice(-significantDigits);
    const { data } = await queryDesk(
      apollo,
      FindClientsDocument,
      { search, first: maxMatches },
      { fetchPolicy: directoryFetchPolicy },
    );
    if (!data) return;
    const { clients, directory } = data.findClients;
    const owners = clients.filter(({ phones }) => phones.some((phone) => isSamePhoneNumber(phone.number, number)));
    const [owner, ...others] = owners;
    if (owner && others.length === 0) {
      const text = t('app.numberOf', { name: nameOf(owner), number });
      if (from === 'clipboard' || isBusy()) notifyOf(text, { label: t('app.open'), run: () => open(owner) });
      else {
        open(owner);
        notifyOf(text);
      }
    } else if (owner) {
      const text = t('app.numberOfMany', { count: owners.length, number });
      notifyOf(text, { label: t('general.show'), run: () => show(number) });
    } else if (directory.completeAsOf !== null) {
      notifyOf(t('app.numberOfNobody', { number }), {
        label: t('app.register'),
        run: () => openDialog('clientForm', { kind: 'new', typed: number }),
      });
    } else {
      notifyOf(t('app.numberOfNobodyYet', { number }), { label: t('general.show'), run: () => show(number) });
    }
  });

  useEffect(() => {
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'numberSeen') void lookUp(event);
    });
    const early = bridge.earlyNumber?.();
    if (early) void lookUp(early);
    return stop;
  }, [bridge]);
  return null;
}

function nameOf({ name, patients }: FoundClient): string {
  const alive = (patients ?? []).filter(({ deceased }) => !deceased).map((patient) => patient.name);
  return alive.length === 0 ? name : `${name} (${alive.join(', ')})`;
}

/** A screen pop must not interrupt a dialog or a field with text in it. */
function isBusy(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    return activeElement.value !== '';
  }
  return isTyping({ target: activeElement });
}
