import { Choice } from '../../components/Choice.tsx';
import { Segments } from '../../components/Segments.tsx';
import type { DayLook } from './dayView.ts';
import { slotLengths } from './grid/metrics.ts';

const kinds: readonly { readonly value: DayLook['kind']; readonly word: string }[] = [
  { value: 'provider', word: 'Providers' },
  { value: 'room', word: 'Rooms' },
  { value: 'list', word: 'List' },
  { value: 'board', word: 'Board' },
];

interface ViewChoiceProps {
  readonly view: DayLook;
  readonly onView: (view: DayLook) => void;
}

/** What the columns are, and how fine the time is drawn. */
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  return (
    <>
      {view.kind !== 'list' && view.kind !== 'board' && (
        <Choice
          label="Slot length"
          value={String(view.slotMinutes)}
          options={slotLengths.map((minutes) => ({ value: String(minutes), word: `${minutes} min` }))}
          onChange={(value) => {
            const slotMinutes = slotLengths.find((minutes) => String(minutes) === value);
            if (slotMinutes) onView({ ...view, slotMinutes });
          }}
        />
      )}
      <Segments
        label="Show the day by"
        value={view.kind}
        options={kinds}
        onChange={(kind) => onView({ ...view, kind })}
      />
    </>
  );
}
