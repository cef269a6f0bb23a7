import { Fragment, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { hasParts, titleParts } from './title-parts.ts';

interface TitleTextProps {
  readonly children: string;
  /**
   * Whether a clause goes to a line of its own before any is broken: for a large title. Each is a box then, and a
   * name that is read from boxes has a space between them, which a heading that is looked for by its name must not have.
   * `roomy`: in a container of 512 px alone, where a clause of a text has room on one line.
   */
  readonly byClause?: boolean | 'roomy';
}

/** A title whose lines never break inside a Chinese word, and always at its hard line breaks. */
export function TitleText({ children, byClause = false }: TitleTextProps): ReactNode {
  if (!hasParts(children)) return children;
  return titleParts(children).map((clauses, line) => (
    <Fragment key={line}>
      {line > 0 && <br />}
      {(byClause ? clauses : [clauses.flat()]).map((words, place) => (
        <span
          key={place}
          className={cn(
            'break-keep',
            words.length > 1 && (byClause === 'roomy' ? '@lg:inline-block' : byClause && 'inline-block'),
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
