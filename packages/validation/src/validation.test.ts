import { describe, expect, it } from 'vitest';
import {
  accountKind,
  accountRule,
  agreementRule,
  asValidate,
  checkFile,
  confirmPasswordRule,
  currentPasswordRule,
  emailRule,
  type FileKind,
  firstOf,
  MEGABYTE,
  mostFiles,
  newPasswordRule,
  normalizeCode,
  normalizeEmail,
  normalizePhone,
  type PhoneNationCode,
  phoneCountries,
  phoneNationCodes,
  phoneRule,
  required,
  splitInternational,
  ticked,
  verificationCodeRule,
} from './index.ts';

describe('phone by country code', () => {
  it.each<[PhoneNationCode, string, ReturnType<ReturnType<typeof phoneRule>>]>([
    ['+86', '13800000001', undefined],
    ['+86', '138 0000-0001', undefined],
    ['+86', '12800000001', 'phoneInvalid'],
    ['+86', '1380000000', 'phoneInvalid'],
    ['+86', '138000000011', 'phoneInvalid'],
    ['+852', '51234567', undefined],
    ['+852', '61234567', undefined],
    ['+852', '91234567', undefined],
    ['+852', '71234567', 'phoneInvalid'],
    ['+852', '5123456', 'phoneInvalid'],
    ['+853', '61234567', undefined],
    ['+853', '51234567', 'phoneInvalid'],
    ['+886', '0912345678', undefined],
    ['+886', '0812345678', 'phoneInvalid'],
    ['+886', '091234567', 'phoneInvalid'],
    ['+86', '', 'phoneRequired'],
    ['+852', '  ', 'phoneRequired'],
  ])('%s %j gives %j', (country, value, code) => {
    expect(phoneRule(country)(value)).toBe(code);
  });

  it.each(phoneNationCodes)('%s has an example that is right, and wrong with one more digit', (country) => {
    const { example } = phoneCountries[country];
    const judged = [example, `${example}0`, `0${example}`, `${example[0]}${example}`].map(phoneRule(country));
    expect(judged).toEqual([undefined, 'phoneInvalid', 'phoneInvalid', 'phoneInvalid']);
  });

  it.each([
    ['+86 138 0000 0001', { nationCode: '+86', phone: '13800000001' }],
    ['+852-5123-4567', { nationCode: '+852', phone: '51234567' }],
    ['+85361234567', { nationCode: '+853', phone: '61234567' }],
    ['+886912345678', { nationCode: '+886', phone: '0912345678' }],
    ['+8860912345678', { nationCode: '+886', phone: '0912345678' }],
    ['13800000001', undefined],
    ['+1 202 555 0100', undefined],
    ['\u202a+86 138 0000 0001\u202c', { nationCode: '+86', phone: '13800000001' }],
    ['＋８５２５１２３４５６７', { nationCode: '+852', phone: '51234567' }],
    ['(+86) 138 0000 0001', { nationCode: '+86', phone: '13800000001' }],
    ['+86 (138) 0000.0001', { nationCode: '+86', phone: '13800000001' }],
    ['tel:+85251234567', { nationCode: '+852', phone: '51234567' }],
    ['00886 912 345 678', { nationCode: '+886', phone: '0912345678' }],
    // Typed as far as this, it has its country already.
    ['+86138', { nationCode: '+86', phone: '138' }],
    ['0086138', undefined],
    ['0086-employee', undefined],
    ['00491701234567', undefined],
  ])('a pasted %j selects the country and keeps the national part', (value, parts) => {
    expect(splitInternational(value)).toEqual(parts);
  });

  it.each([
    ['spaces and dashes', ' 138-0000–0001 '],
    ['marks that nobody sees, as contacts and chats bring them along', '\u202d138\u200b00000001\u202c\ufeff'],
    ['the wide digits of an input method', '１３８－００００－０００１'],
  ])('is judged, stored and sent without %s', (_, typed) => {
    expect(normalizePhone(typed)).toBe('13800000001');
    expect(phoneRule('+86')(typed)).toBeUndefined();
    expect(accountKind(typed)).toBe('phone');
  });
});

describe('e-mail', () => {
  it.each([
    ['candidate@example.com', undefined],
    [' candidate@example.com ', undefined],
    ['candidate@example.com\u200b', undefined],
    ['candidate＠example．com', undefined],
    ["o'brien+jobs@mail.example.co.uk", undefined],
    ['a@localhost', undefined],
    ['', 'emailRequired'],
    ['candidate', 'emailInvalid'],
    ['a@-b.com', 'emailInvalid'],
    ['a@b..com', 'emailInvalid'],
    ['a b@c.com', 'emailInvalid'],
  ])('the address %j gives %j', (value, code) => {
    expect(emailRule(value)).toBe(code);
  });

  it('is sent without invisible characters, and in plain letters', () => {
    expect(normalizeEmail(' \u200bcandidate＠example.com\ufeff ')).toBe('candidate@example.com');
  });

  it.each([
    ['candidate@example.com', 'email'],
    ['candidate＠example.com', 'email'],
    ['13800000001', 'phone'],
    ['+852 5123 4567', 'phone'],
    ['(+852) 5123 4567', 'phone'],
    ['tel:+86-138-0000-0001', 'phone'],
    ['+86 (138) 0000.0001', 'phone'],
    ['candidate01', 'account'],
    ['+86-employee', 'account'],
    ['138.0000', 'account'],
  ])('the account %j is a %s', (value, kind) => {
    expect(accountKind(value)).toBe(kind);
  });
});

