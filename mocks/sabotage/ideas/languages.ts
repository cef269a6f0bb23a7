import { methodIds, registry } from '@careers/gateway/registry';
import type { Locale } from '../../src/data/types.ts';
import { localesByIndex } from '../../src/domain/state.ts';
import { readCall } from '../change/called.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

/** Answers a method in a language other than the requested one. */
function inAnother(id: string, another: (asked: Locale) => Locale): Wrong {
  return (markApplied) => ({
    dispatch: (next) => (channel, request) => {
      const { path, body, query } = request;
      const called = readCall(channel, { path, body, group: query.api_id ?? '' });
      const asked = localesByIndex[Number(request.header('languageindex') ?? 0)] ?? 'zh-cn';
      const answered = another(asked);
      if (called?.id !== id || answered === asked) return next(channel, request);
      markApplied();
      return next(channel, {
        ...request,
        header: (name) =>
          name === 'languageindex' ? String(localesByIndex.indexOf(answered)) : request.header(name),
      });
    },
  });
}

/** A plain GET says nothing in any language. */
const speaking = methodIds.filter((id) => registry[id].channel !== 'admin');

export const languages: readonly Sabotage[] = speaking.flatMap((id) => [
  {
    idea: 'language forgotten',
    at: id,
    what: 'speaks Simplified Chinese alone',
    wraps: inAnother(id, () => 'zh-cn'),
  },
  {
    idea: 'language mixed up',
    at: id,
    what: 'speaks Simplified Chinese to readers of Traditional Chinese',
    wraps: inAnother(id, (asked) => (asked === 'zh-hk' ? 'zh-cn' : asked)),
  },
]);
