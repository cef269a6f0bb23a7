/** A part of the portal's own code, or a catalogue, could not be fetched. */
export class PartFailure extends Error {
  override readonly name = 'PartFailure';

  constructor(cause: unknown) {
    super('a part of the page could not be fetched', { cause });
  }
}

/**
 * What is fetched of the portal's own code, with every failure as a `PartFailure`: that of a browser's own `import()` too, by which
 * the sandbox's build and a development server fetch.
 */
export function fetchedAsPart<Fetched>(fetching: Promise<Fetched>): Promise<Fetched> {
  return fetching.catch((cause: unknown) => {
    throw cause instanceof PartFailure ? cause : new PartFailure(cause);
  });
}
