import { describe, expectTypeOf, it } from 'vitest';
import {
  type Delivery,
  deliverResume,
  getPublicKey,
  ifAccountExist,
  type LoginResult,
  loadWebsiteStyle,
  login,
  type PositionSummary,
  queryHotPositions,
  queryPositionList,
  type ReasonOf,
  sendVerificationCode,
} from '../contract/index.ts';
import type { Gateway } from './gateway.ts';

// Checked by the compiler: a wrong param must not compile, and each `@ts-expect-error` fails if it does.
declare const gateway: Gateway;

describe('the typed client', () => {
  it('gives each method’s data', () => {
    expectTypeOf(() => gateway.call(getPublicKey, {})).returns.resolves.toEqualTypeOf<{
      publicKey: string;
    }>();
    expectTypeOf(() => gateway.call(queryHotPositions, {})).returns.resolves.toEqualTypeOf<
      PositionSummary[]
    >();
    const signIn = () =>
      gateway.call(login, { loginType: 'password', username: 'u', password: 'p', homepageConfigId: 's' });
    expectTypeOf(signIn).returns.resolves.toEqualTypeOf<LoginResult>();
    const deliver = () =>
      gateway.call(deliverResume, { positionId: 'p', source: 'resume', idempotencyKey: 'key-12345678' });
    expectTypeOf(deliver).returns.resolves.toEqualTypeOf<Delivery>();
  });

  it('takes optional fields or leaves them out, and a number as a decimal text too', () => {
    expectTypeOf(() => gateway.call(queryPositionList, {})).toBeFunction();
    expectTypeOf(() => gateway.call(queryPositionList, { pageNo: '2', sort: 'hot' })).toBeFunction();
    expectTypeOf(() => gateway.call(loadWebsiteStyle, { id: 's' })).toBeFunction();
  });

  it('refuses a param that breaks the contract', () => {
    void (() => [
      // @ts-expect-error a required field is missing
      gateway.call(ifAccountExist, { username: 'u' }),
      // @ts-expect-error a wrong type
      gateway.call(ifAccountExist, { username: 7, usernameType: 'phone' }),
      // @ts-expect-error a value that is not listed
      gateway.call(ifAccountExist, { username: 'u', usernameType: 'fax' }),
      // @ts-expect-error a field that the method does not have
      gateway.call(sendVerificationCode, { function: 'login', telephone: '1' }),
      // @ts-expect-error a password login without its password
      gateway.call(login, { loginType: 'password', username: 'u' }),
      // @ts-expect-error a field of the other kind of login
      gateway.call(login, { loginType: 'password', username: 'u', password: 'p', verificationCode: '1' }),
      // @ts-expect-error a submit without its key
      gateway.call(deliverResume, { positionId: 'p', source: 'resume' }),
      // @ts-expect-error no param at all
      gateway.call(getPublicKey),
    ]);
  });

  it('knows the declared reasons of a method', () => {
    expectTypeOf<ReasonOf<typeof sendVerificationCode>>().toEqualTypeOf<
      | 'contactInvalid'
      | 'accountUnknown'
      | 'directoryOwned'
      | 'accountExists'
      | 'notBound'
      | 'tooOften'
      | 'locked'
    >();
    expectTypeOf<ReasonOf<typeof getPublicKey>>().toBeNever();
  });
});
