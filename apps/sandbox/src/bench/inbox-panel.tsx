import { type InboxMessage, isoInstant, readMessageText } from '@careers/mocks';
import { TitleText } from '@careers/ui';
import { useId } from 'react';
import { useBench, useWorldChanges } from './bench-context.ts';
import { CopyButton } from './copy-button.tsx';
import { ShownRows } from './shown-rows.tsx';
import { worldTime } from './world-time.ts';

/** SMS and e-mail that the system sent, newest first, with their codes and working links. */
export function InboxPanel() {
  const { steering, texts } = useBench();
  useWorldChanges();
  const messages = steering.inbox().toReversed();
  if (messages.length === 0) return <p className="bench-empty">{texts.noMessages}</p>;
  return (
    <ShownRows rows={messages} className="bench-messages">
      {(message) => (
        <li key={message.id} data-message={message.channel}>
          {message.channel === 'sms' ? <Sms message={message} /> : <Mail message={message} />}
        </li>
      )}
    </ShownRows>
  );
}

interface MessageProps {
  readonly message: InboxMessage;
}

/** An SMS as a phone shows it: all of its text in a bubble. */
function Sms({ message }: MessageProps) {
  const { texts } = useBench();
  const text = useId();
  return (
    <>
      <p className="bench-meta">
        <span>{texts.sms}</span> <span>{message.to}</span> <SentAt message={message} />
      </p>
      <div id={text} className="bench-bubble">
        <TitleText>{message.text}</TitleText>
      </div>
      <WaysOn message={message} textId={text} />
    </>
  );
}

/** A mail as a mail program shows it: whose it is, to whom, when, and its text on a sheet. */
function Mail({ message }: MessageProps) {
  const { texts } = useBench();
  const { sender, body } = readMessageText(message.text);
  const text = useId();
  return (
    <article className="bench-mail">
      <header>
        <p>
          <strong>{sender || texts.mail}</strong> <SentAt message={message} />
        </p>
        <p className="bench-meta">{`${texts.mailTo}${texts.colon}${message.to}`}</p>
      </header>
      <p id={text}>
        <TitleText>{body}</TitleText>
      </p>
      <WaysOn message={message} textId={text} />
    </article>
  );
}

/** When a message was sent: the time of a message of today, else the day too. */
function SentAt({ message: { at } }: MessageProps) {
  const { running } = useBench();
  const today = isoInstant(running.world.clock.now()).slice(0, 10);
  return <time dateTime={at}>{at.startsWith(today) ? at.slice(11, 19) : worldTime(at)}</time>;
}

interface WaysOnProps extends MessageProps {
  /** The element with the text of the message, which tells its link from those of the others. */
  readonly textId: string;
}

/** The code of a message, and its link. */
function WaysOn({ message: { code, link }, textId }: WaysOnProps) {
  const { open, texts } = useBench();
  if (!code && !link) return null;
  return (
    <p className="bench-row">
      {code && (
        <>
          <output className="bench-code" data-code>
            {code}
          </output>
          <CopyButton text={() => code} label={texts.copyCode} />
        </>
      )}
      {link && (
        <button type="button" className="bench-primary" aria-describedby={textId} onClick={() => open(link)}>
          {texts.openLink}
        </button>
      )}
    </p>
  );
}
