/** The website that an outside website's shares stand on: one of its own, told by its id. */
const SUFFIX = '-share';

export function shareWebsiteId(originalId: string): string {
  return originalId + SUFFIX;
}

/** The website that a share website belongs to; undefined for the id of any other website. */
export function originalWebsiteId(id: string): string | undefined {
  return id.endsWith(SUFFIX) ? id.slice(0, -SUFFIX.length) : undefined;
}
