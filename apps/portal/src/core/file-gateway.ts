import {
  createFileGateway,
  createXhrTransport,
  type FileGateway,
  type FileGatewayOptions,
  type Transport,
} from '@careers/gateway';

/** Uploads and downloads of one portal, over a line that shows how far they are unless another is given. */
export function openFileGateway(
  options: Omit<FileGatewayOptions, 'transport'>,
  transport: Transport = createXhrTransport(),
): FileGateway {
  return createFileGateway({ ...options, transport });
}
