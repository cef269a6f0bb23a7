import { Fragment, type ReactNode } from 'react';
import { hasParts, titleParts } from './title-parts.ts';

/** A title that breaks between clauses first and never inside a Chinese word, or where its writer broke it. */
export function TitleText({ children }: { readonly children: string }): ReactNode {
  if (!hasParts(children)) return children;
  return titleParts(children).map((clauses, line) => (
    <Fragment key={line}>
      {line > 0 && <br />}
      {clauses.map((words, place) => (
        <span key={place} className={words.length > 1 ? 'inline-block break-keep' : undefined}>
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
