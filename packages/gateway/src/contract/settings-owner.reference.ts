import { codeReasons, expect, NO_CIPHER, refused, sendOwnCode, WRONG_CODE } from './account-recipes.ts';
import { signOnDirectly } from './directory.reference.ts';
import { needing, type Probe, type ReferenceOf } from './reference-types.ts';
import type * as settings from './settings.ts';
import { proveOwner } from './settings.ts';
import { loginCodeOnly, newcomersPhone, newcomersProof, ownCode } from './settings-recipes.ts';

const byCode = (probe: Probe, verificationCode: string, own: 'phone' | 'email' = 'phone') =>
  probe.call(proveOwner, { by: 'code', own, verificationCode });

const byPassword = (probe: Probe, password: string) => probe.call(proveOwner, { by: 'password', password });

/** Who asks for a change of the account, proven anew. */
export const ownerReference: Pick<ReferenceOf<typeof settings>, 'proveOwner'> = {
  proveOwner: {
    summary: 'Proves that the owner asks, by a code to a contact of the account or by its password.',
    example: {
      param: { by: 'code', own: 'phone', verificationCode: '123456' },
      data: { ownerProof: '6b1f…' },
    },
    success: needing(['inbox', 'own-account'], async (probe) => {
      await probe.login('newcomer');
      const byPhone = await byCode(probe, await ownCode(probe, 'phone', newcomersPhone(probe)));
      expect(byPhone.ownerProof !== (await newcomersProof(probe)), 'each proof is another one');
    }),
    reasons: {
      ...codeReasons(['own-account'], {
        send: async (probe) => {
          await probe.login('newcomer');
          await sendOwnCode(probe, 'phone');
          return newcomersPhone(probe);
        },
        enter: byCode,
      }),
      notBound: needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        return byCode(probe, WRONG_CODE, 'email');
      }),
      passwordNotSet: needing(['magic-values'], async (probe) => {
        await loginCodeOnly(probe);
        return byPassword(probe, NO_CIPHER);
      }),
      passwordWrong: needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        return byPassword(probe, await probe.encrypt('Wr0ngPassword'));
      }),
      passwordUnreadable: needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        return byPassword(probe, NO_CIPHER);
      }),
      directoryOwned: needing(['directory'], async (probe) => {
        await signOnDirectly(probe);
        return byPassword(probe, await probe.encrypt(probe.directory.password));
      }),
    },
    also: {
      'locks the password after five wrong ones': needing(['clock', 'own-account'], async (probe) => {
        const { password } = probe.account('newcomer');
        await probe.login('newcomer');
        const wrong = await probe.encrypt('Wr0ngPassword');
        for (let tries = 0; tries < 5; tries++) await refused(byPassword(probe, wrong));
        await refused(byPassword(probe, await probe.encrypt(password)));
        await probe.advance('15m');
        return byPassword(probe, await probe.encrypt(password));
      }),
    },
  },
};
