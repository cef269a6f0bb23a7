import { type MethodId, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import { ids } from './ids.ts';

const METHODS = 'methods.schema.json';
const PAYLOAD = 'application/json';

const side = (id: MethodId, of: 'param' | 'data') => ({ $ref: `${METHODS}#/$defs/${id}.${of}` });
const idsOf = (channel: 'business' | 'base') => ids.filter((id) => registry[id].channel === channel);
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const refs = (kind: string, names: readonly string[]) => names.map((name) => ref(kind, name));

/** A text that contains JSON in base64; tools for draft 2020-12 can decode it. */
const base64Of = (contentSchema: object) => ({
  type: 'string',
  contentEncoding: 'base64',
  contentMediaType: PAYLOAD,
  contentSchema,
});

const json = (schema: object) => ({ [PAYLOAD]: { schema } });
const answer = (description: string, schema: object) => ({ description, content: json(schema) });

const query = (name: string, description: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'query',
  required: true,
  description,
  schema,
});
const header = (
  name: string,
  description: string,
  required = false,
  schema: object = { type: 'string' },
) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const parameters = {
  apiVersion: query('api_version', 'Version of the API, of the deployment.'),
  appSubId: query('app_sub_id', 'The app, of the deployment.'),
  appToken: query('app_token', "The app's token; captcha calls have their own."),
  sysId: query('sys_id', 'The system, of the deployment.'),
  timestamp: query('timestamp', 'Unix time in milliseconds, five minutes off at most.', {
    type: 'string',
    pattern: '^\\d+$',
  }),
  sign: query('sign', 'Lower-case hex HMAC-SHA256 (decisions, section 1).', {
    type: 'string',
    pattern: '^[0-9a-f]{64}$',
  }),
  rmApplyId: header('rmApplyId', 'The application, of the deployment.', true),
  authorization: header('Authorization', "The session's token as it is; absent when there is none."),
  homepageConfigId: header('homepageConfigId', 'The website; one that the param names wins.'),
  languageIndex: header('languageIndex', 'The language: 0 zh-cn, 1 zh-hk, 2 en-us.', false, {
    enum: ['0', '1', '2'],
  }),
  visitorId: header('visitorId', 'Who visits, where nobody is logged in.'),
} as const;

const signed = ['apiVersion', 'appSubId', 'appToken', 'sysId', 'timestamp', 'sign'];
const aboutCaller = ['rmApplyId', 'authorization', 'homepageConfigId', 'languageIndex'];

