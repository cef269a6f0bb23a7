export { askEarly } from './ask-early.ts';
export { HomePage } from './home-page.tsx';
