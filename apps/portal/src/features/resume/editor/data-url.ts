/** A picture as an address that the content policy lets be shown: `data:` is allowed, `blob:` is not. */
export function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(picture);
  });
}
