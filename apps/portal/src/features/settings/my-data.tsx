import { Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { Consents } from './consents.tsx';
import { ExportMyData } from './export-my-data.tsx';

/** The export of the person's data, and the consents. */
export function MyData() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="my-data">
      <Heading level={2} id="my-data" className="mb-4">
        {t`My data`}
      </Heading>
      <Card padding="none" className="px-5">
        <div className="border-b border-border py-4">
          <ExportMyData />
        </div>
        <div className="py-4">
          <Consents />
        </div>
      </Card>
    </section>
  );
}
