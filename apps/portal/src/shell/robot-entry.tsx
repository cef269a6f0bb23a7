import Bot from 'lucide-react/icons/bot';
import { assistantLook, assistantPlace, assistantPress } from './assistant-look.ts';

/** The link to the recruiter assistant; a landmark of its own, since it is in none of the page's. */
export default function RobotEntry({ link, name }: { readonly link: string; readonly name: string }) {
  return (
    <aside aria-label={name}>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={name}
        className={`${assistantPress} ${assistantPlace} end-0 @5xl:end-4`}
      >
        <span className={`${assistantLook} ms-auto rounded-s-md border-e-0 @5xl:border-e`}>
          <Bot size={18} />
        </span>
      </a>
    </aside>
  );
}
