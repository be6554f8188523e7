import type { FieldModel, SchemaModel } from '../introspection/schemaModel.ts';
import { withoutRoles } from '../match/schema/demanded.ts';
import type { Argument, ArgumentRole, Operation, Slot } from '../serviceMap.ts';
import type { ValueForm } from '../valueForm.ts';

/** The operation with the values of one role written in another form. */
export function withForm(operation: Operation<object>, role: ArgumentRole, form: ValueForm): Operation<object> {
  return withRole(operation, role, { form });
}

/** The operation with pages of at most so many rows. */
export function withMost<Of extends Operation<object>>(operation: Of, most: number): Of {
  return withRole(operation, 'limit', { most });
}

/** The operation asked for one location at a time, as a service refuses to be asked for all. */
export function withDemandedLocation<Of extends Operation<object>>(operation: Of): Of {
  return withRole(operation, 'locationId', { demanded: true });
}

/** The operation with more said of what one role fills. */
function withRole<Of extends Operation<object>>(
  operation: Of,
  role: ArgumentRole,
  more: Omit<Extract<Slot, { role: unknown }>, 'path' | 'role'>,
): Of {
  return withEachSlot(operation, (slot) => ('role' in slot && slot.role === role ? { ...slot, ...more } : slot));
}

function withEachSlot<Of extends Operation<object>>(operation: Of, change: (slot: Slot) => Slot): Of {
  const changed = operation.arguments.map((argument) => ({ ...argument, slots: argument.slots.map(change) }));
  return { ...operation, arguments: changed };
}

/** The largest page that a refusal names, such as “at most 50 items”; ten where it names none. */
export function pageNamedIn(messages: readonly string[], requested: number): number {
  const numbers = messages.flatMap((message) => message.match(/\b\d{1,4}\b/g) ?? []).map(Number);
  return Math.max(10, ...numbers.filter((each) => each >= 2 && each < requested));
}

/** The operation without what fills some roles, except where the service demands it. */
export function without(
  schema: SchemaModel,
  operation: Operation<object>,
  ...roles: readonly ArgumentRole[]
): Operation<object> {
  return { ...operation, arguments: withoutRoles(schema, operation.arguments, ...roles) };
}

/** The operation with more of one argument filled. */
export function withSlots(
  operation: Operation<object>,
  argument: { readonly name: string; readonly type: string; readonly at: string | undefined },
  slots: readonly Slot[],
): Operation<object> {
  const { name, type, at } = argument;
  const known = operation.arguments.find((each) => each.name === name && each.at === at);
  const others = operation.arguments.filter((each) => each !== known);
  const changed: Argument = { name, type, ...(at !== undefined && { at }), slots: [...(known?.slots ?? []), ...slots] };
  return { ...operation, arguments: [...others, changed] };
}

/** The field that gives the rows: at the root, or below single objects. */
export function fieldOf(schema: SchemaModel, { field, title }: Operation<object>): FieldModel | null {
  let type = schema.types.get(schema.queryType);
  let found: FieldModel | null = null;
  for (const step of (title ?? field).split('.')) {
    found = type?.fields.find(({ name }) => name === step) ?? null;
    type = schema.types.get(found?.type.name ?? '');
  }
  return found;
}

/** Which step of an operation's rows takes its arguments: one below the root has a title of its own. */
export function argumentStep({ title }: Operation<object>, { name }: FieldModel): string | undefined {
  return title === undefined ? undefined : name;
}

/** The operation for one location, whose id is always sent. */
export function withLocation(operation: Operation<object>, id: string): Operation<object> {
  return withId(operation, 'locationId', id);
}

/** The operation with one id in every place for a role. */
function withId(operation: Operation<object>, role: ArgumentRole, id: string): Operation<object> {
  return withEachSlot(operation, (slot) =>
    'role' in slot && slot.role === role
      ? { path: slot.path, constant: slot.form === 'number' ? Number(id) : id }
      : slot,
  );
}

/** The operation with the organization's id where it is demanded; as it is where there is none. */
export function withOrganization(operation: Operation<object>, id: string | null): Operation<object> {
  return id === null || !demandsOrganization(operation) ? operation : withId(operation, 'organizationId', id);
}

/** The operation for one place at a time, where the organizations of a service are the places of the clinic. */
export function byPlace(operation: Operation<object>): Operation<object> {
  return withEachSlot(operation, (slot) =>
    isOrganization(slot) ? { ...slot, role: 'locationId', demanded: true } : slot,
  );
}

export function demandsOrganization(operation: Operation<object>): boolean {
  return operation.arguments.some(({ slots }) => slots.some(isOrganization));
}

function isOrganization(slot: Slot): slot is Extract<Slot, { role: unknown }> {
  return 'role' in slot && slot.role === 'organizationId';
}
