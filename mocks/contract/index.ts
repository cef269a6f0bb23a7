export { type BrokenParam, brokenParams } from './cases/break-param.ts';
export {
  type ContractCase,
  createSuite,
  type NotApplicable,
  type Outcome,
  type Suite,
} from './cases/create-suite.ts';
export { type Coverage, type Mark, readCoverage, writeCoverage } from './report/coverage.ts';
export { writeJunit } from './report/junit.ts';
export { type CaseResult, missingNeeds, runCase, runCases } from './run.ts';
export { readSettings, SettingError, type Settings, type SuiteCapability } from './target/settings.ts';
export { type CaseContext, httpTarget, localTarget, type Target } from './target/target.ts';
