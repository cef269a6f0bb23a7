/** A hook's answer; a hook that fails has given none, and the call keeps the failure it asked about. */
export async function askHook<Answer>(hook: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await hook();
  } catch {
    return undefined;
  }
}
