export { logVisits } from './log-visits.ts';
