import { maxDraftCharacters } from '../../electron/contract/clients.ts';
import { isShapedLike } from '../lib/shapes.ts';
import type { Bridge } from './bridge.ts';
import { createDeskNotes } from './deskNotes.ts';

/** One of the appointments that were booked together. */
export interface LinkedAppointment {
  readonly id: string;
  readonly patient: string;
  /** The day on which this desk saw it last. */
  readonly date: string;
  /** Which of the dates of a series, from 1 on. */
  readonly index: number;
}

/** Appointments that were booked together. No service is asked to know it: it is kept at this desk. */
export interface AppointmentLink {
  readonly id: string;
  readonly location: string;
  /** How many dates it has. */
  readonly dates: number;
  readonly appointments: readonly LinkedAppointment[];
}

export const linksDraftId = 'linked appointments';
/** Less than a draft may hold, as the clinic's mark is stored beside them. */
const maxCharacters = maxDraftCharacters - 4096;
const maxLinks = 200;

export const linkNotes = createDeskNotes(linksDraftId, (stored): { readonly links: readonly AppointmentLink[] } => {
  const links = stored?.['links'];
  return { links: Array.isArray(links) ? links.filter(isLink) : [] };
});

/** The links of this clinic, newest first. */
export async function readLinks(bridge: Bridge, clinic: string): Promise<readonly AppointmentLink[]> {
  return (await linkNotes.read(bridge, clinic)).links;
}

function changeLinks(
  bridge: Bridge,
  clinic: string,
  change: (links: readonly AppointmentLink[]) => readonly AppointmentLink[],
): Promise<void> {
  return linkNotes.change(bridge, clinic, (notes) => {
    const links = change(notes.links);
    return links === notes.links ? notes : { links: limitTo(links) };
  });
}

/** Keeps a link, instead of an earlier one of its id. One appointment alone is linked with nothing. */
export function saveLink(bridge: Bridge, clinic: string, link: AppointmentLink): Promise<void> {
  return changeLinks(bridge, clinic, (links) => {
    const others = links.filter(({ id }) => id !== link.id);
    return link.appointments.length > 1 ? [link, ...others] : others;
  });
}

export function removeLink(bridge: Bridge, clinic: string, id: string): Promise<void> {
  return changeLinks(bridge, clinic, (links) =>
    links.some((each) => each.id === id) ? links.filter((each) => each.id !== id) : links,
  );
}

/** Notes on which days linked appointments are now, so that they are found there. */
export function noteDates(bridge: Bridge, clinic: string, dates: ReadonlyMap<string, string>): Promise<void> {
  return changeLinks(bridge, clinic, (links) => {
    const isElsewhere = ({ id, date }: LinkedAppointment): boolean => dates.has(id) && dates.get(id) !== date;
    if (!links.some(({ appointments }) => appointments.some(isElsewhere))) return links;
    return links.map((link) => ({
      ...link,
      appointments: link.appointments.map((each) => ({ ...each, date: dates.get(each.id) ?? each.date })),
    }));
  });
}

/** The oldest make room. */
function limitTo(links: readonly AppointmentLink[]): readonly AppointmentLink[] {
  let left = links.slice(0, maxLinks);
  while (left.length > 1 && JSON.stringify(left).length > maxCharacters) left = left.slice(0, -1);
  return left;
}

function isLink(value: unknown): value is AppointmentLink {
  return (
    isShapedLike({ id: '', location: '', dates: 0, appointments: [] }, value) &&
    value.appointments.every((each: unknown) => isShapedLike({ id: '', patient: '', date: '', index: 0 }, each))
  );
}
