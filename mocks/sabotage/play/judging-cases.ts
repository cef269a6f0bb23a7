import type { ContractCase } from '../../contract/index.ts';

/** The cases that say something about a gateway: those of faults try the injector, and would put another world in place. */
export function casesThatJudge(cases: readonly ContractCase[]): ContractCase[] {
  return cases.filter(({ outcome }) => outcome.kind !== 'fault');
}
