/** A picture as a `data:` URL, which the content security policy allows to be shown, unlike `blob:`. */
export function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(picture);
  });
}
