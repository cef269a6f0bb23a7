import type { Transport, TransportReply } from './transport.ts';

/**
 * The transport over `XMLHttpRequest`, for uploads, whose progress it reports (`fetch` cannot). Otherwise as the one over `fetch`: any
 * status resolves, an abort rejects with the signal's reason, a lost connection with a `TypeError`. To the page's own origin it sends
 * cookies, which nothing here uses.
 */
export function createXhrTransport(create = () => new XMLHttpRequest()): Transport {
  return (request, { signal, onUploadProgress }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const xhr = create();
      const abort = () => xhr.abort();
      const end = (settle: () => void) => () => {
        signal.removeEventListener('abort', abort);
        settle();
      };
      xhr.onload = end(() => readReply(xhr).then(resolve, reject));
      xhr.onerror = end(() => reject(new TypeError('no reply came')));
      xhr.onabort = end(() => reject(signal.reason));
      if (onUploadProgress) {
        xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
          if (lengthComputable) onUploadProgress(loaded, total);
        };
      }
      signal.addEventListener('abort', abort);
      xhr.open(request.method, request.url);
      for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
      if (request.binary) xhr.responseType = 'blob';
      xhr.send(request.body ?? null);
    });
}

async function readReply(xhr: XMLHttpRequest): Promise<TransportReply> {
  const { status } = xhr;
  const header = (name: string) => xhr.getResponseHeader(name);
  if (xhr.responseType !== 'blob') return { status, text: xhr.responseText, header };
  const blob: Blob = xhr.response;
  // A refusal is read as text, not as bytes.
  return status >= 200 && status < 300
    ? { status, text: '', header, blob }
    : { status, text: await blob.text(), header };
}
