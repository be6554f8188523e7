import type { Dialect } from '../dialects/dialect.ts';
import { chatBooking } from './chatBooking/chatBooking.ts';
import { jadeSpa } from './jadeSpa/jadeSpa.ts';
import { pawkit } from './pawkit/pawkit.ts';
import { petChain } from './petChain/petChain.ts';
import { physioDesk } from './physioDesk/physioDesk.ts';
import { qminder } from './qminder/qminder.ts';

/** A chat's bookings, spas, two of pets, timetables of physiotherapists and a queue of tickets. */
export const productsP: readonly Dialect[] = [chatBooking, jadeSpa, pawkit, petChain, physioDesk, qminder];
