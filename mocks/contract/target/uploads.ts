import { createFileGateway, type FileGateway } from '@careers/gateway';
import type { Capability, ProbeWith } from '@careers/gateway/reference';
import type { Speaker } from './calls.ts';
import type { CaseContext } from './case-context.ts';

/** What an upload leaves behind, by a name for the report. */
export const FILE_LEFT = 'file handed in';

/** The uploads of a case: those of whoever is logged in, and those by a link. */
export function createUploads(
  { settings, transport, guest }: CaseContext,
  session: Speaker['session'],
): Pick<ProbeWith<Capability>, 'uploadOwn' | 'upload'> {
  const filesOf = (token: () => string | undefined): FileGateway =>
    createFileGateway({ config: settings.config, transport, session: { token } });

  return {
    async uploadOwn({ name, head, size }) {
      const handedIn = await filesOf(() => session.token).upload(fileWith(name, size, head));
      guest?.leave(FILE_LEFT);
      return handedIn;
    },
    async upload({ name, size, head = [] }, linkToken, linkPass) {
      const { fileId } = await filesOf(() => undefined).upload(fileWith(name, size, head), {
        linkToken,
        ...(linkPass === undefined ? {} : { linkPass }),
      });
      guest?.leave(FILE_LEFT);
      return fileId;
    },
  };
}

/** A file that begins with some bytes, and is empty behind them. */
function fileWith(name: string, size: number, head: ArrayLike<number>): File {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return new File([bytes], name);
}
