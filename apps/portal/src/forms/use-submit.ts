import type { CallOptions } from '@careers/gateway';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../core/new-key.ts';
import { usePortal, userOf } from '../core/portal.ts';
import { COOL_DOWN_MS, nextSubmitState, type SubmitEvent, type SubmitState } from './submit-state.ts';
import type { OnFailure } from './use-form-failure.ts';
import { type FocusWatch, watchFocus } from './watch-focus.ts';

/** What a call is sent with. */
export interface Sending {
  /** For the gateway: the signal that gives the call up, and the person for whom the form was shown. */
  readonly options: CallOptions & { readonly signal: AbortSignal };
  /**
   * The same until a success, so that a repeat (after a captcha, a login, a lost reply) is no second submit. What was changed is
   * no repeat: it would be answered with what came of the words before.
   */
  readonly idempotencyKey: string;
  /** Whether the person has not moved on since they pressed. */
  readonly stayed: FocusWatch['stayed'];
}

export interface SubmitOptions {
  /** Shows why it did not work; a call that was given up with its form is not told. */
  readonly onFailure?: OnFailure | undefined;
  /** What was sent is not given up with its form: its end is told, wherever the person is by then. */
  readonly outlivesForm?: boolean;
  /** The button comes back three seconds after a failure: for what tries a password or a code (section 4, Captcha). */
  readonly coolsDown?: boolean;
  /** After a success it may be sent again, under a new key. */
  readonly repeatable?: boolean;
}

/** `mayFocus`: whether the focus may go to what follows, as long as the person has not moved on. */
type OnDone<Result> = (result: Result, mayFocus: boolean) => void;

export interface Submit {
  readonly state: SubmitState;
  /**
   * Sends a call, unless one is under way or the button cools down; a failure is told to `onFailure`. `content`: what is
   * sent, as JSON knows it; once it is another, so is the key.
   */
  readonly submit: <Result>(
    send: (call: Sending) => Promise<Result>,
    onDone?: OnDone<Result>,
    content?: unknown,
  ) => Promise<void>;
  /** The same for whoever waits for the end: rejects with the failure, after it was told. */
  readonly submitAsync: Submit['submit'];
}

/**
 * The one way in which a form is sent: one call at a time, however often it is pressed, under one idempotency key until
 * it succeeded or was changed, as the person for whom the form was shown or not at all. Offline it fails at once: nothing goes out
 * behind a person's back when the line returns.
 */
export function useSubmit({
  onFailure,
  outlivesForm = false,
  coolsDown = false,
  repeatable = false,
}: SubmitOptions = {}): Submit {
  const { session } = usePortal();
  // What a visitor filled in goes out as whoever logs in; what a person did, never as another one.
  const [person] = useState(() => userOf(session));
  const keyed = useRef<{ readonly key: string; readonly content: string | undefined }>(undefined);
  const running = useRef<{ readonly controller: AbortController; readonly end: Promise<void> }>(undefined);
  // Beside what is shown: a second press may come before anything could be.
  const now = useRef<SubmitState>('ready');
  const [state, show] = useState<SubmitState>('ready');

  function follow(event: SubmitEvent): void {
    now.current = nextSubmitState(now.current, event);
    show(now.current);
  }

  useEffect(() => {
    if (state !== 'coolingDown') return;
    const timer = setTimeout(() => {
      now.current = nextSubmitState(now.current, 'released');
      show(now.current);
    }, COOL_DOWN_MS);
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
