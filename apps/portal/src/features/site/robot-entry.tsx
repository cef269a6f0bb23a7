import Bot from 'lucide-react/icons/bot';
import { assistantLook, assistantPlace } from './assistant-look.ts';

/** The way to the recruiter assistant. */
export default function RobotEntry({ link, name }: { readonly link: string; readonly name: string }) {
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
      className={`${assistantLook} ${assistantPlace} end-4`}
    >
      <Bot size={22} />
    </a>
  );
}
