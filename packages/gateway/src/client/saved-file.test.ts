import { describe, expect, it } from 'vitest';
import { savedFileName } from './saved-file.ts';
import { savedFileType } from './saved-type.ts';

/** Names that a server, or somebody who uploads to it, may give to a file, and what it is saved as. */
const names: readonly (readonly [what: string, name: string, saved: string])[] = [
  ['a common one', '林小雨 简历 (1).pdf', '林小雨 简历 (1).pdf'],
  ['an apostrophe and quotes', `O'Neill "CV".pdf`, "O'Neill _CV_.pdf"],
  ['a path upwards', '../../etc/passwd', '_.._etc_passwd'],
  ['a path on Windows', '..\\..\\Startup\\run.bat', '_.._Startup_run.bat'],
  ['a drive', 'C:\\Windows\\a.dll', 'C__Windows_a.dll'],
  ['a stream of a file', 'a.txt:hidden.exe', 'a.txt_hidden.exe'],
  ['a hidden file', '.bashrc', 'bashrc'],
  ['dots and spaces alone', ' .. . ', 'file'],
  ['nothing', '', 'file'],
  ['what Windows would cut', 'resume.pdf. . ', 'resume.pdf'],
  ['a type written backwards', 'cv\u202Efdp.exe', 'cvfdp.exe'],
  ['isolated directions', '\u2066cv\u2069\u200F.pdf', 'cv.pdf'],
  ['a name that nobody sees', '\u200B\uFEFF\u00AD', 'file'],
  ['an end that C would see', 'cv.exe\0.pdf', 'cv.exe.pdf'],
  ['lines of a header', 'cv.pdf\r\nSet-Cookie: a=b', 'cv.pdfSet-Cookie_ a=b'],
  ['lines that are not of ASCII', 'cv\u2028\u2029\u0085.pdf', 'cv.pdf'],
  ['half a character', 'cv\uD83D.pdf', 'cv.pdf'],
  ['a device', 'CON', '_CON'],
  ['a device with a type', 'nul.txt', '_nul.txt'],
  ['a device with a number', 'com1.pdf', '_com1.pdf'],
  ['a device with a raised number', 'COM¹.pdf', '_COM¹.pdf'],
  ['a printer', 'prn.pdf', '_prn.pdf'],
  ['a line', 'Aux', '_Aux'],
  ['a port', 'LPT9.pdf', '_LPT9.pdf'],
  ['the other end of a console', 'conin$.txt', '_conin$.txt'],
  ['a device with a space before its type', 'NUL .pdf', '_NUL .pdf'],
  ['one end of a console', 'CONOUT$', '_CONOUT$'],
  ['wildcards and pipes', 'a*b?c|d<e>.pdf', 'a_b_c_d_e_.pdf'],
  ['that character where it joins nothing', 'cv\u200D.p\u200Ddf', 'cv.pdf'],
  ['too long', `${'长'.repeat(300)}.pdf`, `${'长'.repeat(76)}.pdf`],
  ['too long, of two halves each', `${'🎉'.repeat(300)}.pdf`, `${'🎉'.repeat(38)}.pdf`],
  ['too long, with an end inside of such a character', `a${'🎉'.repeat(300)}.pdf`, `a${'🎉'.repeat(37)}.pdf`],
  ['too long a type', `a.${'x'.repeat(300)}`, `a.${'x'.repeat(78)}`],
];

/** What no name of a file may hold. */
function isPlain(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= 80 &&
    name.isWellFormed() &&
    !/[\\/:*?"<>|]|[\p{Cc}\p{Zl}\p{Zp}]|\u200D(?!\p{Extended_Pictographic})|(?!\u200D)\p{Cf}|^[. ]|[. ]$|^(con(in\$|out\$)?|prn|aux|nul|(com|lpt)[\d¹²³]) *(\.|$)/iu.test(
      name,
    )
  );
}

describe('a downloaded file', () => {
  it.each(names)('is saved under a plain name, given %s', (_, name, saved) => {
    expect(savedFileName(name)).toBe(saved);
    expect(isPlain(saved)).toBe(true);
  });

  it('keeps a picture that is made of several', () => {
    const name = 'CV 👩🏽‍💻 👨‍👩‍👧.pdf';
    expect([savedFileName(name), isPlain(name)]).toEqual([name, true]);
  });

  it.each([
    ['a word that begins as a device does', 'console.pdf'],
    ['a device with a longer number', 'com10.pdf'],
    ['a device inside of a name', 'my nul.txt'],
    ['as many characters as are kept', `${'长'.repeat(76)}.pdf`],
  ])('keeps %s', (_, name) => {
    expect(savedFileName(name)).toBe(name);
  });

  it('keeps its type when it is cut, if that has ten letters at most', () => {
    const stem = 'x'.repeat(300);
    expect(savedFileName(`${stem}.abcdefghij`)).toBe(`${'x'.repeat(69)}.abcdefghij`);
    expect(savedFileName(`${stem}.abcdefghijk`)).toBe('x'.repeat(80));
  });

  it('is named at once, however long somebody made its name', () => {
    expect(savedFileName(`a${'.'.repeat(500_000)}b`)).toBe('a.b');
  });

  it('the table bites: but for the first, none of its names is plain by itself', () => {
    const [[, common], ...hostile] = [names[0] ?? ['', ''], ...names.slice(1)];
    expect(isPlain(common ?? '')).toBe(true);
    expect(hostile.filter(([, name]) => isPlain(String(name)))).toEqual([]);
  });

  it.each([
    'application/pdf',
    'application/json',
    'image/png',
    'image/jpeg',
    'image/gif',
    'image/bmp',
    'image/webp',
    'text/calendar',
  ])('keeps a type that does nothing: %s', (type) => expect(savedFileType(type)).toBe(type));

  it.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'application/xml',
    'application/rss+xml',
    'text/javascript',
    'text/css',
    'multipart/x-mixed-replace',
    'message/rfc822',
    'application/x-shockwave-flash',
    'image/png, text/html',
    'application/pdf\r\nX: y',
    '',
    'nonsense',
  ])('is but bytes when its type may run: %j', (type) => {
    expect(savedFileType(type)).toBe('application/octet-stream');
  });
});
