import type { FieldElement } from './form.ts';

export function isCheckbox(element: FieldElement): element is HTMLInputElement {
  return element.type === 'checkbox';
}

/** Writes a value into a control, unless it has that value already: writing would move the cursor. */
export function writeTo(element: FieldElement, value: unknown): void {
  const text = String(value ?? '');
  if (isCheckbox(element)) element.checked = value === true;
  else if (element.value !== text) element.value = text;
}

/** The control of a form by its name; of several, such as radios, the first. */
export function namedIn(form: HTMLFormElement | undefined, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  const element = found instanceof RadioNodeList ? found[0] : found;
  return element instanceof HTMLElement ? element : undefined;
}

/** The element that comes first on the page. */
export function firstOnPage(elements: readonly (HTMLElement | undefined)[]): HTMLElement | undefined {
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return elements.reduce((first, one) => (first && (!one || isBefore(first, one)) ? first : one), undefined);
}
