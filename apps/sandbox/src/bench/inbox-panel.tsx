import { useBench, useWorldChanges } from './bench-context.ts';
import { CopyButton } from './copy-button.tsx';

/** SMS and e-mail that the system sent, newest first, with their codes and working links. */
export function InboxPanel() {
  const { sandbox, open, texts } = useBench();
  useWorldChanges();
  const messages = sandbox.inbox().toReversed();
  if (messages.length === 0) return <p className="bench-empty">{texts.noMessages}</p>;
  return (
    <ul className="bench-list">
      {messages.map(({ id, channel, to, at, text, code, link }) => (
        <li key={id} data-message={channel}>
          <p className="bench-meta">
            <span>{channel === 'sms' ? 'SMS' : 'E-mail'}</span> <span>{to}</span>{' '}
            <time dateTime={at}>{at.slice(11, 19)}</time>
          </p>
          <p>{text}</p>
          <p className="bench-row">
            {code && (
              <>
                <output className="bench-code" data-code>
                  {code}
                </output>
                <CopyButton text={code} label={texts.copyCode} />
              </>
            )}
            {link && (
              <button type="button" onClick={() => open(link)}>
                {texts.openLink}
              </button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
