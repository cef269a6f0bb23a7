/** The key in the session storage under which what was typed survives a reload. */
export const TYPED_KEY = 'careers-typed';

/** Whether there is something to restore after a reload. */
export function hasKeptTyped(): boolean {
  try {
    return sessionStorage.getItem(TYPED_KEY) !== null;
  } catch {
    return false;
  }
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Fields with a text or a choice. Passwords and codes are never stored, and files cannot be. A password that is shown is in a field
 * of type `text`: then only its `autocomplete` tells.
 */
const kept = `textarea, select, input:not(${['password', 'hidden', 'file', 'checkbox', 'radio']
  .map((type) => `[type=${type}]`)
  .join()}, [autocomplete=one-time-code], [autocomplete$=-password])`;

interface NamedField {
  readonly field: TypedField;
  readonly name: string;
  /** Its index among the fields of that name. */
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

/** Reloads the page; what was typed is stored for it (`restoreTyped`), if the browser allows that. */
export function reloadKeepingTyped(): void {
  const fields = typedFields().map(({ field, name, place }) => ({ name, place, value: field.value }));
  try {
    const typed = fields.filter(({ value }) => value !== '');
    sessionStorage.setItem(TYPED_KEY, JSON.stringify({ route: location.hash, typed, at: Date.now() }));
  } catch {
    // Without a session storage what was typed is lost.
  }
  location.reload();
}
