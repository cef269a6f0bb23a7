/** A part of the portal's own code, or a catalogue, could not be fetched. */
export class PartFailure extends Error {
  override readonly name = 'PartFailure';
  /** Clears the failure, so that the part is fetched again when it is next needed. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void = () => {}) {
    super('a part of the page could not be fetched', { cause });
    this.forget = forget;
  }
}
