import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { say } from '../../../../words/page/say.ts';
import { patientWords } from '../appointmentWords.ts';
import { type AppointmentDialogProps, ChangeDialog } from './ChangeDialog.tsx';
import { type EditableWord, editableOf } from './offered.ts';

/** The words of an appointment, as far as the service takes them. */
export function EditDialog({ appointment, day, changes, onClose }: AppointmentDialogProps) {
  const words = editableOf(day);
  const [texts, setTexts] = useState<Readonly<Partial<Record<EditableWord, string>>>>({});
  const save = (): void => {
    const changed = Object.entries(texts).filter(([word, text]) => text !== (Reflect.get(appointment, word) ?? ''));
    changes.edit(appointment, Object.fromEntries(changed));
    onClose();
  };
  return (
    <ChangeDialog
      title={say('changes.editTitle', { name: patientWords(appointment) })}
      does={{ word: say('general.save'), look: 'primary' }}
      keeps={say('changes.leaveIt')}
      onClose={onClose}
      onDo={save}
    >
      {words.map((word, index) => (
        <TextField
          key={word}
          label={say(`general.${word}`)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just asked for begins here
          autoFocus={index === 0}
          multiline={word === 'notes'}
          minRows={word === 'notes' ? 3 : undefined}
          value={texts[word] ?? appointment[word] ?? ''}
          onChange={(event) => setTexts({ ...texts, [word]: event.target.value })}
        />
      ))}
    </ChangeDialog>
  );
}
