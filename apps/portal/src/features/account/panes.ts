import type { ContactKind } from '@careers/gateway/contract';

export type Pane = 'login' | 'register';
type LoginWay = 'code' | 'password';

/** The pane on screen, and the tab of each pane, which is kept while the other pane is shown (section 2, Header). */
export interface Panes {
  readonly pane: Pane;
  readonly loginBy: LoginWay;
  readonly registerBy: ContactKind;
}

export type PanesEvent =
  | { readonly type: 'paneChosen'; readonly pane: Pane }
  | { readonly type: 'loginWayChosen'; readonly way: LoginWay }
  | { readonly type: 'registerWayChosen'; readonly way: ContactKind }
  /** The contact is registered already, and the person wants to log in instead. */
  | { readonly type: 'accountFound'; readonly by: ContactKind }
  /** An account was registered, or its password set: the person can log in with it. */
  | { readonly type: 'passwordReady' };

export const firstPanes: Panes = { pane: 'login', loginBy: 'code', registerBy: 'phone' };

/** The panes after an event. A registration leads to the login (section 4, Registration). */
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
