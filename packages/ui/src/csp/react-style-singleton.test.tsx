import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { styleSingleton, stylesheetSingleton } from './react-style-singleton.ts';

/** jsdom knows no constructed sheets. */
class Sheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}
const adopted = () => document.adoptedStyleSheets.map((sheet) => (sheet as unknown as Sheet).css);

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
});
// jsdom's own stands on the class again.
afterEach(() => void Reflect.deleteProperty(document, 'adoptedStyleSheets'));

test('rules are adopted once while any component uses them, and no style element is written', () => {
  const written = document.querySelectorAll('style').length;
  const Style = styleSingleton();
  const one = render(<Style styles="body { overflow: hidden }" />);
  const two = render(<Style styles="body { overflow: clip }" />);
  expect(adopted()).toEqual(['body { overflow: hidden }']);
  expect(document.querySelectorAll('style')).toHaveLength(written);
  one.unmount();
  expect(adopted()).toEqual(['body { overflow: hidden }']);
  two.unmount();
  expect(adopted()).toEqual([]);
});

test('a dynamic change of the styles replaces the adopted rules', () => {
  const Style = styleSingleton();
  const { rerender } = render(<Style styles="a {}" dynamic />);
  rerender(<Style styles="b {}" dynamic />);
  expect(adopted()).toEqual(['b {}']);
});

test('removing a style sheet leaves the sheets of others adopted', () => {
  const [mine, other] = [stylesheetSingleton(), stylesheetSingleton()];
  other.add('other {}');
  mine.add('mine {}');
  mine.remove();
  expect(adopted()).toEqual(['other {}']);
});
