import { useOffers } from '../../data/useOffers.ts';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { ClientFields } from '../../components/ClientFields.tsx';
import { PatientFields } from '../../components/PatientFields.tsx';
import { type Offer, offerOf } from '../../domain/offers.ts';
import { speciesOptions } from '../../domain/speciesOptions.ts';
import { type ClientField, isNeeded, type PatientField } from '../../domain/typedPeople.ts';
import type { BookingField } from './checkBooking.ts';
import { KnownAlready } from './KnownAlready.tsx';
import styles from './NewPeople.module.css';
import type { BookingPlace } from './useBookingPlace.ts';
import type { KnownClient } from '../../components/personSearch/personOptions.ts';
import type { BookingWork, ScheduleDay } from './work.ts';

interface NewPeopleProps {
  readonly work: BookingWork;
  readonly day: ScheduleDay;
  readonly locations: BookingPlace['locations'];
  readonly client: Offer;
  readonly patient: Offer;
  readonly problems: ReadonlyMap<BookingField, string>;
  /** The user opened the form, so it may take the focus. */
  readonly takesFocus: boolean;
  readonly onClient: (field: ClientField, text: string) => void;
  readonly onPatient: (field: PatientField, text: string) => void;
  readonly onKnown: (client: KnownClient) => void;
  /** Back to the search, or to the client's patients. */
  readonly onBack: () => void;
}

/** The client and patient registered with the booking: only the fields that a clinic requires. */
export function NewPeople({
  work,
  day,
  locations,
  client,
  patient,
  problems,
  takesFocus,
  onClient,
  onPatient,
  onKnown,
  onBack,
}: NewPeopleProps) {
  const registers = work.who.kind === 'register';
  const place = useRef<HTMLDivElement>(null);
  const here = useRef(takesFocus);
  // The day does not include the allowed values of a field.
  const { service } = useOffers();
  const choices = (service && offerOf(service, 'addPatient').choices) ?? [];
  useEffect(() => {
    if (!here.current) return;
    // The first field that is still empty.
    const fields = [...(place.current?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);

  const title = registers ? t('booking.newClient') : t('booking.newPatient');
  return (
    <section className={styles.card} aria-label={title} ref={place}>
      <header className={styles.head}>
        <b>{title}</b>
        {registers && <KnownAlready work={work} onChoose={onKnown} />}
        <Action look="quiet" onClick={onBack}>
          {registers ? t('booking.backToSearch') : t('booking.noNewPatient')}
        </Action>
      </header>
      {registers && (
        <div className={styles.fields}>
          <ClientFields
            typed={work.typedClient}
            offer={client}
            fields={['name', 'phone', 'email', ...demanded(client, ['address', 'notes'] as const)]}
            isRequired={(field) => isNeeded('client', field, client)}
            problems={problems}
            locations={locations}
            onType={onClient}
          />
        </div>
      )}
      <div className={styles.fields}>
        <PatientFields
          name="patient"
          typed={work.typedPatient}
          offer={{ ...patient, choices }}
          fields={['name', 'species', 'breed', 'sex', 'birthDate', ...demanded(patient, ['notes'] as const)]}
          isRequired={(field) => isNeeded('patient', field, patient)}
          problems={problems}
          species={speciesOptions(day)}
          onType={onPatient}
        />
      </div>
    </section>
  );
}

function demanded<Field extends string>({ demands }: Offer, fields: readonly Field[]): readonly Field[] {
  return fields.filter((field) => demands.includes(field));
}
