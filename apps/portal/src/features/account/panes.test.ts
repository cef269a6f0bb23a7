import { expect, test } from 'vitest';
import { firstPanes, nextPanes, type Panes, type PanesEvent } from './panes.ts';

const panes = (pane: Panes['pane'], loginBy: Panes['loginBy'], registerBy: Panes['registerBy']): Panes => ({
  pane,
  loginBy,
  registerBy,
});

const rows: [string, Panes, PanesEvent, Panes][] = [
  ['begins', firstPanes, { type: 'paneChosen', pane: 'login' }, panes('login', 'code', 'phone')],
  [
    'opens the register pane',
    panes('login', 'password', 'phone'),
    { type: 'paneChosen', pane: 'register' },
    panes('register', 'password', 'phone'),
  ],
  [
    'returns to the login that was chosen before',
    panes('register', 'password', 'email'),
    { type: 'paneChosen', pane: 'login' },
    panes('login', 'password', 'email'),
  ],
  [
    'switches to the login by password',
    panes('login', 'code', 'email'),
    { type: 'loginWayChosen', way: 'password' },
    panes('login', 'password', 'email'),
  ],
  [
    'switches the registration to e-mail',
    panes('register', 'code', 'phone'),
    { type: 'registerWayChosen', way: 'email' },
    panes('register', 'code', 'email'),
  ],
  [
    'opens the login by code for a phone with an account',
    panes('register', 'password', 'phone'),
    { type: 'accountFound', by: 'phone' },
    panes('login', 'code', 'phone'),
  ],
  [
    'opens the login by password for an e-mail with an account',
    panes('register', 'code', 'email'),
    { type: 'accountFound', by: 'email' },
    panes('login', 'password', 'email'),
  ],
  [
    'returns to the login by password after a registration',
    panes('register', 'code', 'email'),
    { type: 'passwordReady' },
    panes('login', 'password', 'email'),
  ],
];

test.each(rows)('the login panel %s', (_, before, event, after) => {
  expect(nextPanes(before, event)).toEqual(after);
});
