// What the bench uses of a package that comes without types.
declare module 'react-big-calendar' {
  import type { ComponentType, CSSProperties } from 'react';

  export interface CalendarEvent {
    readonly id: string;
    readonly resourceId?: string;
    readonly start: Date;
    readonly end: Date;
    readonly title: string;
  }

  export interface CalendarProps {
    readonly localizer: object;
    readonly view: 'day' | 'week';
    readonly views: readonly ('day' | 'week')[];
    readonly date: Date;
    readonly onView: () => void;
    readonly onNavigate: () => void;
    readonly events: readonly CalendarEvent[];
    readonly resources?: readonly { readonly id: string; readonly title: string }[];
    readonly step: number;
    readonly timeslots: number;
    readonly min: Date;
    readonly max: Date;
    readonly toolbar: boolean;
    readonly style: CSSProperties;
  }

  export interface DraggableProps extends CalendarProps {
    readonly selectable: boolean;
    readonly resizable: boolean;
    readonly onEventDrop: () => void;
    readonly onEventResize: () => void;
  }

  export const Calendar: ComponentType<CalendarProps>;
  export function dayjsLocalizer(dayjs: object): object;
}

declare module 'react-big-calendar/lib/addons/dragAndDrop' {
  import type { ComponentType } from 'react';
  import type { CalendarProps, DraggableProps } from 'react-big-calendar';

  // CommonJS: what it exports is the default of its default.
  const dragAndDrop: { readonly default: (calendar: ComponentType<CalendarProps>) => ComponentType<DraggableProps> };
  export default dragAndDrop;
}
