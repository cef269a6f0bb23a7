export { askEarly } from './ask-early.ts';
