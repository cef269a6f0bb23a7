import type { DataOf, Method } from '@careers/gateway/contract';
import { ldapLogin, queryDeliveries, verifyLink } from '@careers/gateway/contract';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { isReading } from '../../contract/target/reading-only.ts';
import { worksByKind } from '../backend/link-kinds.ts';
import { isoDay } from '../core/clock.ts';
import { MAGIC_CODE, MAGIC_PASSWORD, magicAccounts, magicTickets } from '../scenarios/magic.ts';
import { magicLinks } from '../scenarios/magic-links.ts';
import type { TestClient } from './client.ts';
import { encrypt } from './encrypt.ts';

/** Answers by what was asked, and the reason of each refusal. */
export type AllThatIsRead = Readonly<Record<string, unknown>>;

type Param = Readonly<Record<string, unknown>>;
type Delivery = DataOf<typeof queryDeliveries>['rows'][number];

/** A puzzle is another one each time, and no file is stored in a world of which all is read. */
const UNREAD: readonly MethodId[] = ['captchaGet', 'downloadResumeAtt', 'getParseResult'];

const readingBy = (access: Method['access']) =>
  methodIds.filter((id) => isReading(id) && registry[id].access === access && !UNREAD.includes(id));

/** The reading methods of which something is expected to be read. */
export const readMethods: readonly MethodId[] = (['open', 'session', 'link'] as const).flatMap(readingBy);

const people = ['candidate', 'employee', 'interviewer'] as const;

/** All that a client may read of a world: as a visitor, as each of its people, by each of its links; and its inbox. */
export async function readAll(client: TestClient): Promise<AllThatIsRead> {
  const read = await readLinks(client);
  for (const person of people) {
    await logInAs(client, person);
    const own = await client.gateway.call(queryDeliveries, { pageSize: 100 });
    for (const id of readingBy('session'))
      for (const param of paramsOf(id, client, own.rows)) await note(read, client, id, param, person);
  }
  client.token = undefined;
  for (const id of readingBy('open'))
    for (const param of paramsOf(id, client, [])) await note(read, client, id, param, 'visitor');
  return { ...read, inbox: client.control().inbox() };
}

/** What each magic link shows, behind its code if it asks for one. */
async function readLinks(client: TestClient): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const { token, kind } of magicLinks)
    for (const id of readingBy('link'))
      if (worksByKind(registry[id], kind)) {
        const answer = await note(read, client, id, { token });
        if (Reflect.get(Object(answer), 'state') !== 'locked') continue;
        const idempotencyKey = `opens-${token}`;
        const code = { verificationCode: MAGIC_CODE, idempotencyKey };
        const { pass } = await client.gateway.call(verifyLink, { token, ...code });
        read[`${id} ${token} behind its code`] = await ask(client, id, { token, pass });
      }
  return read;
}

async function logInAs(client: TestClient, person: (typeof people)[number]): Promise<void> {
  client.site = person === 'employee' ? 'site-internal' : 'site-external';
  const { gateway } = client;
  if (person !== 'employee') return client.logIn(magicAccounts[person].phone);
  const password = encrypt(MAGIC_PASSWORD);
  const login = { userName: 'employee', password, homepageConfigId: 'site-internal' };
  client.token = (await gateway.call(ldapLogin, login)).Authorization;
}

async function note(
  read: Record<string, unknown>,
  client: TestClient,
  id: MethodId,
  param: Param,
  by = 'link',
): Promise<unknown> {
  const answer = await ask(client, id, param);
  read[`${id} ${by} ${JSON.stringify(param)}`] = answer;
  return answer;
}

async function ask(client: TestClient, id: MethodId, param: Param): Promise<unknown> {
  try {
    return await client.gateway.call(registry[id] as never, param as never);
  } catch (error) {
    const { reason, code } = error as { readonly reason?: string; readonly code?: string };
    return { refused: reason ?? code };
  }
}

/** What a method is asked with: of the positions and deliveries of somebody each. */
function paramsOf(id: MethodId, client: TestClient, own: readonly Delivery[]): readonly Param[] {
  const positions = own.map(({ position }) => position.id);
  const open = client.world().positionIds({ recruitType: 'A01', status: 'open', limit: 5 });
  const company = { comId: 'com-digital' };
  const signOn = { regionCode: 'default', redirect: 'http://localhost:5180/#/login' };
  switch (id) {
    case 'getAgreement':
      return [{ kind: 'privacy' }, { kind: 'terms' }];
    case 'getLdapSsoLoginUrl':
    case 'getLdapSsoLogoutUrl':
      return [signOn];
    case 'querySuggestions':
      return [{ keyword: 'en' }];
    case 'queryPositionDetail':
    case 'querySimilarPositions':
      return open.map((one) => ({ id: one }));
    case 'sharedWebsite':
      return [{ ticket: magicTickets.list, positionSharedType: '1' }];
    case 'getCompany':
      return [{ id: company.comId }];
    case 'queryNews':
      return [company];
    case 'getNews':
      return [{ ...company, id: 'news-digital-identity' }];
    case 'queryPhilosophy':
      return positions.map((positionId) => ({ positionId }));
    case 'getDelivery':
    case 'getDeliverySnapshot':
      return own.map((one) => ({ id: one.id }));
    case 'getOwnEvaluation':
      return [{ id: 'evaluation-mine' }];
    case 'getTalentInvitation':
      return [{ token: 'talent-invitation' }];
    case 'queryInterviewerWeek':
      return [{ from: isoDay(client.world().clock.now()) }];
    default:
      return [{ pageSize: 100 }];
  }
}
