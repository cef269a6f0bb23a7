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
  ])('is read whole: %j', async (name, type, text) => {
    const [body, contentType] = await encoded(formOf(new File([text], name, { type })));
    const file = readFilePart(body, contentType);
    expect(file && [file.name, Buffer.from(file.bytes).toString()]).toEqual([name, text]);
    expect(file?.type).toBe(type || 'application/octet-stream');
  });

  it('is none without a file part, in a body that is cut, or in one that is no form', async () => {
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
