export type { Environment, GatewayConfig, SessionReader } from './client/config.ts';
export { type DownloadedBytes, downloadAt } from './client/download.ts';
export { type FailureKind, GatewayFailure, OTHER_PERSON } from './client/failure.ts';
export {
  createFileGateway,
  type FileGateway,
  type FileGatewayOptions,
  type UploadedFile,
  type UploadOptions,
} from './client/files.ts';
export {
  type CallOptions,
  createGateway,
  type Gateway,
  type GatewayOptions,
} from './client/gateway.ts';
export type { CaptchaProof, GatewayHooks } from './client/hooks.ts';
export { readRefusal, readReply } from './client/read-reply.ts';
export { buildRequest, type RequestContext } from './client/request.ts';
export { savedFileName } from './client/saved-file.ts';
export { savedFileType } from './client/saved-type.ts';
export {
  createFetchTransport,
  type Transport,
  type TransportOptions,
  type TransportReply,
  type TransportRequest,
} from './client/transport.ts';
export { createXhrTransport } from './client/xhr-transport.ts';
export type { CaptchaKind } from './contract/captcha.ts';
export type { LanguageIndex } from './contract/language-index.ts';
export type { Signer } from './wire/canonical.ts';
export { createHmacSigner, createSignerAtOnce, type SignerAtOnce } from './wire/sign.ts';