describe('a password', () => {
  it.each([
    ['Passw0rd', undefined],
    ['Passw0rdPassw0rd1234', undefined],
    ['Passw0rdPassw0rd12345', 'passwordWeak'],
    ['Passw0r', 'passwordWeak'],
    ['passw0rd', 'passwordWeak'],
    ['PASSW0RD', 'passwordWeak'],
    ['Password', 'passwordWeak'],
    ['Passw0rd!', 'passwordWeak'],
    ['Passw0rd密', 'passwordWeak'],
    ['!Passw0rd', 'passwordWeak'],
    ['', 'passwordRequired'],
  ])(
    'that is new has 8 to 20 letters and digits, with an upper case, a lower case and a digit: %j gives %j',
    (value, code) => {
      expect(newPasswordRule(value)).toBe(code);
    },
  );

  it.each([
    ['', 'passwordRequired'],
    [' ', undefined],
    ['short', undefined],
    ['a directory’s own, with 49 characters and a 密码!', undefined],
    ['x'.repeat(245), undefined],
    ['x'.repeat(246), 'passwordTooLong'],
    ['密'.repeat(82), 'passwordTooLong'],
  ])(
    'that exists is only required, and has to be short enough for its encryption: %j gives %j',
    (value, code) => {
      expect(currentPasswordRule(value)).toBe(code);
    },
  );

  it('has to be typed twice alike', () => {
    const rule = confirmPasswordRule('Passw0rd');
    expect([rule(''), rule('Passw0rb'), rule('Passw0rd')]).toEqual([
      'confirmRequired',
      'passwordMismatch',
      undefined,
    ]);
  });
});

describe('a file is judged by its extension and by its first bytes', () => {
  const pdf = new TextEncoder().encode('%PDF-1.7');
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const mp4 = Uint8Array.of(0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70);

  it.each<[FileKind, string, number, Uint8Array, ReturnType<typeof checkFile>]>([
    ['resumeAttachment', 'cv.pdf', 20 * MEGABYTE, pdf, undefined],
    ['resumeAttachment', 'cv.PDF', 10, pdf, undefined],
    ['resumeAttachment', 'cv.pdf', 20 * MEGABYTE + 1, pdf, 'fileTooLarge'],
    ['resumeAttachment', 'cv.exe', 10, pdf, 'fileWrongFormat'],
    ['resumeAttachment', 'cv.pdf', 10, png, 'fileNotAsNamed'],
    ['photo', 'me.png', MEGABYTE, png, undefined],
    ['photo', 'me.png', MEGABYTE + 1, png, 'fileTooLarge'],
    ['photo', 'me.pdf', 10, pdf, 'fileWrongFormat'],
    ['video', 'intro.mp4', 100 * MEGABYTE, mp4, undefined],
    ['video', 'intro.mp4', 10, png, 'fileNotAsNamed'],
    ['resumeImport', 'cv.txt', 5, new TextEncoder().encode('hello'), undefined],
    ['feedbackAttachment', 'screen.png', 10 * MEGABYTE, png, undefined],
    ['feedbackAttachment', 'screen.png', 10 * MEGABYTE + 1, png, 'fileTooLarge'],
    ['feedbackAttachment', 'page.html', 10, png, 'fileWrongFormat'],
    ['offerAttachment', 'anything.bin', 10 * MEGABYTE, png, undefined],
    ['offerAttachment', 'anything.bin', 10 * MEGABYTE + 1, png, 'fileTooLarge'],
    ['photo', 'me.png', 0, new Uint8Array(), 'fileEmpty'],
  ])('for %s, %s of %i bytes', (kind, name, size, head, code) => {
    const bytes = new Uint8Array(size);
    bytes.set(head);
    expect(checkFile(kind, { name, bytes })).toBe(code);
  });

  it('comes with at most four others to an offer, and to a form with as many as form and kind allow', () => {
    expect([mostFiles('offerAttachment'), mostFiles('offerAttachment', 3)]).toEqual([5, 3]);
    expect([mostFiles('offerAttachment', 9), mostFiles('resumeAttachment', 3)]).toEqual([5, 3]);
    expect(mostFiles('resumeAttachment')).toBeUndefined();
  });
});

describe('verification code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['1\u00a02–3\u20094\u30005\n6', '123456'],
    ['１２３４５６', '123456'],
    ['AB 12', 'AB12'],
  ])('%j is sent as %j', (typed, sent) => {
    expect(normalizeCode(typed)).toBe(sent);
    expect(verificationCodeRule(typed)).toBeUndefined();
  });

  it.each([
    ['', 'codeRequired'],
    [' - ', 'codeRequired'],
    ['1 2 3 4 5 6 7 8 9 0', undefined],
    ['12345678901', 'codeTooLong'],
  ])('the input %j gives %j', (value, code) => {
    expect(verificationCodeRule(value)).toBe(code);
  });
});

describe('general rules', () => {
  it('required refuses invisible text, and ticked refuses an empty box', () => {
    for (const unseen of ['', ' \t', '\u200b', '\u2060 \ufeff\u3000'])
      expect(required('missing')(unseen)).toBe('missing');
    expect([ticked('consent')(false), ticked('consent')(true)]).toEqual(['consent', undefined]);
  });

  it('an account and the agreement are required, each with a code of its own', () => {
    expect([accountRule(' '), accountRule('name')]).toEqual(['accountRequired', undefined]);
    expect([agreementRule(false), agreementRule(true)]).toEqual(['agreementRequired', undefined]);
  });

  it('firstOf gives the first problem, and asValidate gives it as a form library expects it', () => {
    const rule = firstOf<string, string>(required('missing'), (value) =>
      value.length > 3 ? 'long' : undefined,
    );
    expect(['', 'four', 'abc'].map(asValidate(rule))).toEqual(['missing', 'long', true]);
  });
});
