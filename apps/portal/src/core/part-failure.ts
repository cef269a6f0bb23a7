/** A piece of the portal's own code, or its words, that could not be fetched: no fault of the page it belongs to. */
export class PartFailure extends Error {
  override readonly name = 'PartFailure';
  /** Makes the next one who needs the part fetch it anew. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void = () => {}) {
    super('a part of the page could not be fetched', { cause });
    this.forget = forget;
  }
}
