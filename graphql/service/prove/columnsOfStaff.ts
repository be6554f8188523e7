import { maxDepth } from '../depth.ts';
import { type Choice, choicesOf } from '../match/matchSchema.ts';
import { identityOf } from '../match/schema/identity.ts';
import { type Branch, contentsOf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { AppointmentFields, Operation, ProviderFields } from '../serviceMap.ts';
import { asText, type Path, sourceAt, valuesAt } from '../sources.ts';
import { foldText } from '../text.ts';
import { addReasons, operationFor, othersThan, type ProofSession, setOperation } from './proofSession.ts';
import { namesOf } from './proveStaff.ts';
import { readProven, takeList } from './takeList.ts';

/** Fewer may be called alike by chance. */
const fewestNames = 2;
/** The others are rooms, or hold what any of the staff may take. */
const leastPart = 0.5;

/** The column of a diary that a visit stands in. */
interface Column {
  readonly branch: Branch;
  readonly choice: Choice;
  readonly id: string;
  /** Its heading, from the column itself. */
  readonly heading: Path;
}

/**
 * Where visits lead to no member of the staff, but stand in columns of a diary that are called as the staff is, those
 * columns give the visits: `col { col_id heading: "Amelia Okafor" }`. Reads one list at most.
 */
export async function proveColumnsOfStaff(session: ProofSession): Promise<void> {
  const [appointments, match] = [session.lists.get('appointments'), session.concepts.providers];
  const column = match && findColumn(session);
  const operation = column && operationFor(session, 'providers', column.choice);
  if (!appointments || !operation) return;
  const { branch, choice, heading } = column;
  // Sound: a list of providers is read by a provider's fields.
  const { id, active } = operation.fields as ProviderFields;
  const renamed = { ...operation, fields: { id, name: sourceAt(heading), ...(active && { active }) } };
  const list = await readProven(session, 'providers', choice, renamed);
  if (!list?.proven.fits.includes('name')) return;
  takeList(session, 'providers', list, othersThan(choice, choicesOf(match), new Map()));
  const provider = { path: branch.path, fields: { id: sourceAt([column.id]), name: sourceAt(heading) } };
  const book = appointments.operation;
  setOperation(session, 'appointments', { ...book, fields: { ...book.fields, provider } });
  addReasons(session, 'appointments', [{ id: 'refersTo', fields: ['provider'] }]);
}

function findColumn({ schema, lists, concepts }: ProofSession): Column | null {
  const [staff, appointments, match] = [lists.get('providers'), lists.get('appointments'), concepts.providers];
  if (!staff || !appointments || !match) return null;
  // Sound: the list of appointments is read by an appointment's fields.
  const { operation, rows } = appointments as { operation: Operation<AppointmentFields>; rows: readonly unknown[] };
  const type = rowType(schema, operation);
  const names = new Set(namesOf(staff).map(foldText));
  if (!type || operation.fields.provider || names.size < fewestNames) return null;
  for (const branch of contentsOf(schema, type).branches) {
    const choice = choicesOf(match).find((each) => each.type === branch.type.name && each.type !== staff.choice.type);
    const id = identityOf(schema, branch.type);
    const depth = 1 + operation.rows.length + branch.path.length + 1;
    if (branch.many || branch.conditional || !choice || !id || depth > maxDepth) continue;
    const heading = contentsOf(schema, branch.type).leaves.find(({ kind, isList, path }) => {
      if (kind !== 'text' || isList || path.length !== 1) return false;
      const texts = rows.flatMap((row) => valuesAt(row, [...branch.path, ...path]));
      const called = new Set(texts.flatMap((text) => foldText(asText(text) ?? '') || []));
      const alike = [...called].filter((text) => names.has(text)).length;
      return alike >= fewestNames && alike >= leastPart * called.size;
    });
    if (heading) return { branch, choice, id: id.name, heading: heading.path };
  }
  return null;
}
