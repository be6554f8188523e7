import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { WaitingEntry } from '../../../../electron/contract/waitingList.ts';
import { ScheduleDayDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { isServiceAway } from '../../../bridge/serviceAway.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import type { NoticeText } from '../../../components/ChangeNotice.tsx';
import { refetchDay } from '../../../data/followDeskEvents.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { useOffers } from '../../../data/useOffers.ts';
import { type AppointmentWarning, appointmentWarnings } from '../../../domain/appointmentWarnings.ts';
import { useNow } from '../../../hooks/useNow.ts';
import type { FreeTime } from '../../../lib/freeTime.ts';
import { dayPath } from '../../../lib/paths.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { formatInstantTime, wallDate } from '../../../lib/wallTime.ts';
import { requestAppointment } from '../../../state/appointmentFocus.ts';
import { openDialog } from '../../../state/dialogs.ts';
import { bookingRequest, plannedAppointment } from './assignment.ts';
import { carryOut } from './carryOut.ts';
import type { Fit } from './fit.ts';
import type { useWaitingClients } from './useWaitingClients.ts';

interface RowAction {
  readonly label: string;
  /** Why it can't be done; null where it can. */
  readonly why: string | null;
  readonly warnings: readonly AppointmentWarning[];
}

interface AssignmentState {
  readonly of: (entry: WaitingEntry, fit: Fit | null) => RowAction;
  readonly assign: (entry: WaitingEntry, fit: Fit | null) => void;
  readonly isSending: boolean;
  /** Why the last one was not done. */
  readonly notice: NoticeText | null;
  /** Why nothing can be booked at this service or now; null where it can. */
  readonly unavailable: string | null;
}

/**
 * Gives a free time to somebody who waits: booked, or the appointment moved to it. Without a time that fits it leads to the
 * booking dialog, which finds one, or to the appointment.
 */
export function useAssignment(
  free: FreeTime | null,
  clients: ReturnType<typeof useWaitingClients>,
  onClose: () => void,
): AssignmentState {
  const [apollo, bridge, { view }] = [useApolloClient(), useBridge(), useSettings()];
  const [, navigate] = useLocation();
  const now = useNow();
  const offers = useOffers();
  const reading = useDeskQuery(ScheduleDayDocument, free && { location: free.location, date: free.date }, {
    requestVariables: { recent: true, inPassing: true },
  });
  const day = reading.data?.day;
  const inFlight = useRef(false);
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const isAway = isServiceAway(view) || day?.outage != null;

  const unavailableFor = ({ visit }: WaitingEntry, fit: Fit | null): string | null => {
    // An appointment can always be looked at.
    if (visit && fit?.kind !== 'fits') return null;
    if (isAway) return t('waitingList.away');
    return offers.unavailableReason(visit ? 'updateAppointment' : 'bookAppointment');
  };

  const send = async (entry: WaitingEntry, at: FreeTime, start: number): Promise<void> => {
    if (inFlight.current || !day) return;
    inFlight.current = true;
    setSending(true);
    setNotice(null);
    const result = await carryOut({ apollo, bridge }, { entry, free: at, start }, day);
    inFlight.current = false;
    setSending(false);
    if (result.kind === 'done') onClose();
    else if (result.kind === 'incomplete') {
      onClose();
      openDialog('booking', bookingRequest(entry, { free: at, start }));
    } else setNotice(result.isUnknown ? { ...result.notice, action: lookAction(at) } : result.notice);
  };
  // Never sent again unseen: what was booked after all is then among the warnings.
  const lookAction = ({ location, date }: FreeTime): NonNullable<NoticeText['action']> => ({
    label: t('changes.lookNow'),
    run: () => void refetchDay(apollo, { location, date }, { recent: false }).then(() => setNotice(null)),
  });

  return {
    of(entry, fit) {
      const why = unavailableFor(entry, fit);
      if (free === null || fit?.kind !== 'fits')
        return { label: t(entry.visit ? 'waitingList.showVisit' : 'waitingList.findTime'), why, warnings: [] };
      const warnings = day
        ? appointmentWarnings(plannedAppointment({ entry, free, start: fit.start }, clients.patientOf(entry)), day, now)
        : [];
      const time = formatInstantTime(formatInstant(fit.start, free.timeZone));
      const isWarned = warnings.length > 0;
      const label = entry.visit
        ? t(isWarned ? 'waitingList.moveAnyway' : 'waitingList.moveTo', { time })
        : t(isWarned ? 'waitingList.bookAnyway' : 'waitingList.bookAt', { time });
      return { label, why, warnings };
    },
    assign(entry, fit) {
      if (free && fit?.kind === 'fits') {
        // What was sent without an answer is looked at first.
        if (!notice?.action) void send(entry, free, fit.start);
        return;
      }
      onClose();
      if (!entry.visit) openDialog('booking', bookingRequest(entry));
      else if (!requestAppointment(entry.visit.id))
        navigate(dayPath({ location: entry.location.id, date: wallDate(entry.visit.start) }));
    },
    isSending,
    notice,
    unavailable: isAway ? t('waitingList.away') : unavailableText(offers.unavailableReason('bookAppointment')),
  };
}

function unavailableText(why: string | null): string | null {
  return why === null ? null : t('waitingList.notOffered', { why });
}
