import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/page/t.ts';
import { splitName } from '../lib/personName.ts';
import { type ClientWord, isTaken, type TypedClient } from '../lib/typedPeople.ts';
import type { Offer } from '../lib/offers.ts';
import { usePhoneWriter } from '../lib/usePhoneWriter.ts';
import { useStableCallback } from '../lib/useStableCallback.ts';
import { Field, type FieldControl } from './Field.tsx';

interface ClientFieldsProps {
  readonly typed: TypedClient;
  readonly offer: Offer;
  /** The fields to show, in order; fields that the service does not support are left out. */
  readonly words: readonly ClientWord[];
  /** Undefined: not known yet. */
  readonly isRequired: (word: ClientWord) => boolean | undefined;
  /** By `client.` and the field's name. */
  readonly problems: ReadonlyMap<string, string>;
  /** Countries and areas with the clinic's own numbers, as examples of the format and as options. */
  readonly locations: readonly { readonly id: string; readonly name: string; readonly phone: string | null }[];
  readonly hints?: Partial<Readonly<Record<ClientWord, string>>>;
  readonly onType: (word: ClientWord, text: string) => void;
  /** The field lost the focus, so its problem may be shown. */
  readonly onLeave?: (word: ClientWord) => void;
}

const labels = {
  name: 'general.clientName',
  givenName: 'general.givenName',
  familyName: 'general.familyName',
  phone: 'general.phone',
  email: 'general.email',
  address: 'general.address',
  location: 'general.location',
  notes: 'general.clientNotes',
} as const satisfies Readonly<Record<ClientWord, string>>;
const types: Partial<Readonly<Record<ClientWord, string>>> = { phone: 'tel', email: 'email' };

/** The fields of a client, laid out by the surrounding grid. */
export function ClientFields(props: ClientFieldsProps) {
  const { typed, offer, words, isRequired, problems, locations, hints, onType, onLeave } = props;
  const phones = usePhoneWriter(locations.flatMap(({ phone }) => phone ?? []));
  const [left, setLeft] = useState<ClientWord | null>(null);
  /** The phone field lost the focus and is not being edited again. */
  const phoneLeft = useRef(false);

  const writePhone = useStableCallback((): void => {
    const written = phones.write(typed.phone);
    if (phoneLeft.current && written !== typed.phone) onType('phone', written);
  });
  // The field may have lost the focus before the numbering plans loaded.
  useEffect(() => {
    if (phones.ready) writePhone();
  }, [phones.ready, writePhone]);
  const leave = (word: ClientWord): void => {
    setLeft(word);
    if (word === 'phone') {
      phoneLeft.current = true;
      writePhone();
    }
    onLeave?.(word);
  };
  const hintOf = (word: ClientWord): string | undefined => {
    if (word === 'phone') return left === 'phone' ? phones.hint(typed.phone) : undefined;
    return word === 'name' ? nameHint(typed.name) : undefined;
  };
  const controlOf = (word: ClientWord, control: FieldControl) => {
    const common = {
      ...control,
      value: typed[word],
      autoComplete: 'off',
      onBlur: () => leave(word),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        if (word === 'phone') phoneLeft.current = false;
        onType(word, target.value);
      },
    };
    if (word === 'location') {
      return (
        <select {...common}>
          <option value="">{t('general.notSaid')}</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      );
    }
    return word === 'notes' ? <textarea {...common} rows={1} /> : <input {...common} type={types[word] ?? 'text'} />;
  };

  return words
    .filter((word) => word === 'name' || isTaken(word, offer))
    .filter((word) => word !== 'location' || locations.length > 1)
    .map((word) => (
      <Field
        key={word}
        name={`client.${word}`}
        label={t(labels[word])}
        required={isRequired(word)}
        problem={problems.get(`client.${word}`)}
        hint={hintOf(word) ?? hints?.[word]}
      >
        {(control) => controlOf(word, control)}
      </Field>
    ));
}

/** How a name of more than two words is split, as the split is not visible otherwise. */
function nameHint(name: string): string | undefined {
  const parts = splitName(name);
  const sure = parts === null || (name.trim().split(/\s+/).length <= 2 && !name.includes(','));
  return sure ? undefined : t('general.nameRead', { family: parts.familyName });
}
