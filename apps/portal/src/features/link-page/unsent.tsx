import { type RefObject, useEffect, useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { APART, forgetLinkDrafts, type Typed, typedByLink } from '../../forms/link-drafts.ts';
import { UnsentText } from './unsent-text.tsx';
import { type LostSubmit, wordsIn } from './use-removed-forms.ts';
import { isDone, wasSent } from './was-sent.ts';

interface UnsentProps {
  readonly token: string;
  /** By form, what was typed into it when it was removed; undefined if nothing was. */
  readonly onScreen: RefObject<Map<string, Typed | undefined>>;
  /** The link's current answer. */
  readonly answer: unknown;
  readonly lost: RefObject<LostSubmit | undefined>;
}

/**
 * Text that was typed and can no longer be sent, because its form was removed: offered to be copied. Text that the link's receipt
 * contains was sent, from another window or by a call whose reply was lost. Not every receipt contains what was sent, so such a
 * call is repeated under its key: its success shows that it was the one.
 */
export default function Unsent({ token, onScreen, answer, lost }: UnsentProps) {
  const portal = usePortal();
  const [text, setText] = useState('');
  // In an effect, because removed forms store their text in the same commit, after this component has rendered.
  useEffect(() => {
    let isCurrent = true;
    const typed = [...typedByLink(portal, token), ...onScreen.current.values()];
    const left = typed.map((one) => (!one || wasSent(one.values, answer) ? '' : one.words));
    const words = [...new Set(left)].filter(Boolean).join(APART);
    // Text that was typed after the lost call was not sent by it.
    const isSame = lost.current?.words === wordsIn(onScreen.current.values());
    const again = words !== '' && isSame ? lost.current?.again : undefined;
    const show = () => isCurrent && setText(words);
    const isSent = () => {
      forgetLinkDrafts(portal.device, token);
      onScreen.current.clear();
    };
    if (again) void again().then(isSent, (error) => (isDone(error) ? isSent() : show()));
    else show();
    return () => {
      isCurrent = false;
    };
  }, [portal, token, onScreen, answer, lost]);
  return text === '' ? null : <UnsentText text={text} />;
}
