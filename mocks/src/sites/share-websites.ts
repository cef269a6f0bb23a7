/** The shares of a public website are on a website of their own, with this at the end of its id. */
const SUFFIX = '-share';

export function shareWebsiteId(originalId: string): string {
  return originalId + SUFFIX;
}

/** The website that a share website belongs to; undefined if the id is not that of a share website. */
export function originalWebsiteId(id: string): string | undefined {
  return id.endsWith(SUFFIX) ? id.slice(0, -SUFFIX.length) : undefined;
}
