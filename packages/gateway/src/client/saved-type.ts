const inert = /^(?:application\/(?:pdf|json)|image\/(?:png|jpeg|gif|bmp|webp)|text\/calendar)$/;

/** The type of a saved file from a server: none that a browser would run if it opened the file as a page. */
export function savedFileType(type: string): string {
  return inert.test(type) ? type : 'application/octet-stream';
}
