import { t } from '../../../i18n/page/t.ts';
import type { NoticeText } from '../../components/ChangeNotice.tsx';
import { resultNotice } from '../../submission/resultNotice.ts';
import { fieldOf } from './bookingSteps.ts';
import type { Booking } from './useBooking.ts';

type Action = NonNullable<NoticeText['action']>;

/** Why a booking failed, with the one next step. */
export function bookingNotice(booking: Booking, showDay: () => void): NoticeText | null {
  const { form, work, edit, book } = booking;
  const settle = (): void => form.setResult(null);
  const refetchPatients: Action = {
    label: t('booking.readPatientsAgain'),
    run() {
      if (work.who.kind === 'chosen') edit('who', { who: { ...work.who, adding: false } });
      booking.refetchClient();
      settle();
    },
  };
  const findClient: Action = {
    label: t('booking.lookForClient'),
    run() {
      edit('who', { who: { kind: 'search' }, search: work.typedClient.phone || work.typedClient.name });
      settle();
    },
  };
  const unknownActions = {
    registerClient: findClient,
    addPatient: refetchPatients,
    bookAppointment: { label: t('booking.lookAtDay'), run: showDay },
  };
  return resultNotice(
    form.result,
    {
      nothingDone: form.completed.length > 0 ? t('booking.noAppointmentBooked') : t('booking.nothingBooked'),
      notAccepted: t('booking.notAccepted'),
      correct: t('booking.putRight'),
      notOffered: t('booking.stepNotOffered'),
      fieldOf,
      retry: { label: t('general.tryAgain'), run: () => void book() },
    },
    (result) => {
      switch (result.__typename) {
        case 'Unidentified':
          return {
            tone: 'caution',
            title: t('booking.unnamed'),
            ...(result.step === 'registerClient'
              ? { more: t('booking.chooseClientHere'), action: { label: t('booking.continue'), run: settle } }
              : { more: t('booking.choosePatientHere'), action: refetchPatients }),
          };
        case 'OutcomeUnknown':
          return { tone: 'caution', title: result.message, more: result.action, action: unknownActions[result.step] };
        // A new appointment can't have a conflict with a change made elsewhere.
        case 'Conflict':
          return { tone: 'danger', title: t('general.changedFirst') };
      }
    },
  );
}
