import { drafts } from './fr/drafts.ts';
import { billing } from './fr/billing.ts';
import { board } from './fr/board.ts';
import { booking } from './fr/booking.ts';
import { calendar } from './fr/calendar.ts';
import { clientForm } from './fr/clientForm.ts';
import { clients } from './fr/clients.ts';
import { compare } from './fr/compare.ts';
import { connect } from './fr/connect.ts';
import { explorer } from './fr/explorer.ts';
import { forms } from './fr/forms.ts';
import { help } from './fr/help.ts';
import { locations } from './fr/locations.ts';
import { messages } from './fr/messages.ts';
import { palette } from './fr/palette.ts';
import { paper } from './fr/paper.ts';
import { patientRecord } from './fr/patientRecord.ts';
import { payment } from './fr/payment.ts';
import { record } from './fr/record.ts';
import { reminders } from './fr/reminders.ts';
import { review } from './fr/review.ts';
import { serviceMap } from './fr/serviceMap.ts';
import { settings } from './fr/settings.ts';
import { staff } from './fr/staff.ts';
import { start } from './fr/start.ts';
import { updates } from './fr/updates.ts';
import { firstFrench } from './firstFrench.ts';

export const french = {
  ...firstFrench,
  drafts,
  billing,
  board,
  booking,
  calendar,
  clientForm,
  clients,
  compare,
  connect,
  explorer,
  forms,
  help,
  locations,
  messages,
  palette,
  paper,
  patientRecord,
  payment,
  record,
  reminders,
  review,
  serviceMap,
  settings,
  staff,
  start,
  updates,
};
