import { useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { keepTyping, keptTyping, panesToBegin } from './kept-typing.ts';
import { nextPanes, type Panes, type PanesEvent } from './panes.ts';
import { type AccountForms, useAccountForms } from './use-account-forms.ts';

/** The panes and their forms. */
export interface AccountPanes {
  readonly panes: Panes;
  readonly forms: AccountForms;
  readonly dispatch: (event: PanesEvent) => void;
}

/**
 * Used by the page, popover or dialog around the login panel: closing and opening it again, here or elsewhere, loses nothing that
 * was typed except passwords.
 */
export function useAccountPanes(): AccountPanes {
  const portal = usePortal();
  const forms = useAccountForms();
  const [panes, setPanes] = useState(() => panesToBegin(keptTyping(portal)));
  return {
    panes,
    forms,
    dispatch: (event) => {
      const next = nextPanes(panes, event);
      keepTyping(portal, { panes: next });
      setPanes(next);
    },
  };
}
