import { expect } from './account-recipes.ts';
import { type ReferenceOf, recipe } from './reference-types.ts';
import type * as settings from './settings.ts';
import { contactsReference } from './settings-contacts.reference.ts';
import { personalDataReference } from './settings-data.reference.ts';
import { ownerReference } from './settings-owner.reference.ts';
import { passwordReference } from './settings-password.reference.ts';
import { settingsOf } from './settings-recipes.ts';

export const settingsReference: ReferenceOf<typeof settings> = {
  getAccountSettings: {
    summary: 'How the account can be reached and entered, its contacts masked.',
    example: {
      param: {},
      data: {
        account: 'candidate01',
        phone: '138****0001',
        phoneNationCode: '+86',
        email: 'ca***@example.com',
        passwordSet: true,
        directory: false,
      },
    },
    success: recipe(async (probe) => {
      const { phone } = probe.account('candidate');
      await probe.login('candidate');
      const shown = await settingsOf(probe);
      expect(shown.phone !== undefined && shown.phone !== phone, 'the phone is shown, and masked');
      expect(shown.passwordSet && !shown.directory, 'it is an account with a password of its own');
    }),
    reasons: {},
  },

  ...ownerReference,
  ...contactsReference,
  ...passwordReference,
  ...personalDataReference,
};
