/**
 * Sets parameters of the address of a world, by its control API.
 * @param gateway the address of the mock, with the session of the world
 * @throws {Error} if they are refused
 */
export async function setWorld(gateway: string, params: object): Promise<void> {
  const reply = await fetch(`${gateway}/__sandbox/set`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(params),
  });
  if (!reply.ok) throw new Error(`no world with ${JSON.stringify(params)}: ${await reply.text()}`);
}