/** Codes are texts; a gateway may write numeric ones as numbers (decisions, section 1, Types). */
const code = {
  oneOf: [{ type: 'string' }, { type: 'integer' }],
  description: `Of every reply: ${Object.entries(returnCodes)
    .map(([name, value]) => `\`${value}\` ${name}`)
    .join(', ')}; any other is a failure too.`,
};

/** A payload of the business gateway: one of its methods, with its param. */
const businessCall = {
  type: 'object',
  required: ['biz'],
  properties: {
    biz: {
      oneOf: idsOf('business').map((id) => ({
        type: 'object',
        title: id,
        required: ['method', 'param'],
        properties: { method: { const: registry[id].name }, param: side(id, 'param') },
      })),
    },
  },
};

const baseCall = {
  type: 'object',
  required: ['biz'],
  properties: {
    biz: {
      oneOf: idsOf('base').map((id) => ({
        type: 'object',
        title: id,
        required: ['uri', 'method', 'param'],
        properties: {
          uri: { const: registry[id].name },
          method: { const: registry[id].verb },
          param: side(id, 'param'),
        },
      })),
    },
  },
};

const businessReply = {
  type: 'object',
  required: ['returnCode', 'returnDesc'],
  properties: {
    returnCode: code,
    returnDesc: { type: 'string', description: 'In the language of `languageIndex`.' },
    returnData: {
      ...base64Of({ anyOf: idsOf('business').map((id) => side(id, 'data')) }),
      description:
        "The method's data on success; of a failure what explains it, such as a `reason`. Absent means `{}`. Text that begins with `{` or `[` is JSON, any other a string.",
    },
  },
};

/** What may stand beside the data of the base, admin and file gateways; null means absent (decisions, section 1, Null). */
const besideData = {
  code: { ...code, oneOf: [...code.oneOf, { type: 'null' }] },
  message: { type: ['string', 'null'] },
};

/** A failure of the base, admin and file gateways; its data may explain it. */
const plainFailure = {
  type: 'object',
  required: ['successful'],
  properties: { successful: { const: false }, data: {}, ...besideData },
};

/** The reply of the base, admin and file gateways. */
function plainReply(data: object): object {
  const success = {
    type: 'object',
    required: ['successful', 'data'],
    properties: { successful: { const: true }, data, ...besideData },
  };
  return { oneOf: [success, plainFailure] };
}

const file = { $ref: `${METHODS}#/$defs/FileRef` };

/** The envelopes of all gateways as an OpenAPI 3.1 document; their content is in the methods' schema. */
export function openApi(): Record<string, unknown> {
  const groups = (channel: 'business' | 'base') => [
    ...new Set(idsOf(channel).flatMap((id) => registry[id].groups)),
  ];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Careers Portal: the gateways',
      version: '1.0',
      description:
        'Written by `npm run schema` from the contract; edit that, not this. How a call is signed: docs/signing-a-call.md.',
    },
    servers: [{ url: 'http://127.0.0.1:4010', description: 'the stand-alone mock' }],
    paths: {
      '/gateway': {
        post: {
          operationId: 'callBusinessGateway',
          summary:
            'Calls a method of the business gateway. HTTP 200 always; the code says what became of it.',
          parameters: [
            query('api_id', 'The API group of the method.', { enum: groups('business') }),
            ...refs('parameters', [...signed, ...aboutCaller]),
          ],
          requestBody: ref('requestBodies', 'BusinessCall'),
          responses: { '200': answer('The reply.', ref('schemas', 'BusinessReply')) },
        },
      },
      '/base': {
        post: {
          operationId: 'callBaseGateway',
          summary: 'Calls a URI of the base gateway; its reply is not in base64.',
          parameters: [
            query('api_id', 'The API group of the URIs.', { enum: groups('base') }),
            ...refs('parameters', [...signed, ...aboutCaller, 'visitorId']),
          ],
          requestBody: ref('requestBodies', 'BaseCall'),
          responses: {
            '200': answer('The reply.', plainReply({ anyOf: idsOf('base').map((id) => side(id, 'data')) })),
          },
        },
      },
      '/admin/sys/common/getEncryptedString': {
        get: {
          operationId: 'getEncryptedString',
          summary: 'Key and iv of what a device keeps encrypted; neither signed nor in an envelope.',
          responses: { '200': answer('The reply.', plainReply(side('getEncryptedString', 'data'))) },
        },
      },
      '/files/upload': {
        post: {
          operationId: 'uploadFile',
          summary: 'Hands in one file.',
          parameters: [
            header('appId', 'The app, of the deployment.', true),
            header('appToken', "The app's token.", true),
            header('dataSourceCode', 'The configured code with the environment behind it.', true, {
              type: 'string',
              pattern: '_(UAT|DEV|PRE|PRD)$',
            }),
            header('templateCode', 'The template, of the deployment.', true),
            header('needUrlFlag', 'Whether the reply carries an address.', true, { enum: ['0', '1'] }),
            ref('parameters', 'authorization'),
            header('linkToken', "A link's token, in place of a session's."),
            header('linkPass', 'The pass that opened the link, where it asked for a code.'),
          ],
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['file'],
                  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
                },
              },
            },
          },
          responses: { '200': answer('The reply.', plainReply(file)) },
        },
      },
      '/files/download': {
        get: {
          operationId: 'downloadFile',
          summary: 'Fetches a file under its name.',
          parameters: [query('fileId', 'Of an upload, or of what a method answered.')],
          responses: {
            '200': {
              description: 'The bytes; or a failure as JSON.',
              headers: {
                'Content-Disposition': {
                  description: "`attachment; filename*=UTF-8''…`",
                  schema: { type: 'string' },
                },
              },
              content: { 'application/octet-stream': { schema: {} }, ...json(plainFailure) },
            },
          },
        },
      },
    },
    components: {
      parameters,
      requestBodies: {
        BusinessCall: { required: true, content: json(ref('schemas', 'BusinessBody')) },
        BaseCall: { required: true, content: json(ref('schemas', 'BaseBody')) },
      },
      schemas: {
        BusinessBody: bodyOf(businessCall),
        BaseBody: bodyOf(baseCall),
        BusinessReply: businessReply,
      },
    },
  };
}

/** The body around P, the payload in base64. */
function bodyOf(call: object): object {
  return { type: 'object', required: ['paramString'], properties: { paramString: base64Of(call) } };
}
