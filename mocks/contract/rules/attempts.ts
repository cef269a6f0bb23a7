import { GatewayFailure } from '@careers/gateway';
import { ContractBreach, expectSame } from '../cases/check.ts';

/** The refusal of a call; undefined if it succeeded. Any other failure is thrown. */
export async function refusalOf(call: Promise<unknown>): Promise<GatewayFailure | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof GatewayFailure) return error;
    throw error;
  }
}

/** @throws {ContractBreach} when a call succeeds that the rule forbids, or fails other than by a business refusal. */
export async function expectRefused(what: string, call: Promise<unknown>): Promise<GatewayFailure> {
  const failure = await refusalOf(call);
  if (!failure) throw new ContractBreach(`${what} is to be refused, but it was let pass`);
  expectSame(`the code of ${what}`, failure.code, '451');
  return failure;
}

/** @throws {ContractBreach} when a call is refused that the rule allows. */
export async function expectTaken<Data>(what: string, call: Promise<Data>): Promise<Data> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    const { code = '', reason = '', message } = error;
    const said = [code, reason, message].filter(Boolean).join(' ');
    throw new ContractBreach(`${what} is to be taken, but it was refused: ${said}`);
  }
}

/** @throws {ContractBreach} when a call in a session that has ended is answered otherwise than 40101. */
export async function expectExpired(what: string, call: Promise<unknown>): Promise<void> {
  const failure = await refusalOf(call);
  expectSame(`the code of ${what}`, failure?.code ?? 'success', '40101');
}
