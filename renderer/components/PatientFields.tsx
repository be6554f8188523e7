import { useId } from 'react';
import { t } from '../../i18n/page/t.ts';
import { readBirthDate } from '../lib/birthDate.ts';
import { choicesOf, type Offer } from '../lib/offers.ts';
import { ageOn, formatDate, today } from '../lib/dates.ts';
import { readableWord } from '../lib/readableWord.ts';
import { isTaken, type PatientWord, type TypedPatient } from '../lib/typedPeople.ts';
import { Field, type FieldControl } from './Field.tsx';

interface PatientFieldsProps {
  /** What the fields are called in the dialog: their names begin with it. */
  readonly name: string;
  readonly typed: TypedPatient;
  readonly offer: Offer;
  /** Which are wanted here, in their order; those that the service has no room for are left out. */
  readonly words: readonly PatientWord[];
  /** Undefined says nothing of it. */
  readonly isRequired: (word: PatientWord) => boolean | undefined;
  /** By the name, a full stop and the word. */
  readonly problems: ReadonlyMap<string, string>;
  /** Words for species that are in use. */
  readonly species: readonly string[];
  readonly hints?: Partial<Readonly<Record<PatientWord, string>>>;
  readonly onType: (word: PatientWord, text: string) => void;
  /** The field was left: what is wrong with it may be said. */
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

/** The fields of a patient, for a grid around them. */
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

/** What the service has as it stands is offered, too, though it would not take it anew. */
function optionsOf(choices: readonly string[], current: string) {
  const words = choices.includes(current) || current === '' ? choices : [current, ...choices];
  return ['', ...words].map((word) => (
    <option key={word} value={word}>
      {word === '' ? t('general.notSaid') : readableWord(word)}
    </option>
  ));
}

/** How the words were understood: Oct 7, 2019 · 7 years. */
function birthHint(text: string): string | undefined {
  const now = today();
  const birth = readBirthDate(text, now);
  if (birth.kind !== 'day') return undefined;
  const age = ageOn(birth.date, now);
  const date = formatDate(birth.date);
  return [birth.about ? t('general.aboutDate', { date }) : date, age].filter(Boolean).join(' · ');
}
