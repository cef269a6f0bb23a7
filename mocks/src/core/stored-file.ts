/** An uploaded file. */
export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The account that uploaded it: nobody else can use it in a resume. */
  readonly accountId?: string;
  /** The link that it was uploaded by: it cannot be submitted by another one. */
  readonly linkToken?: string;
}
