import { isoInstant } from '@careers/mocks';
import { TitleText } from '@careers/ui';
import { useBench, useWorldChanges } from './bench-context.ts';
import { CopyButton } from './copy-button.tsx';
import { worldTime } from './world-time.ts';

/** SMS and e-mail that the system sent, newest first, with their codes and working links. */
export function InboxPanel() {
  const { sandbox, running, open, texts } = useBench();
  useWorldChanges();
  const messages = sandbox.inbox().toReversed();
  const today = isoInstant(running.world.clock.now()).slice(0, 10);
  if (messages.length === 0) return <p className="bench-empty">{texts.noMessages}</p>;
  return (
    <ul className="bench-list">
      {messages.map(({ id, channel, to, at, text, code, link }) => (
        <li key={id} data-message={channel}>
          <p className="bench-meta">
            <span>{channel === 'sms' ? texts.sms : texts.mail}</span> <span>{to}</span>{' '}
            <time dateTime={at}>{at.startsWith(today) ? at.slice(11, 19) : worldTime(at)}</time>
          </p>
          <p>
            <TitleText>{text}</TitleText>
          </p>
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
