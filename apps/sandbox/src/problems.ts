import type { AddressProblem } from '@careers/mocks';

/** Says why there is no world: mostly a browser that lets the page have no service worker. */
export function showFailure(element: HTMLElement, error: unknown): void {
  element.className = 'problems';
  const heading = document.createElement('h1');
  heading.textContent = 'The world could not be opened';
  const why = document.createElement('p');
  why.textContent = `${error}. The sandbox needs a service worker: open it over https or on localhost, not in a window that keeps nothing, and reload.`;
  element.replaceChildren(heading, why);
}

/** Says what an address got wrong and what it takes, instead of a world that nobody asked for. */
export function showProblems(element: HTMLElement, problems: readonly AddressProblem[]): void {
  element.className = 'problems';
  const heading = document.createElement('h1');
  heading.textContent = 'This address describes no world';
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
  link.textContent = 'Open the default world';
  element.replaceChildren(heading, list, link);
}
