import { cn, TitleText } from '@careers/ui';
import { textUnbroken } from '../../core/format/unbroken.ts';

interface RequestTextProps {
  readonly children: string;
  readonly className?: string;
}

/** The company's own text about a request. In Chinese its lines break between clauses where there is room; others are balanced. */
export function RequestText({ children, className }: RequestTextProps) {
  return (
    <p className={cn('@container max-w-prose text-balance', className)}>
      <TitleText byClause="roomy">{textUnbroken(children)}</TitleText>
    </p>
  );
}
