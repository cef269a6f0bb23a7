import { Fragment, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { hasParts, titleParts } from './title-parts.ts';

interface TitleTextProps {
  readonly children: string;
  /**
   * Whether lines break between clauses before any clause is broken; for large titles. Each clause is then an inline block, so that
   * the accessible name has a space between two clauses: not for a heading that tests find by its name. `roomy`: only in a container
   * of at least 256 px, where most clauses of a text fit on one line, and none of three characters begins a text alone on its line.
   */
  readonly byClause?: boolean | 'roomy';
}

/** A title whose lines never break inside a Chinese word, and always at its hard line breaks. */
export function TitleText({ children, byClause = false }: TitleTextProps): ReactNode {
  if (!hasParts(children)) return children;
  return titleParts(children).map((clauses, line) => (
    <Fragment key={line}>
      {line > 0 && <br />}
      {groupsOf(clauses, byClause).map((words, place) => (
        <span
          key={place}
          className={cn(
            'break-keep',
            words.length > 1 && (byClause === 'roomy' ? '@3xs:inline-block' : byClause && 'inline-block'),
          )}
        >
          {words.map((word, at) => (
            <Fragment key={at}>
              {at > 0 && <wbr />}
              {word}
            </Fragment>
          ))}
        </span>
      ))}
    </Fragment>
  ));
}

/** A clause of so few characters, its punctuation included, does not begin a text alone on its line. */
const FEW = 4;

/** What stays together: the whole line, or each clause. */
function groupsOf(clauses: string[][], byClause: TitleTextProps['byClause']): string[][] {
  if (!byClause) return [clauses.flat()];
  const firsts = byClause === 'roomy' && (clauses[0]?.join('').length ?? 0) <= FEW ? 2 : 1;
  return [clauses.slice(0, firsts).flat(), ...clauses.slice(firsts)];
}
