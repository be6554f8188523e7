import type { ScheduleDay } from '../columns.ts';

/** What a calendar of the day knows of it. */
export interface CalendarDay {
  /** The day that is shown, also while it is on its way. */
  readonly date: string;
  readonly today: string;
  readonly location: string | undefined;
  readonly day: ScheduleDay | undefined;
}

export interface DateChoiceProps {
  readonly calendar: CalendarDay | undefined;
  readonly weekShown: boolean;
  readonly onWeekShown: (shown: boolean) => void;
  readonly onDate: (date: string) => void;
}
