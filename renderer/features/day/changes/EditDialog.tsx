import { useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { Field } from '../../../components/Field.tsx';
import { WarningList } from '../../../components/WarningList.tsx';
import type { DayAppointment } from '../columns.ts';
import { patientLabel } from '../dayLabels.ts';
import { type AppointmentDialogProps, ChangeDialog } from './ChangeDialog.tsx';
import type { EditTo } from '../../../domain/changeRequest.ts';
import { type EditableField, editableOf } from './dayOffers.ts';
import { type Choice, useEditChoices } from './useEditChoices.ts';
import { useMoveWarnings } from './useMoveWarnings.ts';

type Values = Readonly<Partial<Record<EditableField, string>>>;

/** Everything of an appointment but its time, whenever it is: type, patient, provider, room, reason, notes. */
export function EditDialog({ appointment, day, changes, onClose }: AppointmentDialogProps) {
  const choices = useEditChoices(appointment, day);
  const [values, setValues] = useState<Values>({});
  const to = changedBy(values, appointment, choices);
  const { provider, room } = to;
  const place = { ...(provider !== undefined && { provider }), ...(room !== undefined && { room }) };
  const { warnings } = useMoveWarnings(appointment, day, place);
  const save = (): void => {
    changes.edit(appointment, to);
    onClose();
  };
  const shown = editableOf(day).filter((field) => !isChosen(field) || choices[field].length > 0);
  return (
    <ChangeDialog
      title={t('changes.editTitle', { name: patientLabel(appointment) })}
      confirm={{ label: t('general.save'), look: 'primary' }}
      cancelLabel={t('changes.leaveIt')}
      onClose={onClose}
      onConfirm={save}
    >
      {shown.map((field, index) => {
        const former = formerValue(field, appointment);
        const shared = {
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
          autoFocus: index === 0,
          value: values[field] ?? former,
          onChange: (event: { readonly target: { readonly value: string } }) =>
            setValues({ ...values, [field]: event.target.value }),
        };
        return (
          <Field key={field} name={`edit.${field}`} label={t(`general.${field}`)}>
            {(control) => {
              if (field === 'notes') return <textarea {...control} {...shared} rows={1} />;
              if (!isChosen(field)) return <input {...control} {...shared} />;
              return (
                <select {...control} {...shared}>
                  {former === '' && <option value="">{t('changes.none')}</option>}
                  {choices[field].map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              );
            }}
          </Field>
        );
      })}
      <WarningList warnings={warnings} />
    </ChangeDialog>
  );
}

const chosen = ['type', 'patient', 'provider'] as const;
type ChosenField = (typeof chosen)[number];

function isChosen(field: EditableField): field is ChosenField {
  return chosen.some((each) => each === field);
}

function formerValue(field: EditableField, appointment: DayAppointment): string {
  return (isChosen(field) ? appointment[field]?.id : appointment[field]) ?? '';
}

/** What differs from the appointment; nothing can be chosen away, as services don't take that. */
function changedBy(values: Values, appointment: DayAppointment, choices: ReturnType<typeof useEditChoices>): EditTo {
  const changed = (field: EditableField): string | undefined =>
    values[field] === formerValue(field, appointment) ? undefined : values[field];
  const [type, patient] = [byId(choices.type, changed('type')), byId(choices.patient, changed('patient'))];
  const [provider, reason, notes, room] = [changed('provider'), changed('reason'), changed('notes'), changed('room')];
  return {
    ...(type && { type }),
    ...(patient && { patient }),
    ...(provider && { provider }),
    ...(reason !== undefined && { reason }),
    ...(notes !== undefined && { notes }),
    ...(room !== undefined && { room }),
  };
}

function byId<Each extends Choice>(choices: readonly Each[], id: string | undefined): Each | undefined {
  return choices.find((each) => each.id === id);
}
