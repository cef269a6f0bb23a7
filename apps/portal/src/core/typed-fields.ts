/** Where a reload finds what was typed before it; gone with the tab. */
export const TYPED_KEY = 'careers-typed';

/** Whether a reload has left something to give back. */
export function hasKeptTyped(): boolean {
  try {
    return sessionStorage.getItem(TYPED_KEY) !== null;
  } catch {
    return false;
  }
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields with a text or a choice; passwords and codes are kept nowhere, and files cannot be. */
const kept = `textarea, select, input:not(${['password', 'hidden', 'file', 'checkbox', 'radio']
  .map((type) => `[type=${type}]`)
  .join()}, [autocomplete=one-time-code])`;

interface NamedField {
  readonly field: TypedField;
  readonly name: string;
  /** Which of several with that name it is. */
  readonly place: number;
}

/** The fields of the page, named so that they are found again after a reload. */
export function typedFields(): NamedField[] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<TypedField>(kept)].map((field) => {
    const name = field.name || field.ariaLabel || field.labels?.[0]?.textContent || '';
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    return { field, name, place };
  });
}

/** Loads the page anew; what was typed is kept for it (`restoreTyped`), where anything can be kept. */
export function reloadKeepingTyped(): void {
  const fields = typedFields().map(({ field, name, place }) => ({ name, place, value: field.value }));
  try {
    const typed = fields.filter(({ value }) => value !== '');
    sessionStorage.setItem(TYPED_KEY, JSON.stringify({ route: location.hash, typed, at: Date.now() }));
  } catch {
    // Without a session storage the reload is all there is.
  }
  location.reload();
}
