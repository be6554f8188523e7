import type { Appointment, Client, Patient, ScheduleDay, Service } from '../../../graphql/desk/generated/types.ts';
import type { ClientRow } from '../../../graphql/service/readers/objects.ts';
import type { EnvironmentKind } from '../../contract/environment.ts';
import type { OutcomeView } from '../../contract/settings.ts';
import type { Clinic } from '../clinic/clinic.ts';
import type { Clock } from '../ports.ts';
import { capabilities } from './capabilities.ts';
import { readDay } from './day.ts';
import { unwrap } from './failureError.ts';

/** What the resolvers of one request work with. */
export interface DeskContext {
  readonly clinic: Clinic;
  readonly clock: Clock;
  /** The computer's zone. */
  readonly timeZone: string;
  readonly signal: AbortSignal;
  readonly environment: { readonly kind: EnvironmentKind; readonly host: string };
  readonly lastOutcome: () => OutcomeView | null;
  readonly lastLocation: { read(): string | null; keep(location: string): void };
}

interface Paging {
  readonly search?: string | null;
  readonly first: number;
  readonly after?: string | null;
}

/** A client whose visits are a second question, asked only when an operation selects them. */
type ClientObject = Omit<Client, 'appointments'> & {
  readonly appointments: (args: unknown, context: DeskContext) => Promise<readonly Appointment[] | null>;
};

/** One function per field of the desk schema's Query; graphql-js calls them with arguments and context. */
export const rootResolvers = {
  organization: async (_: unknown, { clinic }: DeskContext) => unwrap(await clinic.organization()),
  locations: async (_: unknown, { clinic }: DeskContext) => unwrap(await clinic.locations()),
  providers: async (args: { location?: string | null }, { clinic }: DeskContext) =>
    unwrap(await clinic.providers(args.location ?? null)),
  appointmentTypes: async (args: { location?: string | null }, { clinic }: DeskContext) =>
    unwrap(await clinic.appointmentTypes(args.location ?? null)),
  day: async (args: { location?: string | null; date?: string | null }, context: DeskContext): Promise<ScheduleDay> =>
    unwrap(await readDay({ location: args.location ?? null, date: args.date ?? null }, context)),
  clients: async (args: Paging, { clinic, signal }: DeskContext) => {
    const question = { search: args.search ?? null, first: args.first, after: args.after ?? null };
    const page = unwrap(await clinic.clients(question, signal));
    return { ...page, clients: page.clients.map(withVisits) };
  },
  client: async ({ id }: { id: string }, { clinic, signal }: DeskContext): Promise<ClientObject | null> => {
    const client = unwrap(await clinic.client(id, signal));
    return client && withVisits(client);
  },
  patient: async ({ id }: { id: string }, { clinic, signal }: DeskContext): Promise<Patient | null> =>
    unwrap(await clinic.patient(id, signal)),
  service: async (_: unknown, context: DeskContext): Promise<Service> => {
    const organization = await context.clinic.organization();
    return {
      environment: context.environment,
      organization: organization.ok ? organization.value : null,
      lastOutcome: context.lastOutcome(),
      capabilities: capabilities(context.clinic),
    };
  },
};

function withVisits(client: ClientRow): ClientObject {
  return {
    ...client,
    appointments: async (_, { clinic, signal }) => unwrap(await clinic.visits(client.id, signal)),
  };
}
