import { Heading } from '@careers/ui';
import { useId } from 'react';
import { ScenePicture } from '../../../site-config/scene-picture.tsx';
import type { HomeBlockProps } from '../block.tsx';

/** A quotation of an employee beside a picture of their workplace; left out without a text. */
export function StoryBlock({ title, entries = [] }: HomeBlockProps) {
  const id = useId();
  const story = entries.find(({ text }) => text);
  if (!story) return null;
  const heading = title || story.title;
  return (
    <section aria-labelledby={heading ? id : undefined} className="bg-surface-raised">
      <div className="mx-auto grid max-w-content items-center gap-8 px-4 py-12 @3xl:px-6 @3xl:py-18 @4xl:grid-cols-2 @4xl:gap-14">
        <ScenePicture scene={story.scene} view={1} className="aspect-[16/10] w-full rounded-lg" />
        <figure>
          {heading && (
            <Heading level={2} id={id}>
              {heading}
            </Heading>
          )}
          <blockquote className="mt-4 max-w-reading text-lg text-muted">{story.text}</blockquote>
          {story.note && (
            <figcaption className="mt-5 border-s-2 border-brand-600 ps-3 text-sm">{story.note}</figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}
