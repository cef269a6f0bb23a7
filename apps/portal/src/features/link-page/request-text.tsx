import { cn, TitleText } from '@careers/ui';
import { textUnbroken } from '../../core/unbroken.ts';

interface RequestTextProps {
  readonly children: string;
  readonly className?: string;
}

/**
 * Why somebody is asked, in the company's own words: a line or two. Those of Chinese end between clauses, where one has
 * room; others are of about the same length.
 */
export function RequestText({ children, className }: RequestTextProps) {
  return (
    <p className={cn('@container max-w-prose text-balance', className)}>
      <TitleText byClause="roomy">{textUnbroken(children)}</TitleText>
    </p>
  );
}
