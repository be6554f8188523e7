import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/page/t.ts';
import { splitName } from '../domain/personName.ts';
import { type ClientField, isTaken, type TypedClient } from '../domain/typedPeople.ts';
import type { Offer } from '../domain/offers.ts';
import { usePhoneWriter } from './usePhoneWriter.ts';
import { useStableCallback } from '../hooks/useStableCallback.ts';
import { Field, type FieldControl } from './Field.tsx';

interface ClientFieldsProps {
  readonly typed: TypedClient;
  readonly offer: Offer;
  /** The fields to show, in order; fields that the service does not support are left out. */
  readonly fields: readonly ClientField[];
  /** Undefined: not known yet. */
  readonly isRequired: (field: ClientField) => boolean | undefined;
  /** By `client.` and the field's name. */
  readonly problems: ReadonlyMap<string, string>;
  /** Countries and areas with the clinic's own numbers, as examples of the format and as options. */
  readonly locations: readonly { readonly id: string; readonly name: string; readonly phone: string | null }[];
  readonly hints?: Partial<Readonly<Record<ClientField, string>>>;
  readonly onType: (field: ClientField, text: string) => void;
  /** The field lost the focus, so its problem may be shown. */
  readonly onLeave?: (field: ClientField) => void;
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
} as const satisfies Readonly<Record<ClientField, string>>;
const types: Partial<Readonly<Record<ClientField, string>>> = { phone: 'tel', email: 'email' };

/** The fields of a client, laid out by the surrounding grid. */
export function ClientFields(props: ClientFieldsProps) {
  const { typed, offer, fields, isRequired, problems, locations, hints, onType, onLeave } = props;
  const phones = usePhoneWriter(locations.flatMap(({ phone }) => phone ?? []));
  const [left, setLeft] = useState<ClientField | null>(null);
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
  const leave = (field: ClientField): void => {
    setLeft(field);
    if (field === 'phone') {
      phoneLeft.current = true;
      writePhone();
    }
    onLeave?.(field);
  };
  const hintOf = (field: ClientField): string | undefined => {
    if (field === 'phone') return left === 'phone' ? phones.hint(typed.phone) : undefined;
    return field === 'name' ? nameHint(typed.name) : undefined;
  };
  const controlOf = (field: ClientField, control: FieldControl) => {
    const common = {
      ...control,
      value: typed[field],
      autoComplete: 'off',
      onBlur: () => leave(field),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        if (field === 'phone') phoneLeft.current = false;
        onType(field, target.value);
      },
    };
    if (field === 'location') {
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
    return field === 'notes' ? <textarea {...common} rows={1} /> : <input {...common} type={types[field] ?? 'text'} />;
  };

  return fields
    .filter((field) => field === 'name' || isTaken(field, offer))
    .filter((field) => field !== 'location' || locations.length > 1)
    .map((field) => (
      <Field
        key={field}
        name={`client.${field}`}
        label={t(labels[field])}
        required={isRequired(field)}
        problem={problems.get(`client.${field}`)}
        hint={hintOf(field) ?? hints?.[field]}
      >
        {(control) => controlOf(field, control)}
      </Field>
    ));
}

/** How a name of more than two words is split, as the split is not visible otherwise. */
function nameHint(name: string): string | undefined {
  const parts = splitName(name);
  const sure = parts === null || (name.trim().split(/\s+/).length <= 2 && !name.includes(','));
  return sure ? undefined : t('general.nameRead', { family: parts.familyName });
}
