import { reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes, WEBSITE_NOT_FOUND } from '@careers/gateway/wire';
import { changeReply, type Reply } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';

interface Guard {
  readonly what: string;
  stands(id: MethodId): boolean;
  refuses(reply: Reply): boolean;
}

const refusesWith = (code: string) => (reply: Reply) => reply.code === code;
const isSigned = (id: MethodId) => registry[id].channel !== 'admin';

/** What is checked for every call before its method (decisions, section 1). */
const guards: readonly Guard[] = [
  {
    what: 'the param',
    stands: (id) => isSigned(id) && Object.keys(Object(reference[id].example.param)).length > 0,
    refuses: refusesWith(returnCodes.unreadable),
  },
  {
    what: 'the session',
    stands: (id) => registry[id].access === 'session',
    refuses: refusesWith(returnCodes.expired),
  },
  {
    what: 'that there is a site',
    stands: (id) => registry[id].siteBound,
    refuses: ({ data }) => Object(data).reason === 'siteMissing',
  },
  {
    what: 'that the site exists',
    stands: (id) => registry[id].siteBound,
    refuses: ({ message }) => message === WEBSITE_NOT_FOUND,
  },
  {
    what: 'the api group of the site',
    stands: (id) => registry[id].internalGroup !== undefined,
    refuses: refusesWith(returnCodes.unknownMethod),
  },
];

/** Checks that let every call pass: what they should refuse is answered like the reference's example. */
export const forgottenGuards: readonly Sabotage[] = methodIds.flatMap((id) =>
  guards
    .filter(({ stands }) => stands(id))
    .map(({ what, refuses }) => ({
      idea: 'guard forgotten',
      at: id,
      what: `does not check ${what}`,
      wraps: changeReply(id, (reply) =>
        refuses(reply) ? { code: returnCodes.success, message: '', data: reference[id].example.data } : reply,
      ),
    })),
);
