import type { SpeciesOptions } from '../domain/speciesOptions.ts';
import { useId } from 'react';
import { t } from '../../i18n/page/t.ts';
import { readBirthDate } from '../domain/birthDate.ts';
import { choicesOf, type Offer } from '../domain/offers.ts';
import { speciesInUse } from '../domain/species.ts';
import { ageOn, formatDate } from '../lib/dates.ts';
import { today } from '../state/clock.ts';
import { readableLabel } from '../lib/readableLabel.ts';
import { isTaken, type PatientField, type TypedPatient } from '../domain/typedPeople.ts';
import { Field, type FieldControl } from './Field.tsx';

interface PatientFieldsProps {
  /** The prefix of the field names in the dialog. */
  readonly name: string;
  readonly typed: TypedPatient;
  readonly offer: Offer;
  /** The fields to show, in order; fields that the service does not support are left out. */
  readonly fields: readonly PatientField[];
  /** Undefined: not known yet. */
  readonly isRequired: (field: PatientField) => boolean | undefined;
  /** By the name, a full stop and the field's name. */
  readonly problems: ReadonlyMap<string, string>;
  /** Words for species in use. */
  readonly species: SpeciesOptions;
  readonly hints?: Partial<Readonly<Record<PatientField, string>>>;
  readonly onType: (field: PatientField, text: string) => void;
  /** The field lost the focus, so its problem may be shown. */
  readonly onLeave?: (field: PatientField) => void;
}

const labels = {
  name: 'general.petName',
  species: 'general.species',
  breed: 'general.breed',
  sex: 'general.sex',
  birthDate: 'general.born',
  notes: 'general.petNotes',
} as const satisfies Readonly<Record<PatientField, string>>;

/** The fields of a patient, laid out by the surrounding grid. */
export function PatientFields(props: PatientFieldsProps) {
  const { name, typed, offer, fields, isRequired, problems, species, hints, onType, onLeave } = props;
  const list = useId();

  const controlOf = (field: PatientField, control: FieldControl) => {
    const common = {
      ...control,
      value: typed[field],
      autoComplete: 'off',
      onBlur: () => onLeave?.(field),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onType(field, target.value),
    };
    const choices = choicesOf(offer, field);
    if (choices !== null) return <select {...common}>{optionsOf(choices, typed[field])}</select>;
    if (field === 'notes') return <textarea {...common} rows={1} />;
    if (field !== 'species')
      return <input {...common} placeholder={field === 'birthDate' ? t('general.birthExample') : undefined} />;
    return (
      <>
        <input
          {...common}
          list={list}
          onBlur={() => {
            const inUse = species.inUse ? speciesInUse(typed.species, species.words) : typed.species;
            if (inUse !== typed.species) onType(field, inUse);
            onLeave?.(field);
          }}
        />
        <datalist id={list}>
          {species.words.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
      </>
    );
  };

  return fields
    .filter((field) => field === 'name' || isTaken(field, offer))
    .map((field) => (
      <Field
        key={field}
        name={`${name}.${field}`}
        label={t(labels[field])}
        required={isRequired(field)}
        problem={problems.get(`${name}.${field}`)}
        hint={hints?.[field] ?? (field === 'birthDate' ? birthHint(typed.birthDate) : undefined)}
      >
        {(control) => controlOf(field, control)}
      </Field>
    ));
}

/** The current value is offered too, even where the service would not accept it as a new one. */
function optionsOf(choices: readonly string[], current: string) {
  const options = choices.includes(current) || current === '' ? choices : [current, ...choices];
  return ['', ...options].map((option) => (
    <option key={option} value={option}>
      {option === '' ? t('general.notSaid') : readableLabel(option)}
    </option>
  ));
}

/** How a typed date of birth is understood: Oct 7, 2019 · 7 years. */
function birthHint(text: string): string | undefined {
  const now = today();
  const birth = readBirthDate(text, now);
  if (birth.kind !== 'day') return undefined;
  const age = ageOn(birth.date, now);
  const date = formatDate(birth.date);
  return [birth.about ? t('general.aboutDate', { date }) : date, age].filter(Boolean).join(' · ');
}
