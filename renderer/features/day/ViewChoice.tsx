import { Choice } from '../../components/Choice.tsx';
import { Segments } from '../../components/Segments.tsx';
import type { DayView, DayViewKind } from './dayView.ts';
import { slotLengths } from './grid/metrics.ts';

const kinds: readonly { readonly value: DayViewKind; readonly word: string }[] = [
  { value: 'provider', word: 'Providers' },
  { value: 'room', word: 'Rooms' },
  { value: 'list', word: 'List' },
];

interface ViewChoiceProps {
  readonly view: DayView;
  readonly onView: (view: DayView) => void;
}

/** What the columns are, and how fine the time is drawn. */
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  return (
    <>
      {view.kind !== 'list' && (
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
