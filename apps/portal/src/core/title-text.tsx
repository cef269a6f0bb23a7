import { Fragment, type ReactNode } from 'react';
import { titleParts } from './title-parts.ts';

/** A large title that breaks between clauses first and never inside a word, or where its writer broke it. */
export function TitleText({ children }: { readonly children: string }): ReactNode {
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
