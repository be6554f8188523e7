import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { actionEntry, type ActionId, actionLabel } from '../../actions/actionList.ts';
import { ariaKeys } from '../../actions/keyNames.ts';
import { useActions } from '../../actions/useActions.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { IconAction } from '../../components/Action.tsx';
import { canManage } from '../../domain/canManage.ts';
import { offerAppointments } from '../../state/appointmentFocus.ts';
import { loadPart } from '../../components/loadPart.ts';
import { notify } from '../../state/notices.ts';
import type { DayAppointment, ScheduleDay } from './columns.ts';
import { blockEntry, BlockPlaceholder } from './dayParts.tsx';
import { printDialog } from './print/printPart.ts';

interface DayToolsProps {
  readonly day: ScheduleDay | undefined;
  /** The appointments as they are shown: what a filter hides is neither printed nor exported. */
  readonly rows: () => readonly DayAppointment[];
  /** The appointment that is open. */
  readonly selected: string | null;
  /** Opens an appointment that the day shows. */
  readonly onOpen: (appointment: DayAppointment) => void;
}

/** Blocks time, prints and exports the day, and opens its appointments for the palette. */
export function DayTools({ day, rows, selected, onOpen }: DayToolsProps) {
  const bridge = useBridge();
  const mayExport = canManage(useSettings().view?.staff);
  const [printing, setPrinting] = useState(false);

  const open = useEffectEvent((id: string): boolean => {
    const appointment = day?.appointments.find((each) => each.id === id);
    if (appointment) onOpen(appointment);
    return appointment !== undefined;
  });
  // An appointment that was requested on another screen opens once its day has been read.
  useEffect(() => (day ? offerAppointments((id) => open(id)) : undefined), [day]);

  const exportRows = async (shown: ScheduleDay): Promise<void> => {
    const { exportDay } = await loadPart(() => import('./exportDay.ts'));
    const saved = await exportDay(bridge, shown, rows());
    const about = 'the list';
    if (!saved.ok) {
      const { message, action } = saved.failure;
      notify({ text: `${message} ${action}`, until: 'dismissed', trouble: true, about });
    } else if (saved.value.where !== null) {
      notify({ text: t('day.listSaved', { where: saved.value.where }), until: 10_000, about });
    }
  };
  const runs = {
    'day.print': day && (() => setPrinting(true)),
    'day.export': day && mayExport ? () => void exportRows(day) : undefined,
  };
  useActions(runs);

  return (
    <>
      {day ? <blockEntry.Part day={day} /> : <BlockPlaceholder />}
      <IconAction {...named('day.print')} disabled={!day} onClick={runs['day.print']}>
        <PrintOutlined />
      </IconAction>
      {mayExport && (
        <IconAction {...named('day.export')} disabled={!day} onClick={runs['day.export']}>
          <FileDownloadOutlined />
        </IconAction>
      )}
      {printing && day && (
        <printDialog.Part
          parts={[{ day, appointments: rows() }]}
          selected={selected}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
}

function named(id: ActionId): { readonly 'aria-label': string; readonly 'aria-keyshortcuts': string } {
  return { 'aria-label': actionLabel(id), 'aria-keyshortcuts': ariaKeys(actionEntry(id).keys) };
}
