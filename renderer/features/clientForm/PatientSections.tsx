import type { SpeciesOptions } from '../../domain/speciesOptions.ts';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { focusField } from '../../components/Field.tsx';
import { PatientFields } from '../../components/PatientFields.tsx';
import type { Offer } from '../../domain/offers.ts';
import { isNeeded } from '../../domain/typedPeople.ts';
import { hasPatientNamed, type TypedNewPatient } from './registration.ts';
import typography from '../../components/typography.module.css';
import styles from './Sections.module.css';
import type { RegistrationForm } from './useRegistration.ts';

interface PatientSectionsProps {
  readonly registration: RegistrationForm;
  readonly offer: Offer;
  readonly species: SpeciesOptions;
}

/** The patients of one client. */
export function PatientSections({ registration, offer, species }: PatientSectionsProps) {
  const { patients } = registration.work;
  const several = patients.length > 1;
  const count = useRef(patients.length);
  const last = patients.at(-1)?.key;
  useEffect(() => {
    // After adding a patient, the user types its name first.
    if (patients.length > count.current) focusField(`${last}.name`);
    count.current = patients.length;
  }, [patients.length, last]);
  return (
    <>
      {patients.map((patient, index) => (
        <PatientSection
          key={patient.key}
          registration={registration}
          offer={offer}
          species={species}
          patient={patient}
          number={several ? String(index + 1) : null}
        />
      ))}
      <div className={styles.add}>
        <Action look="quiet" onClick={registration.addPatient}>
          {patients.length === 0 ? t('clientForm.addPatient') : t('clientForm.addAnotherPatient')}
        </Action>
      </div>
    </>
  );
}

interface PatientSectionProps extends PatientSectionsProps {
  readonly patient: TypedNewPatient;
  /** Its position among several; null where it is the only one. */
  readonly number: string | null;
}

function PatientSection({ registration, offer, species, patient, number }: PatientSectionProps) {
  const title = number === null ? t('general.patient') : t('clientForm.patientNumber', { number });
  const { key, typed, made } = patient;
  if (made !== null) {
    return (
      <section className={styles.known} aria-label={title}>
        <b>{typed.name}</b>
        <span className={typography.secondary}>{t('clientForm.added')}</span>
      </section>
    );
  }
  const { known, patients } = registration.work;
  const twice = hasPatientNamed(registration.work, typed.name) && known?.how !== 'made';
  // A client without a patient can be registered; a patient without a client can't.
  const canGo = patients.length > 1 || known === null;
  return (
    <fieldset aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {canGo && (
          <Action
            look="quiet"
            aria-label={removeLabel(number, typed.name)}
            onClick={() => registration.removePatient(key)}
          >
            {t('general.remove')}
          </Action>
        )}
      </div>
      <div className={styles.fields}>
        <PatientFields
          name={key}
          typed={typed}
          offer={offer}
          fields={['name', 'species', 'breed', 'sex', 'birthDate', 'notes']}
          isRequired={(field) => isNeeded('patient', field, offer)}
          problems={registration.problems}
          species={species}
          {...(twice && { hints: { name: t('clientForm.hasOneAlready', { name: known?.name ?? '' }) } })}
          onType={(field, text) => registration.changePatient(key, field, text)}
          onLeave={(field) => registration.form.touch(`${key}.${field}`)}
        />
      </div>
    </fieldset>
  );
}

function removeLabel(number: string | null, name: string): string {
  if (number === null) return name ? t('clientForm.removeNamed', { name }) : t('clientForm.removePatient');
  return name ? t('clientForm.removeNumberNamed', { number, name }) : t('clientForm.removeNumber', { number });
}
