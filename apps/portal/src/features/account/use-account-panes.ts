import { useState } from 'react';
import { firstPanes, nextPanes, type Panes, type PanesEvent } from './panes.ts';
import { type AccountForms, useAccountForms } from './use-account-forms.ts';

/** Which pane is on screen, and what is typed in all of them. */
export interface AccountPanes {
  readonly panes: Panes;
  readonly forms: AccountForms;
  readonly happen: (event: PanesEvent) => void;
}

/**
 * Held by the page, popover or dialog around the login panel: closing and opening it again loses nothing of
 * what was typed.
 */
export function useAccountPanes(): AccountPanes {
  const forms = useAccountForms();
  const [panes, setPanes] = useState(firstPanes);
  return { panes, forms, happen: (event) => setPanes((before) => nextPanes(before, event)) };
}
