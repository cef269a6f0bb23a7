import { type MethodId, methodIds } from '@careers/gateway/registry';
import { aroundResolver, changeContext } from '../change/call.ts';
import { changeState, keptState } from '../change/state.ts';
import type { Sabotage } from '../sabotage.ts';

/** Without methods that look things up, and without those whose effect is a count: a later call cannot see a difference. */
const changing = methodIds.filter((id) => !/^(query|get|load|if|shared|export|add|check|download)/.test(id));

/** Answers as if it had been done. */
const undone: readonly Sabotage[] = changing.map((id) => ({
  idea: 'effect left out',
  at: id,
  what: 'answers, and changes nothing',
  wraps: aroundResolver(id, async (rest, _param, context, markApplied) => {
    const before = keptState(context);
    const answer = await rest();
    markApplied();
    changeState(context, before);
    return answer;
  }),
}));

/** Those that send something to somebody. */
const sending: readonly MethodId[] = [
  'sendVerificationCode',
  'bindPhone',
  'bindEmail',
  'unbindPhone',
  'unbindEmail',
  'setPassword',
  'modifyPassword',
];

const silent: readonly Sabotage[] = sending.map((id) => ({
  idea: 'message left out',
  at: id,
  what: 'tells nobody of it',
  wraps: changeContext(id, () => ({ send: () => undefined })),
}));

const misled: readonly Sabotage[] = sending.map((id) => ({
  idea: 'message misled',
  at: id,
  what: 'tells somebody else of it',
  wraps: changeContext(id, ({ send }) => ({
    send: (message) =>
      send({ ...message, to: message.channel === 'sms' ? '+86 13800009999' : 'x@example.com' }),
  })),
}));

export const effects: readonly Sabotage[] = [...undone, ...silent, ...misled];
