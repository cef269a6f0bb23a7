import { recolourMark } from '@careers/mocks';
import { sceneNames } from '@careers/ui/art';
import { brandTokens, DEFAULT_BRAND } from '@careers/ui/theme';
import { fieldId, useSiteEditor } from './editor-context.ts';
import { ChoiceField, NumberField, Row, withHomepage } from './fields.tsx';
import { fieldsOf } from './fields-of.ts';
import { PictureField } from './picture-field.tsx';
import { Section } from './section.tsx';

/** Brand colour with what the portal makes of it, and the pictures beside the banners. */
export function ThemeSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const { theme, logoAddress } = document.homepage;
  const field = fieldsOf('homepage', document.homepage, (homepage) => change({ ...document, homepage }));
  const fieldOfTheme = fieldsOf('homepage.theme', theme, field('theme').onChange);
  /** Marks that were drawn in the former colour follow it. */
  const setColour = (next: string) => {
    const plate = plateOf(next);
    const { base } = document;
    change({
      ...withHomepage(document, {
        theme: { ...theme, brandColor: next },
        logoAddress: recolourMark(logoAddress, plate),
      }),
      base: { ...base, tabLogoUrl: recolourMark(base.tabLogoUrl, plate) },
    });
  };
  const { light } = brandTokens(theme.brandColor);
  const pick = /^#[\da-f]{6}$/i.test(theme.brandColor) ? theme.brandColor : (light['--color-brand'] ?? '');
  return (
    <Section title={t.theme}>
      <Row path="homepage.theme.brandColor" label={t.brandColor}>
        <div className="site-colour">
          <input
            type="color"
            aria-label={t.brandPick}
            value={pick}
            onChange={(event) => setColour(event.target.value)}
          />
          <input
            id={fieldId('homepage.theme.brandColor')}
            value={theme.brandColor}
            spellCheck={false}
            onChange={(event) => setColour(event.target.value)}
          />
          <span className="site-tones" role="img" aria-label={t.brandTones}>
            {['--color-brand', '--color-on-brand', '--color-brand-text'].map((name) => (
              <span key={name} title={light[name]} style={{ background: light[name] }} />
            ))}
          </span>
        </div>
      </Row>
      <ChoiceField
        {...fieldOfTheme('scene')}
        label={t.scene}
        options={[['', t.usual], ...sceneNames.map((name) => [name, name] as const)]}
      />
      <NumberField {...fieldOfTheme('radius')} label={t.radius} step={1} />
      <NumberField {...fieldOfTheme('fontScale')} label={t.fontScale} step={0.05} />
      <PictureField {...field('logoAddress')} label={t.logoAddress} />
      <PictureField {...field('positionSharedBannerAddress')} label={t.sharedBanner} />
    </Section>
  );
}

/** The colour of a drawn mark: the brand's, or the tone nearest to it on which the mark's white is legible. */
function plateOf(brandColor: string): string {
  const { light } = brandTokens(brandColor);
  const name = light['--color-on-brand'] === '#ffffff' ? '--color-brand' : '--color-brand-text';
  return light[name] ?? DEFAULT_BRAND;
}
