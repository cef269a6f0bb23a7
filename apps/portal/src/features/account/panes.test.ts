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
    'goes back to the way it had',
    panes('register', 'password', 'email'),
    { type: 'paneChosen', pane: 'login' },
    panes('login', 'password', 'email'),
  ],
  [
    'logs in another way',
    panes('login', 'code', 'email'),
    { type: 'loginWayChosen', way: 'password' },
    panes('login', 'password', 'email'),
  ],
  [
    'registers another way',
    panes('register', 'code', 'phone'),
    { type: 'registerWayChosen', way: 'email' },
    panes('register', 'code', 'email'),
  ],
  [
    'logs in by code where a phone is known already',
    panes('register', 'password', 'phone'),
    { type: 'accountFound', by: 'phone' },
    panes('login', 'code', 'phone'),
  ],
  [
    'logs in by password where an e-mail is known already',
    panes('register', 'code', 'email'),
    { type: 'accountFound', by: 'email' },
    panes('login', 'password', 'email'),
  ],
  [
    'returns to the login once registered',
    panes('register', 'code', 'email'),
    { type: 'passwordReady' },
    panes('login', 'password', 'email'),
  ],
];

test.each(rows)('%s', (_, before, event, after) => {
  expect(nextPanes(before, event)).toEqual(after);
});
