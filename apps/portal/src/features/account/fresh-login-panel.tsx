import { LoginPanel } from './login-panel.tsx';
import { useAccountPanes } from './use-account-panes.ts';
import type { OnLoggedIn } from './use-login.ts';

/** The login with forms of its own, which go with it: for where it is asked for once. What was typed elsewhere is there. */
export function FreshLoginPanel({ onLoggedIn }: { readonly onLoggedIn?: OnLoggedIn }) {
  return <LoginPanel account={useAccountPanes()} onLoggedIn={onLoggedIn} />;
}
