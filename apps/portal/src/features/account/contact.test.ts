import { describe, expect, test } from 'vitest';
import { accountOf, type Contact, contactParam, contactText, countryOf, readContact } from './contact.ts';

const typed = {
  phoneNationCode: '+852',
  phone: '\u202d５１２３ 45-67\u202c',
  email: ' a＠b.cn\u200b ',
} as const;
const phone: Contact = { kind: 'phone', phone: '51234567', phoneNationCode: '+852' };
const email: Contact = { kind: 'email', email: 'a@b.cn' };

describe('a contact', () => {
  test('is read as the chosen kind, phone or e-mail, from the typed values', () => {
    expect(readContact('phone', typed)).toEqual(phone);
    expect(readContact('email', typed)).toEqual(email);
  });

  test.each([
    [phone, { phone: '51234567', phoneNationCode: '+852' }, '51234567', '+852 51234567'],
    [email, { email: 'a@b.cn' }, 'a@b.cn', 'a@b.cn'],
  ])('%o has the right param, account and text for a call', (contact, param, account, text) => {
    expect(contactParam(contact)).toEqual(param);
    expect(accountOf(contact)).toBe(account);
    expect(contactText(contact)).toBe(text);
  });

  test.each([
    ['13800000001', '+86'],
    ['0912345678', '+886'],
    ['51234567', '+852'],
    // The number is valid in Hong Kong and in Macao: a code must not go to somebody else's phone.
    ['61234567', undefined],
    ['candidate01', undefined],
    ['', undefined],
  ])('a phone number’s country: %s belongs to %s', (number, country) => {
    expect(countryOf(number)).toBe(country);
  });
});
