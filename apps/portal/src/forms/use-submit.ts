import type { CallOptions } from '@careers/gateway';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newKey } from '../core/new-key.ts';
import { usePortal, userOf } from '../core/portal/portal.ts';
import { COOL_DOWN_MS, nextSubmitState, type SubmitEvent, type SubmitState } from './submit-state.ts';
import type { OnFailure } from './use-form-failure.ts';
import { type FocusWatch, watchFocus } from './watch-focus.ts';

/** What a call is sent with. */
export interface Sending {
  /** Options for the gateway: the signal that aborts the call, and the person for whom the form was shown. */
  readonly options: CallOptions & { readonly signal: AbortSignal };
  /**
   * Stays the same until a success, so that a repeat (after a captcha, a login, a lost reply) is no second submit. Changed content
   * gets a new key: under the old one the gateway would answer with the result of the earlier content.
   */
  readonly idempotencyKey: string;
  /** Whether the focus is still where it was when the person pressed. */
  readonly stayed: FocusWatch['stayed'];
}

export interface SubmitOptions {
  /** Shows why it failed; not called when the call was aborted because its form left the page. */
  readonly onFailure?: OnFailure | undefined;
  /** The call goes on when its form leaves the page, and its outcome is reported wherever the person is by then. */
  readonly outlivesForm?: boolean;
  /** After a failure the button is disabled for three seconds: for forms that try a password or a code (section 4, Captcha). */
  readonly coolsDown?: boolean;
  /** After a success it may be sent again, under a new key. */
  readonly repeatable?: boolean;
}

/** `mayFocus`: whether the focus may be moved, since the person has not moved it meanwhile. */
type OnDone<Result> = (result: Result, mayFocus: boolean) => void;

export interface Submit {
  readonly state: SubmitState;
  /**
   * Sends a call, unless one is under way or the button cools down; failures go to `onFailure`. `content` is what is sent, as
   * JSON: when it changes, the idempotency key changes too.
   */
  readonly submit: <Result>(
    send: (call: Sending) => Promise<Result>,
    onDone?: OnDone<Result>,
    content?: unknown,
  ) => Promise<void>;
  /** The same, but rejects with the failure, after `onFailure` was called. */
  readonly submitAsync: Submit['submit'];
}

/**
 * The one way in which a form is sent: one call at a time, however often the button is pressed; under one idempotency key until
 * it succeeds or its content changes; and only as the person for whom the form was shown. Offline it fails at once: nothing is
 * sent unnoticed when the connection returns.
 */
export function useSubmit({
  onFailure,
  outlivesForm = false,
  coolsDown = false,
  repeatable = false,
}: SubmitOptions = {}): Submit {
  const { session } = usePortal();
  // A visitor's form may be sent by whoever logs in; a logged-in person's never by somebody else.
  const [person] = useState(() => userOf(session));
  const keyed = useRef<{ readonly key: string; readonly content: string | undefined }>(undefined);
  const running = useRef<{ readonly controller: AbortController; readonly end: Promise<void> }>(undefined);
  // Beside the rendered state: a second press may come before React has rendered.
  const now = useRef<SubmitState>('ready');
  const [state, show] = useState<SubmitState>('ready');

  function follow(event: SubmitEvent): void {
    now.current = nextSubmitState(now.current, event);
    show(now.current);
  }

  const release = useEffectEvent(() => follow('released'));
  useEffect(() => {
    if (state !== 'coolingDown') return;
    const timer = setTimeout(release, COOL_DOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (!outlivesForm) return () => running.current?.controller.abort();
  }, [outlivesForm]);

  async function run<Result>(
    send: (call: Sending) => Promise<Result>,
    { signal }: AbortController,
    onDone: OnDone<Result> | undefined,
    content: string | undefined,
  ): Promise<void> {
    follow('submitted');
    const last = keyed.current;
    const { key } = last && last.content === content ? last : { key: newKey() };
    keyed.current = { key, content };
    const focus = watchFocus();
    const options = { signal, ...(person === undefined ? {} : { person }) };
    try {
      const result = await send({ options, idempotencyKey: key, stayed: focus.stayed });
      if (signal.aborted) return;
      keyed.current = undefined;
      follow(repeatable ? 'ended' : 'succeeded');
      onDone?.(result, focus.stayed());
    } catch (error) {
      if (!signal.aborted) {
        follow(coolsDown ? 'failed' : 'ended');
        onFailure?.(error, focus.stayed());
      }
      throw error;
    } finally {
      focus.end();
      running.current = undefined;
    }
  }

  const submitAsync: Submit['submit'] = (send, onDone, content) => {
    if (running.current) return running.current.end;
    if (now.current !== 'ready') return Promise.resolve();
    const controller = new AbortController();
    const end = run(send, controller, onDone, JSON.stringify(content));
    running.current = { controller, end };
    return end;
  };
  const submit: Submit['submit'] = (...call) => submitAsync(...call).catch(() => undefined);

  return { state, submit, submitAsync };
}
