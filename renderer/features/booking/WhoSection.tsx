import { useEffect, useEffectEvent } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { ChosenClient } from './ChosenClient.tsx';
import { focusField } from '../../components/Field.tsx';
import { NewPeople } from './NewPeople.tsx';
import { needsNoClient } from './checkBooking.ts';
import { offerOf } from '../../domain/offers.ts';
import type { PersonOption } from '../../components/personSearch/personOptions.ts';
import { PersonSearch } from '../../components/personSearch/PersonSearch.tsx';
import { choose, chooseKnown, register } from './people.ts';
import type { Booking } from './useBooking.ts';
import styles from './WhoSection.module.css';

/** The client of the appointment: found, or registered with the booking. */
export function WhoSection({ booking }: { readonly booking: Booking }) {
  const { work, place, problems, isLookingUp, edit } = booking;
  const isSending = booking.form.pending !== null;
  const { who } = work;
  const { day } = place;
  const client = day && offerOf(day, 'registerClient');
  const patient = day && offerOf(day, 'addPatient');
  const canAdd = patient?.offered === true;
  const canRegister = client?.offered === true && canAdd;

  const shown = who.kind === 'chosen' && !who.adding;
  const patientMissing = shown && who.patient === null && (who.client.patients ?? []).length > 0;
  const focusNext = useEffectEvent(() => {
    if (!isSending) focusField(patientMissing ? 'who' : 'type');
  });
  useEffect(() => {
    // Choosing a client removes the search field.
    if (shown) focusNext();
  }, [shown]);

  const take = (option: PersonOption): void => {
    if (option.kind === 'register') edit('who', register(work));
    else edit('who', choose(work, option.client, option.kind === 'patient' ? option.patient : undefined));
  };

  if (isLookingUp) return <div className={styles.lookup} aria-busy="true" />;
  const problem = problems.get('who');
  return (
    <div className={styles.who}>
      {who.kind === 'search' && (
        <PersonSearch
          search={work.search}
          problem={problem}
          hint={day && needsNoClient(work, day, place.types) ? t('booking.noClientNeeded') : undefined}
          canRegister={canRegister}
          unavailableReason={day && unavailableReason(client, patient)}
          onSearch={(search) => edit('who', { search })}
          onChoose={take}
        />
      )}
      {who.kind === 'chosen' && (
        <ChosenClient
          who={who}
          problem={problem}
          canAdd={canAdd}
          unavailableReason={patient?.why ?? null}
          onPatient={({ id }) => edit('who', { who: { ...who, patient: id, adding: false } })}
          onAdd={() => edit('who', { who: { ...who, adding: true } })}
          onOther={() => edit('who', { who: { kind: 'search' } })}
        />
      )}
      {day && client && patient && (who.kind === 'register' || (who.kind === 'chosen' && who.adding)) && (
        <NewPeople
          key={who.kind}
          work={work}
          day={day}
          locations={place.locations}
          client={client}
          patient={patient}
          problems={problems}
          takesFocus={!isSending}
          onClient={(field, text) => edit(`client.${field}`, { typedClient: { ...work.typedClient, [field]: text } })}
          onPatient={(field, text) =>
            edit(`patient.${field}`, { typedPatient: { ...work.typedPatient, [field]: text } })
          }
          onKnown={(known) => edit('who', chooseKnown(work, known))}
          onBack={() => edit('who', { who: who.kind === 'chosen' ? { ...who, adding: false } : { kind: 'search' } })}
        />
      )}
    </div>
  );
}

interface MaybeOffer {
  readonly offered: boolean;
  readonly why: string | null;
}

/** Why no new client can be registered here; null where it is possible. */
function unavailableReason(client: MaybeOffer | null, patient: MaybeOffer | null): string | null {
  const missing = [client, patient].find((offer) => offer && !offer.offered);
  return missing ? `${t('booking.cannotRegister')} ${missing.why ?? ''}`.trim() : null;
}
