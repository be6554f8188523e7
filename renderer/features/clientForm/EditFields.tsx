import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { ClientFields } from '../../components/ClientFields.tsx';
import { PatientFields } from '../../components/PatientFields.tsx';
import type { Offer } from '../../lib/offers.ts';
import { clientWordOf, noClient, noPatient, patientWordOf } from '../../lib/typedPeople.ts';
import { isNeededInEdit } from './checkEdit.ts';
import { wordsOf } from './editing.ts';
import styles from './Sections.module.css';
import type { EditingForm } from './useEditing.ts';

interface EditFieldsProps {
  readonly form: EditingForm;
  /** Null until the service has told. */
  readonly offer: Offer | null;
  readonly locations: LocationListQuery['locations'];
  readonly species: readonly string[];
}

/** The fields of whoever is changed. */
export function EditFields({ form, offer, locations, species }: EditFieldsProps) {
  const { subject, typed, problems, type, leave } = form;
  const words = wordsOf(subject);
  // Until the service has told, the room is kept for all of it.
  const known: Offer = offer ?? { change: 'updateClient', offered: true, why: null, takes: words, demands: [] };
  const common = {
    offer: { ...known, takes: known.offered ? known.takes : words },
    problems: new Map([...problems].map(([word, text]) => [`${subject.kind}.${word}`, text])),
    isRequired: (word: (typeof words)[number]) => isNeededInEdit(subject, word, known),
    onType: type,
    onLeave: leave,
  };
  return (
    <section className={styles.section} aria-label={subject.kind === 'client' ? 'Client' : 'Patient'}>
      <div className={styles.fields}>
        {subject.kind === 'client' ? (
          <ClientFields
            {...common}
            typed={{ ...noClient, ...typed }}
            words={words.flatMap((word) => clientWordOf(word) ?? [])}
            locations={locations}
          />
        ) : (
          <PatientFields
            {...common}
            name="patient"
            typed={{ ...noPatient, ...typed }}
            words={words.flatMap((word) => patientWordOf(word) ?? [])}
            species={species}
          />
        )}
      </div>
    </section>
  );
}
