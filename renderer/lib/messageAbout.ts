/** What a message is about, as far as is known. */
export interface MessageAbout {
  readonly patient: string | null;
  /** When the visit begins, with the offset of the clinic's zone. */
  readonly start: string | null;
  readonly provider: string | null;
  readonly location: string | null;
}
