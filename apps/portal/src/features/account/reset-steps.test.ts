import { expect, test } from 'vitest';
import type { Contact } from './contact.ts';
import { firstStep, nextResetStep, type ResetEvent, type ResetStep } from './reset-steps.ts';

const contact: Contact = { kind: 'email', email: 'a@b.cn' };
const verify = firstStep;
const password: ResetStep = { step: 'password', contact, token: 'token' };
const done: ResetStep = { step: 'done', contact };
const verified: ResetEvent = { type: 'verified', contact, token: 'token' };
const other: ResetEvent = { type: 'verified', contact: { kind: 'email', email: 'c@d.cn' }, token: 'other' };

const rows: [ResetStep, ResetEvent, ResetStep][] = [
  [verify, verified, password],
  [verify, { type: 'wentBack' }, verify],
  [verify, { type: 'passwordSet' }, verify],
  [verify, { type: 'left' }, verify],
  [password, other, password],
  [password, { type: 'wentBack' }, verify],
  [password, { type: 'passwordSet' }, done],
  [password, { type: 'left' }, password],
  [done, verified, done],
  [done, { type: 'wentBack' }, done],
  [done, { type: 'passwordSet' }, done],
  [done, { type: 'left' }, verify],
];

test.each(rows)('the password reset goes from %j by the event %j to %j', (now, event, next) => {
  expect(nextResetStep(now, event)).toEqual(next);
});
