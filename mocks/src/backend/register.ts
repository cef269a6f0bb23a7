import { consentsAt } from './agreements.ts';
import { takeCode } from './codes.ts';
import { readContact, refuseTaken } from './contacts.ts';
import type { Resolvers } from './context.ts';
import { dropFirstRegistered } from './drop-account.ts';
import { readNewPassword } from './new-password.ts';

export const registerResolvers = {
  registerAccount: (param, context) => {
    context.site(param.homepageConfigId);
    const contact = readContact(param);
    const passwordHash = readNewPassword(param.password, param.passwordConfirm);
    refuseTaken(context, contact);
    // The code is checked last: a right one is used up, and after any earlier refusal it can be used again.
    takeCode(context, contact.address, 'register', param.verificationCode);
    const now = context.clock.now();
    const id = context.newId('account');
    const { accounts, resumes } = context.state();
    dropFirstRegistered(context.state(), context.files);
    accounts[id] = {
      id,
      name: '',
      passwordHash,
      consents: consentsAt(now),
      ...(contact.kind === 'email'
        ? { email: contact.to }
        : { phone: contact.username, phoneNationCode: contact.phoneNationCode ?? '+86' }),
    };
    resumes[id] = { revision: 0, updatedAt: now, sample: false, written: {} };
    return {};
  },
} satisfies Partial<Resolvers>;
