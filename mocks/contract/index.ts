export {
  type ContractCase,
  createSuite,
  type NotApplicable,
  type Outcome,
  type Suite,
} from './cases.ts';
export { type Coverage, type Mark, readCoverage, writeCoverage } from './coverage.ts';
export { failureOfFault } from './fault-cases.ts';
export { writeJunit } from './junit.ts';
export { type CaseResult, missingNeeds, runCase, runCases } from './run.ts';
export { readSettings, SettingError, type Settings, type SuiteCapability } from './settings.ts';
export { type CaseContext, httpTarget, localTarget, type Target } from './target.ts';
