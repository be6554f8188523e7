import { say } from '../../../words/page/say.ts';
import type { NoticeWords } from '../../components/ChangeNotice.tsx';
import { resultNotice } from '../../submission/resultNotice.ts';
import { fieldOf } from './bookingSteps.ts';
import type { Booking } from './useBooking.ts';

type Action = NonNullable<NoticeWords['action']>;

/** Why a booking stopped, with the one next step. */
export function bookingNotice(booking: Booking, lookAtDay: () => void): NoticeWords | null {
  const { form, work, edit, book } = booking;
  const settle = (): void => form.setResult(null);
  const refetchPatients: Action = {
    word: say('booking.readPatientsAgain'),
    run() {
      if (work.who.kind === 'chosen') edit('who', { who: { ...work.who, adding: false } });
      booking.refetchClient();
      settle();
    },
  };
  const findClient: Action = {
    word: say('booking.lookForClient'),
    run() {
      edit('who', { who: { kind: 'search' }, search: work.typedClient.phone || work.typedClient.name });
      settle();
    },
  };
  const afterUnknown = {
    registerClient: findClient,
    addPatient: refetchPatients,
    bookAppointment: { word: say('booking.lookAtDay'), run: lookAtDay },
  };
  return resultNotice(
    form.result,
    {
      nothingDone: form.completed.length > 0 ? say('booking.noAppointmentBooked') : say('booking.nothingBooked'),
      notAccepted: say('booking.notAccepted'),
      correct: say('booking.putRight'),
      notOffered: say('booking.stepNotOffered'),
      fieldOf,
      retry: { word: say('general.tryAgain'), run: () => void book() },
    },
    (result) => {
      switch (result.__typename) {
        case 'Unidentified':
          return {
            tone: 'caution',
            title: say('booking.unnamed'),
            ...(result.step === 'registerClient'
              ? { more: say('booking.chooseClientHere'), action: { word: say('booking.goOn'), run: settle } }
              : { more: say('booking.choosePatientHere'), action: refetchPatients }),
          };
        case 'OutcomeUnknown':
          return { tone: 'caution', title: result.message, more: result.action, action: afterUnknown[result.step] };
        // An appointment that is only being made can't have been changed elsewhere.
        case 'Conflict':
          return { tone: 'danger', title: say('general.changedFirst') };
      }
    },
  );
}
