import type { FieldElement } from './form.ts';

export function isCheckbox(element: FieldElement): element is HTMLInputElement {
  return element.type === 'checkbox';
}

/** Shows a value in a control, unless it stands there already: the cursor stays where it is. */
export function writeTo(element: FieldElement, value: unknown): void {
  const text = String(value ?? '');
  if (isCheckbox(element)) element.checked = value === true;
  else if (element.value !== text) element.value = text;
}

/** The control of a form that has a name, the first where there are several, as radios are. */
export function namedIn(form: HTMLFormElement | undefined, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  const element = found instanceof RadioNodeList ? found[0] : found;
  return element instanceof HTMLElement ? element : undefined;
}

/** Which of some elements stands before the others. */
export function firstOnPage(elements: readonly (HTMLElement | undefined)[]): HTMLElement | undefined {
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return elements.reduce((first, one) => (first && (!one || isBefore(first, one)) ? first : one), undefined);
}
