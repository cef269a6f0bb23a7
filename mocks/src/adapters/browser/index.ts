export { isWorldPath } from '../route.ts';
export { type BrowserWorld, startBrowserWorld } from './browser-world.ts';
export { openKeptDirectory } from './kept-directory.ts';
export { type KeptVisit, openVisitStore, type VisitStore } from './visit-store.ts';
export { findEarlier, type KeepingProblem } from './world-saver.ts';
