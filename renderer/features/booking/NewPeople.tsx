import { useEffect, useId, useRef } from 'react';
import { Action } from '../../components/Action.tsx';
import { type FieldName, isNeeded } from './checkWork.ts';
import { Field } from './Field.tsx';
import { KnownAlready } from './KnownAlready.tsx';
import styles from './NewPeople.module.css';
import type { Offer } from './offers.ts';
import type { BookingWork, ClientWord, KnownClient, PatientWord, ScheduleDay } from './work.ts';

interface NewPeopleProps {
  readonly work: BookingWork;
  readonly day: ScheduleDay;
  readonly client: Offer;
  readonly patient: Offer;
  readonly problems: ReadonlyMap<FieldName, string>;
  /** The form was asked for, and did not come by itself while something is under way. */
  readonly takesFocus: boolean;
  readonly onClient: (word: ClientWord, text: string) => void;
  readonly onPatient: (word: PatientWord, text: string) => void;
  readonly onKnown: (client: KnownClient) => void;
  /** Back to the search, or to the client's own patients. */
  readonly onBack: () => void;
}

const usualSpecies = ['Dog', 'Cat', 'Rabbit', 'Bird'];

/** Whoever is registered with the booking: few fields, and of those only what a clinic can't do without. */
export function NewPeople({
  work,
  day,
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
  const species = useId();
  const here = useRef(takesFocus);
  useEffect(() => {
    if (!here.current) return;
    // Where there is still something to say.
    const fields = [...(place.current?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);

  const clientField = (word: ClientWord, label: string, type = 'text') => (
    <Field
      name={`client.${word}`}
      label={label}
      required={isNeeded('client', word, client)}
      problem={problems.get(`client.${word}`)}
    >
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete="off"
          value={work.typedClient[word]}
          onChange={(event) => onClient(word, event.target.value)}
        />
      )}
    </Field>
  );
  const patientField = (word: PatientWord, label: string, more: { type?: string; list?: string } = {}) => (
    <Field
      name={`patient.${word}`}
      label={label}
      required={isNeeded('patient', word, patient)}
      problem={problems.get(`patient.${word}`)}
    >
      {(control) => (
        <input
          {...control}
          {...more}
          autoComplete="off"
          value={work.typedPatient[word]}
          onChange={(event) => onPatient(word, event.target.value)}
        />
      )}
    </Field>
  );

  return (
    <section className={styles.card} aria-label={registers ? 'New client' : 'New patient'} ref={place}>
      <header className={styles.head}>
        <b>{registers ? 'New client' : 'New patient'}</b>
        {registers && <KnownAlready typed={work.typedClient} onChoose={onKnown} />}
        <Action look="quiet" onClick={onBack}>
          {registers ? 'Back to the search' : 'No new patient'}
        </Action>
      </header>
      {registers && (
        <div className={styles.fields}>
          {clientField('name', 'Client’s name')}
          {client.takes.includes('phone') && clientField('phone', 'Phone', 'tel')}
          {client.takes.includes('email') && clientField('email', 'E-mail', 'email')}
          {client.demands.includes('address') && clientField('address', 'Address')}
          {client.demands.includes('notes') && clientField('notes', 'Notes on the client')}
        </div>
      )}
      <div className={styles.fields}>
        {patientField('name', 'Pet’s name')}
        {patient.takes.includes('species') && patientField('species', 'Species', { list: species })}
        {patient.takes.includes('breed') && patientField('breed', 'Breed')}
        {patient.takes.includes('sex') && patientField('sex', 'Sex')}
        {patient.takes.includes('birthDate') && patientField('birthDate', 'Born', { type: 'date' })}
        {patient.demands.includes('notes') && patientField('notes', 'Notes on the pet')}
      </div>
      <datalist id={species}>
        {speciesOf(day).map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
    </section>
  );
}

/** The words that the service itself uses, as far as the day shows them. */
function speciesOf({ appointments }: ScheduleDay): readonly string[] {
  const used = [...new Set(appointments.flatMap(({ patient }) => patient?.species ?? []))];
  return used.length > 0 ? used.toSorted() : usualSpecies;
}
