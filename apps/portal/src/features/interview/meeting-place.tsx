import { TitleText } from '@careers/ui';
import { AddressText } from '../../core/format/address.tsx';

/** A web address in a text, without a punctuation mark after it. */
const ADDRESS = /(https:\/\/[^\s，。；、（）()<>"]*[^\s，。；、（）()<>".,;:!?])/;

/** The place of an interview as somebody has written it; the address of a video call becomes a link. */
export function MeetingPlace({ place }: { readonly place: string }) {
  return (
    <span>
      {place.split(ADDRESS).map((part, at) =>
        ADDRESS.test(part) ? (
          <a
            key={at}
            href={part}
            aria-label={part.replace('https://', '')}
            target="_blank"
            rel="noopener noreferrer"
            className="text-brand-text underline underline-offset-4"
          >
            <AddressText>{part.replace('https://', '')}</AddressText>
          </a>
        ) : (
          <TitleText key={at}>{part}</TitleText>
        ),
      )}
    </span>
  );
}
