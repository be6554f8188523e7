import type { SpeciesOptions } from '../../domain/speciesOptions.ts';
import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { ClientFields } from '../../components/ClientFields.tsx';
import { PatientFields } from '../../components/PatientFields.tsx';
import type { Offer } from '../../domain/offers.ts';
import { asClientField, noClient, noPatient, asPatientField } from '../../domain/typedPeople.ts';
import { isNeededInEdit } from './checkEdit.ts';
import { type ClientSubject, type SubjectField, fieldsOf } from './editing.ts';
import styles from './Sections.module.css';
import type { EditingForm } from './useEditing.ts';

interface EditFieldsProps {
  readonly editing: EditingForm;
  /** Null until the service responds. */
  readonly offer: Offer | null;
  readonly locations: LocationListQuery['locations'];
  readonly species: SpeciesOptions;
}

/** Only the first of several can be edited here. */
function moreHints({ phones, emails }: ClientSubject['more']) {
  return {
    ...(phones > 0 && { phone: t('clientForm.morePhones', { count: phones }) }),
    ...(emails > 0 && { email: t('clientForm.moreEmails', { count: emails }) }),
  };
}

/** The fields of the edited client or patient. */
export function EditFields({ editing, offer, locations, species }: EditFieldsProps) {
  const { form, problems, change } = editing;
  const { subject, typed } = form.values;
  const fields = fieldsOf(subject);
  // Until the service responds, the space of all fields is reserved.
  const known: Offer = offer ?? { change: 'updateClient', offered: true, why: null, takes: fields, demands: [] };
  const common = {
    offer: { ...known, takes: known.offered ? known.takes : fields },
    problems: new Map([...problems].map(([field, text]) => [`${subject.kind}.${field}`, text])),
    // Nearly all fields are optional, so the hint would be noise.
    isRequired: (field: SubjectField) => isNeededInEdit(subject, field, known) || undefined,
    onType: change,
    onLeave: form.touch,
  };
  return (
    <section aria-label={t(`general.${subject.kind}`)}>
      <div className={styles.fields}>
        {subject.kind === 'client' ? (
          <ClientFields
            {...common}
            typed={{ ...noClient, ...typed }}
            fields={fields.flatMap((field) => asClientField(field) ?? [])}
            locations={locations}
            hints={moreHints(subject.more)}
          />
        ) : (
          <PatientFields
            {...common}
            name="patient"
            typed={{ ...noPatient, ...typed }}
            fields={fields.flatMap((field) => asPatientField(field) ?? [])}
            species={species}
          />
        )}
      </div>
    </section>
  );
}
