import type { SpeciesOptions } from '../../domain/speciesOptions.ts';
import type { KeyboardEvent } from 'react';
import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { isSubmitShortcut } from '../../submission/submissionResult.ts';
import { t } from '../../../i18n/page/t.ts';
import { altDigit } from '../../actions/keyNames.ts';
import { usePossibleDuplicates } from '../../data/usePossibleDuplicates.ts';
import { DraftNotice } from '../../components/DraftNotice.tsx';
import { ChangeNotice } from '../../components/ChangeNotice.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { focusField } from '../../components/Field.tsx';
import { Note } from '../../components/Note.tsx';
import { offerOf } from '../../domain/offers.ts';
import { wholeName } from '../../domain/personName.ts';
import { DuplicatePanel } from './DuplicatePanel.tsx';
import { ClientSection } from './ClientSection.tsx';
import { FormFrame } from './FormFrame.tsx';
import { FormParts } from './FormParts.tsx';
import type { FormResult } from './formResult.ts';
import type { DraftPlace } from './registrationDraft.ts';
import { LookPanel } from './LookPanel.tsx';
import { PatientSections } from './PatientSections.tsx';
import { RegisterActions } from './RegisterActions.tsx';
import {
  hasPatients,
  type KnownClient,
  type ListedClient,
  type Offers,
  type Registration,
  hasChangesFrom,
} from './registration.ts';
import { doneText, pendingLabel, registrationNotice } from './registrationTexts.ts';
import { useLook } from './useLook.ts';
import { useRegistration } from './useRegistration.ts';

interface RegisterFormProps {
  readonly start: Registration;
  readonly place: DraftPlace;
  /** Null until the service responds. */
  readonly offers: Offers | null;
  readonly locations: LocationListQuery['locations'];
  readonly species: SpeciesOptions;
  /** The client to add patients to, once loaded; null for a new client. */
  readonly requested: KnownClient | null;
  readonly onResult: (result: FormResult) => void;
}

/** Registers a client with any number of patients, or patients of a registered client. */
export function RegisterForm({ start, place, offers, locations, species, requested, onResult }: RegisterFormProps) {
  const registration = useRegistration({
    start,
    place,
    offers,
    requested,
    onInvalid: focusField,
    locations,
    onDone(work, then, different) {
      const client = work.known?.id ?? '';
      const patient = work.patients.find(({ made }) => made !== null)?.made || null;
      const text = doneText(work);
      const done = { text, different, client };
      onResult(then === 'book' ? { kind: 'book', ...done, patient } : { kind: 'done', ...done });
    },
  });
  const { form, work } = registration;
  const { result, pending } = form;
  const look = useLook(registration);
  const close = (): void => form.close(() => onResult({ kind: 'closed' }));
  const { known, client } = work;
  const alike = usePossibleDuplicates(known === null ? duplicateSearchOf(work) : null);
  const clientOffer = offerOf(offers ?? everything, 'registerClient');
  const patientOffer = offerOf(offers ?? everything, 'addPatient');
  const needed = known === null ? clientOffer : patientOffer;
  const canBook = offers !== null && patientOffer.offered && offerOf(offers, 'bookAppointment').offered;

  const take = (chosen: ListedClient): void => {
    // A request in flight can't be cancelled, and its outcome must be seen.
    if (pending !== null) return;
    if (hasPatients(work)) {
      registration.choose(chosen, 'chosen');
      return;
    }
    // Keep the draft where it contains more than the clinic's record, such as a new phone number.
    if (!hasChangesFrom(work, chosen)) form.discardDraft();
    onResult({ kind: 'known', client: chosen.id });
  };
  const press = (event: KeyboardEvent): void => {
    const chosen = look.forClient ? undefined : alike[(altDigit(event) ?? 0) - 1]?.client;
    if (chosen) take(chosen);
    else if (isSubmitShortcut(event, result)) void registration.send(event.shiftKey && canBook ? 'book' : 'close');
    else return;
    event.preventDefault();
  };

  return (
    <FormFrame
      title={titleOf(work)}
      status={pending === null ? '' : pendingLabel(pending, work)}
      paused={pending !== null}
      onKeyDown={press}
      onClose={close}
      // The space beside the form stays when no duplicates are left, so that the layout does not move.
      aside={start.known === null || look.forClient ? aside() : undefined}
      text={
        <>
          <ChangeNotice
            done={form.completed}
            notice={registrationNotice(form, {
              retry: () => void registration.send('close'),
              lookForClient: look.lookForClient,
              lookForPatient: (key) => void look.lookForPatient(key),
            })}
          />
          <p role="status">{look.text}</p>
        </>
      }
      actions={
        <RegisterActions
          registration={registration}
          alike={alike.length > 0}
          ready={offers !== null && needed.offered && pending === null}
          canBook={canBook}
          onClose={close}
        />
      }
    >
      <FormParts about={known?.id ?? ''}>
        <DraftNotice
          startedAt={form.startedAt}
          what={t('clientForm.draft')}
          afresh={t('clientForm.startAfresh')}
          onAfresh={registration.startAfresh}
          onUndo={form.undoReset}
        />
        {offers !== null && !needed.offered && (
          <FailureNotice
            failure={{
              kind: 'notOffered',
              message: known === null ? t('clientForm.notRegistered') : t('clientForm.noPatientAdded'),
              action: needed.why ?? '',
            }}
          />
        )}
        <ClientSection registration={registration} offer={clientOffer} locations={locations} />
        {patientOffer.offered ? (
          <PatientSections registration={registration} offer={patientOffer} species={species} />
        ) : (
          known === null && (
            <Note tone="calm">
              {t('clientForm.patientsNotAdded')} {patientOffer.why}
            </Note>
          )
        )}
      </FormParts>
    </FormFrame>
  );

  function aside() {
    if (look.forClient) {
      const found = (chosen: ListedClient): void => {
        if (pending !== null) return;
        look.settle();
        registration.choose(chosen, 'made');
      };
      return <LookPanel typed={client} onUse={found} />;
    }
    return known === null && <DuplicatePanel alike={alike} onUse={take} />;
  }
}

function duplicateSearchOf({ client, patients }: Registration) {
  const { name, phone, email } = client;
  return { name: wholeName(name), phone, email, patient: patients[0]?.typed.name ?? '' };
}

function titleOf({ known }: Registration): string {
  if (known === null || known.how === 'made') return t('clientForm.newClient');
  return known.name === '' ? t('clientForm.newPatient') : t('clientForm.newPatientOf', { client: known.name });
}

/** Until the service responds, the space is reserved, as most services have all fields. */
const everything: Offers = {
  offers: (['registerClient', 'addPatient'] as const).map((change) => ({
    change,
    offered: true,
    why: null,
    takes: ['name', 'phone', 'email', 'address', 'notes', 'species', 'breed', 'sex', 'birthDate'],
    demands: [],
  })),
};
