export { base64Bytes, decodeBase64, encodeBase64, WireError } from './base64.ts';
export {
  canonicalText,
  percentEncode,
  type SignedQuery,
  type Signer,
  signedQueryNames,
} from './canonical.ts';
export { returnCodes, TIMESTAMP_TOLERANCE_MS, WEBSITE_NOT_FOUND } from './codes.ts';
export {
  type BaseCall,
  type BaseReply,
  type BusinessCall,
  type BusinessReply,
  type DecodedReply,
  decodeBaseReply,
  decodeBody,
  decodePayload,
  decodeReply,
  encodeBody,
  encodePayload,
  encodeReply,
} from './envelope.ts';
export { createHmacSigner, createSignerAtOnce, type SignerAtOnce } from './sign.ts';
export { createWebCryptoSigner } from './web-crypto-signer.ts';
