import { concepts } from './en/concepts.ts';
import { fields } from './en/fields.ts';
import { connection } from './en/connection.ts';
import { desk } from './en/desk.ts';
import { desktop } from './en/desktop.ts';
import { failures } from './en/failures.ts';
import { files } from './en/files.ts';
import { forms } from './en/forms.ts';
import { lacking } from './en/lacking.ts';
import { lists } from './en/lists.ts';
import { map } from './en/map.ts';
import { outcomes } from './en/outcomes.ts';
import { record } from './en/record.ts';
import { sample } from './en/sample.ts';
import { staff } from './en/staff.ts';
import { updates } from './en/updates.ts';

/** Everything that the core says. */
export const english = {
  fields,
  concepts,
  connection,
  desk,
  desktop,
  failures,
  files,
  forms,
  lacking,
  lists,
  map,
  outcomes,
  record,
  sample,
  staff,
  updates,
};
