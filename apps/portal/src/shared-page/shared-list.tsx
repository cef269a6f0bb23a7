import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../core/portal/portal.ts';
import { PositionResults, useListSearch } from '../features/positions/index.ts';
import { positionFields } from '../share/field-descriptors.ts';
import { Page } from '../site-config/page.tsx';
import { ScenePicture } from '../site-config/scene-picture.tsx';

/** A shared list under its website's banner, narrowed by the five fixed fields. */
export function SharedList({ banner }: { readonly banner: string }) {
  const { t } = useLingui();
  const { languages } = usePortal();
  const list = useListSearch();
  const fields = positionFields
    .filter(({ status }) => status === 1)
    .map(({ facet, fieldsName }) => ({ name: facet, label: fieldsName[languages.locale()] }));
  return (
    <Page title={t`Shared positions`}>
      <ScenePicture address={banner} className="mb-8 h-36 w-full rounded-lg" />
      <PositionResults list={list} fields={fields} />
    </Page>
  );
}
