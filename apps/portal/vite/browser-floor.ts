/** The oldest browsers that the portal is built for: docs/decisions/0026-the-oldest-browsers.md. */
export const browserFloor = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];
