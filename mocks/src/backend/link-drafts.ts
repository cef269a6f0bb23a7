import type { CallContext } from './context.ts';

/** What was typed on a link's page and has not been submitted. */
interface LinkDraft<Value> {
  readonly savedAt: number;
  readonly value: Value;
}

/** Saves a draft by the call's link, in place of the one before. It is deleted by the submit. */
export function keepDraft<Value>(context: CallContext, value: Value): LinkDraft<Value> {
  const { token } = context.requireLink();
  const { links } = context.state();
  const draft = { savedAt: context.clock.now(), value };
  const link = links[token];
  if (link) links[token] = { ...link, draft };
  return draft;
}

/** The draft of the call's link, in the shape that its method writes; undefined if there is none. */
export function draftOf<Value>(context: CallContext): LinkDraft<Value> | undefined {
  const link = context.state().links[context.requireLink().token];
  return link?.draft as LinkDraft<Value> | undefined;
}
