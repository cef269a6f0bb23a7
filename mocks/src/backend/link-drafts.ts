import type { CallContext } from './context.ts';

/** What was typed on a link's page and not submitted yet. */
export interface LinkDraft<Value> {
  readonly savedAt: number;
  readonly value: Value;
}

/** Keeps what was typed by the call's link, in the place of what was kept before. It goes with the submit. */
export function keepDraft<Value>(context: CallContext, value: Value): LinkDraft<Value> {
  const { token } = context.requireLink();
  const { links } = context.state();
  const draft = { savedAt: context.clock.now(), value };
  const link = links[token];
  if (link) links[token] = { ...link, draft };
  return draft;
}

/** What is kept of the call's link, in the shape that its method writes; undefined without any. */
export function draftOf<Value>(context: CallContext): LinkDraft<Value> | undefined {
  const link = context.state().links[context.requireLink().token];
  return link?.draft as LinkDraft<Value> | undefined;
}
