/** A part of the portal's own code, or a catalogue, could not be fetched. */
export class PartFailure extends Error {
  override readonly name = 'PartFailure';

  constructor(cause: unknown) {
    super('a part of the page could not be fetched', { cause });
  }
}
