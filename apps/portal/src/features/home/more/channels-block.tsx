import { Card, Heading, stretchedLink, TitleText } from '@careers/ui';
import { branded } from '@careers/ui/theme';
import { useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { ScenePicture } from '../../../site-config/scene-picture.tsx';
import { Block, type HomeBlockProps } from '../block.tsx';

/** Links to the company's other websites, each in its own colours. */
export function ChannelsBlock({ title, style, entries = [] }: HomeBlockProps) {
  const { t } = useLingui();
  const channels = entries.filter(({ websiteId, title: name }) => websiteId && name);
  if (channels.length === 0) return null;
  return (
    <Block title={title || t`Looking for another way in?`} style={style}>
      <ul className="grid gap-4 @3xl:grid-cols-2 @4xl:gap-5">
        {channels.map(({ websiteId = '', title: name, text, scene, brandColor }, place) => (
          <Card
            // Several may lead to one website.
            key={place}
            as="li"
            interactive
            padding="none"
            className="grid grid-cols-[7rem_1fr] overflow-hidden @xl:grid-cols-[11rem_1fr]"
            {...branded(brandColor)}
          >
            <ScenePicture scene={scene} className="size-full min-h-32" />
            <div className="p-5">
              <Heading level={3} size="md">
                <PortalLink to="/homepage" query={{ websiteId }} className={stretchedLink}>
                  {name}
                </PortalLink>
              </Heading>
              {text && (
                <p className="mt-1 text-sm text-balance text-muted">
                  <TitleText>{text}</TitleText>
                </p>
              )}
              <ArrowRight size={20} aria-hidden="true" className="mt-4 text-brand-text" />
            </div>
          </Card>
        ))}
      </ul>
    </Block>
  );
}
