export { enterShare } from './enter-share.ts';
