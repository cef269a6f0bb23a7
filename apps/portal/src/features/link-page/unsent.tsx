import { type RefObject, useEffect, useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { APART, type Typed, typedByLink } from '../../forms/link-drafts.ts';
import { UnsentText } from './unsent-text.tsx';
import { wasSent } from './was-sent.ts';

interface UnsentProps {
  readonly token: string;
  /** By form, what was typed into it when it was removed; undefined if nothing was. */
  readonly onScreen: RefObject<ReadonlyMap<string, Typed | undefined>>;
  /** What the link answers by now. */
  readonly answer: unknown;
}

/**
 * The text that was typed and cannot be sent any more, because its form was removed: offered to be copied. What the link's receipt has
 * of it was sent: from another window or device, or from here, by a call whose reply was lost.
 */
export default function Unsent({ token, onScreen, answer }: UnsentProps) {
  const portal = usePortal();
  const [text, setText] = useState('');
  // In an effect, because removed forms store their text in the same commit, after this component has rendered.
  useEffect(() => {
    const typed = [...typedByLink(portal, token), ...onScreen.current.values()];
    const left = typed.map((one) => (!one || wasSent(one.values, answer) ? '' : one.words));
    setText([...new Set(left)].filter(Boolean).join(APART));
  }, [portal, token, onScreen, answer]);
  return text === '' ? null : <UnsentText text={text} />;
}
