import { recolourMark, type SiteConfiguration } from '@careers/mocks';
import { sceneNames } from '@careers/ui/art';
import { brandTokens, DEFAULT_BRAND } from '@careers/ui/theme';
import { fieldId, useSiteEditor } from './editor-context.ts';
import { ChoiceField, NumberField, Row, withHomepage } from './fields.tsx';
import { PictureField } from './picture-field.tsx';
import { Section } from './section.tsx';

/** Brand colour with what the portal makes of it, and the pictures beside the banners. */
export function ThemeSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const { theme, logoAddress, positionSharedBannerAddress } = document.homepage;
  const set = (changes: Partial<SiteConfiguration['homepage']>) => change(withHomepage(document, changes));
  const setTheme = (changes: Partial<typeof theme>) => set({ theme: { ...theme, ...changes } });
  const setColour = (brandColor: string) => {
    const plate = plateOf(brandColor);
    const { base } = document;
    change({
      ...withHomepage(document, {
        theme: { ...theme, brandColor },
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
        path="homepage.theme.scene"
        label={t.scene}
        value={theme.scene}
        options={[['', t.usual], ...sceneNames.map((name) => [name, name] as const)]}
        onChange={(scene) => setTheme({ scene })}
      />
      <NumberField
        path="homepage.theme.radius"
        label={t.radius}
        value={theme.radius}
        step={1}
        onChange={(radius) => setTheme({ radius })}
      />
      <NumberField
        path="homepage.theme.fontScale"
        label={t.fontScale}
        value={theme.fontScale}
        step={0.05}
        onChange={(fontScale) => setTheme({ fontScale })}
      />
      <PictureField
        path="homepage.logoAddress"
        label={t.logoAddress}
        value={logoAddress}
        onChange={(address) => set({ logoAddress: address })}
      />
      <PictureField
        path="homepage.positionSharedBannerAddress"
        label={t.sharedBanner}
        value={positionSharedBannerAddress}
        onChange={(address) => set({ positionSharedBannerAddress: address })}
      />
    </Section>
  );
}

/** The colour of a drawn mark: the brand's, or the tone nearest to it on which the mark's white is legible. */
function plateOf(brandColor: string): string {
  const { light } = brandTokens(brandColor);
  const name = light['--color-on-brand'] === '#ffffff' ? '--color-brand' : '--color-brand-text';
  return light[name] ?? DEFAULT_BRAND;
}
