import type { ContactKind } from '@careers/gateway/contract';

export type Pane = 'login' | 'register';
export type LoginWay = 'code' | 'password';

/** The pane on screen and each pane's way: a look at the other pane forgets neither (section 2, Header). */
export interface Panes {
  readonly pane: Pane;
  readonly loginBy: LoginWay;
  readonly registerBy: ContactKind;
}

export type PanesEvent =
  | { readonly type: 'paneChosen'; readonly pane: Pane }
  | { readonly type: 'loginWayChosen'; readonly way: LoginWay }
  | { readonly type: 'registerWayChosen'; readonly way: ContactKind }
  /** Somebody is registered under the contact already, and wants to log in instead. */
  | { readonly type: 'accountFound'; readonly by: ContactKind }
  /** There is a new password to log in with: an account was registered, or its password set. */
  | { readonly type: 'passwordReady' };

export const firstPanes: Panes = { pane: 'login', loginBy: 'code', registerBy: 'phone' };

/** What an event makes of the panes. Registering ends at the login (section 4, Registration). */
export function nextPanes(panes: Panes, event: PanesEvent): Panes {
  switch (event.type) {
    case 'paneChosen':
      return { ...panes, pane: event.pane };
    case 'loginWayChosen':
      return { ...panes, loginBy: event.way };
    case 'registerWayChosen':
      return { ...panes, registerBy: event.way };
    case 'accountFound':
      // A code goes to phones only.
      return { ...panes, pane: 'login', loginBy: event.by === 'phone' ? 'code' : 'password' };
    case 'passwordReady':
      return { ...panes, pane: 'login', loginBy: 'password' };
  }
}
