import type { AddressProblem } from '@careers/mocks';

/** Shows what is wrong with an address, and the valid values, instead of opening a default world. */
export function showProblems(
  element: HTMLElement,
  problems: readonly AddressProblem[],
  words = { heading: 'This address describes no world', way: 'Open the default world' },
): void {
  element.className = 'problems';
  const heading = document.createElement('h1');
  heading.textContent = words.heading;
  const list = document.createElement('ul');
  for (const { parameter, value, valid } of problems) {
    const item = document.createElement('li');
    const code = document.createElement('code');
    code.textContent = `${parameter}=${value}`;
    item.append(code, ` expected ${valid}`);
    list.append(item);
  }
  const link = document.createElement('a');
  link.href = location.pathname;
  link.textContent = words.way;
  element.replaceChildren(heading, list, link);
}
