import { concepts } from './fr/concepts.ts';
import { fields } from './fr/fields.ts';
import { connection } from './fr/connection.ts';
import { desk } from './fr/desk.ts';
import { desktop } from './fr/desktop.ts';
import { failures } from './fr/failures.ts';
import { files } from './fr/files.ts';
import { forms } from './fr/forms.ts';
import { lacking } from './fr/lacking.ts';
import { lists } from './fr/lists.ts';
import { map } from './fr/map.ts';
import { outcomes } from './fr/outcomes.ts';
import { record } from './fr/record.ts';
import { sample } from './fr/sample.ts';
import { staff } from './fr/staff.ts';
import { updates } from './fr/updates.ts';

export const french = {
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
