/** Leaves the app for another site, in the same tab. */
export function leaveApp(address: string): void {
  location.assign(address);
}
