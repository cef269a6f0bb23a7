/** The parts of `config.json` that the floors read. */
export interface FloorConfig {
  readonly gatewayUrl: string;
  readonly websiteId: string;
}

export async function fetchConfig(): Promise<FloorConfig> {
  return (await fetch('config.json')).json();
}

/**
 * The simplest call of the gateway: no schema is checked, and the bench signs it on its way, so that the floor needs no signature
 * of its own.
 */
export async function askGateway<Data>(
  { gatewayUrl }: FloorConfig,
  method: string,
  param: object,
): Promise<Data> {
  const answered = await fetch(gatewayUrl, { method: 'POST', body: JSON.stringify({ method, param }) });
  const reply: { readonly returnData: string } = await answered.json();
  const bytes = Uint8Array.from(atob(reply.returnData), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
