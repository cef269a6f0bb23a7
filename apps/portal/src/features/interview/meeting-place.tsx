import { TitleText } from '@careers/ui';
import { AddressText } from '../../core/format/address.tsx';

/** A web address within a text, without the mark that its sentence goes on or ends with. */
const ADDRESS = /(https:\/\/[^\s，。；、（）()<>"]*[^\s，。；、（）()<>".,;:!?])/;

/** Where people meet, as somebody has written it: an address of a video call is there to be pressed. */
export function MeetingPlace({ place }: { readonly place: string }) {
  return (
    <span>
      {place.split(ADDRESS).map((part, at) =>
        ADDRESS.test(part) ? (
          <a
            key={at}
            href={part}
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
