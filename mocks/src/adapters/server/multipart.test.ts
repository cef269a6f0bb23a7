import { describe, expect, it } from 'vitest';
import { readFilePart } from './multipart.ts';

async function encoded(form: FormData) {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return [Buffer.from(await response.arrayBuffer()), type] as const;
}

function formOf(file: File) {
  const form = new FormData();
  form.append('note', 'a text beside it');
  form.append('file', file);
  return form;
}

describe('the file of a multipart body', () => {
  it.each([
    ['简历 “A”.pdf', 'application/pdf', '%PDF-1.7'],
    ['a "quoted"\nname.pdf', 'application/pdf', 'x'],
    ['empty.txt', 'text/plain', ''],
    ['lines.txt', '', '\r\n--\r\n\r\n--x--\r\n'],
    ['long.bin', 'application/octet-stream', 'x'.repeat(300_000)],
  ])('is read completely: %j', async (name, type, text) => {
    const [body, contentType] = await encoded(formOf(new File([text], name, { type })));
    const file = readFilePart(body, contentType);
    expect(file && [file.name, Buffer.from(file.bytes).toString()]).toEqual([name, text]);
    expect(file?.type).toBe(type || 'application/octet-stream');
  });

  const type = 'multipart/form-data; boundary=cut-here';
  const written = (disposition: string) =>
    Buffer.from(`--cut-here\r\nContent-Disposition: ${disposition}\r\n\r\n%PDF-1.7\r\n--cut-here--\r\n`);

  it.each([
    ['in quotes', 'form-data; name="file"; filename="my resume.pdf"', 'my resume.pdf'],
    ['as words', 'form-data; name=file; filename=resume.pdf', 'resume.pdf'],
    ['with more blanks', 'form-data;  name="file" ;  filename = "resume.pdf"', 'resume.pdf'],
    ['without blanks', 'form-data;name="file";filename="resume.pdf"', 'resume.pdf'],
    ['in another order', 'form-data; filename="resume.pdf"; name="file"', 'resume.pdf'],
    ['in capitals', 'form-data; NAME="file"; FileName="resume.pdf"', 'resume.pdf'],
    [
      'with a quote behind a backslash',
      'form-data; name="file"; filename="my \\"one\\".pdf"',
      'my "one".pdf',
    ],
    ['that ends in a backslash', 'form-data; name="file"; filename="resume\\"', 'resume\\'],
    ['twice', `form-data; name="file"; filename="a.pdf"; filename*=UTF-8''%E7%AE%80.pdf`, 'a.pdf'],
  ])('is found by a name that is written %s', (_, disposition, name) => {
    const file = readFilePart(written(disposition), type);
    expect(file && [file.name, Buffer.from(file.bytes).toString()]).toEqual([name, '%PDF-1.7']);
  });

  it.each([
    'form-data; name="upload"; filename="name=file"',
    'form-data; name="upload"; filename="; name=file"',
    'form-data; name="my file"; filename="a.pdf"',
    'form-data; name="file"',
    'form-data; filename="a.pdf"',
  ])('is not taken from a part that says %j', (disposition) => {
    expect(readFilePart(written(disposition), type)).toBeUndefined();
  });

  it.each(['boundary="cut-here"', 'charset=utf-8 ; boundary=cut-here', ' Boundary = cut-here'])(
    'is found with a boundary that is written %s',
    (boundary) => {
      const body = written('form-data; name="file"; filename="a.pdf"');
      expect(readFilePart(body, `multipart/form-data; ${boundary}`)?.name).toBe('a.pdf');
    },
  );

  it('is missing without a file part, in a truncated body, and in one that is no form', async () => {
    const form = new FormData();
    form.append('file', 'a text');
    const [text, textType] = await encoded(form);
    const [body, type] = await encoded(formOf(new File(['x'.repeat(1000)], 'a.pdf')));
    const cases: readonly (readonly [Buffer<ArrayBuffer>, string | undefined])[] = [
      [text, textType],
      [body.subarray(0, 600), type],
      [body, undefined],
      [body, 'multipart/form-data'],
      [body, 'multipart/form-data; boundary=another'],
      [body, 'text/plain'],
      [Buffer.alloc(0), type],
      [Buffer.from('--'.repeat(100_000)), 'multipart/form-data; boundary=-'],
      [Buffer.from('\r\n'.repeat(100_000)), `multipart/form-data; boundary=${'x'.repeat(100_000)}`],
    ];
    for (const [bytes, contentType] of cases) expect(readFilePart(bytes, contentType)).toBeUndefined();
  });
});
