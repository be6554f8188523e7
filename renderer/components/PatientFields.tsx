import { useId } from 'react';
import { t } from '../../i18n/page/t.ts';
import { readBirthDate } from '../lib/birthDate.ts';
import { choicesOf, type Offer } from '../lib/offers.ts';
import { ageOn, formatDate, today } from '../lib/dates.ts';
import { readableWord } from '../lib/readableWord.ts';
import { isTaken, type PatientWord, type TypedPatient } from '../lib/typedPeople.ts';
import { Field, type FieldControl } from './Field.tsx';

interface PatientFieldsProps {
  /** The prefix of the field names in the dialog. */
  readonly name: string;
  readonly typed: TypedPatient;
  readonly offer: Offer;
  /** The fields to show, in order; fields that the service does not support are left out. */
  readonly words: readonly PatientWord[];
  /** Undefined: not known yet. */
  readonly isRequired: (word: PatientWord) => boolean | undefined;
  /** By the name, a full stop and the field's name. */
  readonly problems: ReadonlyMap<string, string>;
  /** Words for species in use. */
  readonly species: readonly string[];
  readonly hints?: Partial<Readonly<Record<PatientWord, string>>>;
  readonly onType: (word: PatientWord, text: string) => void;
  /** The field lost the focus, so its problem may be shown. */
  readonly onLeave?: (word: PatientWord) => void;
}

const labels = {
  name: 'general.petName',
  species: 'general.species',
  breed: 'general.breed',
  sex: 'general.sex',
  birthDate: 'general.born',
  notes: 'general.petNotes',
} as const satisfies Readonly<Record<PatientWord, string>>;

/** The fields of a patient, laid out by the surrounding grid. */
export function PatientFields(props: PatientFieldsProps) {
  const { name, typed, offer, words, isRequired, problems, species, hints, onType, onLeave } = props;
  const list = useId();

  const controlOf = (word: PatientWord, control: FieldControl) => {
    const common = {
      ...control,
      value: typed[word],
      autoComplete: 'off',
      onBlur: () => onLeave?.(word),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onType(word, target.value),
    };
    const choices = choicesOf(offer, word);
    if (choices !== null) return <select {...common}>{optionsOf(choices, typed[word])}</select>;
    if (word === 'notes') return <textarea {...common} rows={1} />;
    if (word !== 'species')
      return <input {...common} placeholder={word === 'birthDate' ? t('general.birthExample') : undefined} />;
    return (
      <>
        <input {...common} list={list} />
        <datalist id={list}>
          {species.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
      </>
    );
  };

  return words
    .filter((word) => word === 'name' || isTaken(word, offer))
    .map((word) => (
      <Field
        key={word}
        name={`${name}.${word}`}
        label={t(labels[word])}
        required={isRequired(word)}
        problem={problems.get(`${name}.${word}`)}
        hint={hints?.[word] ?? (word === 'birthDate' ? birthHint(typed.birthDate) : undefined)}
      >
        {(control) => controlOf(word, control)}
      </Field>
    ));
}

/** The current value is offered too, even where the service would not accept it as a new one. */
function optionsOf(choices: readonly string[], current: string) {
  const words = choices.includes(current) || current === '' ? choices : [current, ...choices];
  return ['', ...words].map((word) => (
    <option key={word} value={word}>
      {word === '' ? t('general.notSaid') : readableWord(word)}
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
