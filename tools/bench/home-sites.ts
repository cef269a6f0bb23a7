import { buildPage } from './build-page.ts';
import { buildPortal } from './build-portal.ts';
import { type ChildServer, startMock } from './child-server.ts';
import { signAsked } from './signed-call.ts';
import { type Site, serveSite } from './site.ts';

/** The production portal and its floors, each on an origin of its own, with one stand-alone mock. */
export interface HomeSites {
  readonly mock: ChildServer;
  readonly portal: Site;
  readonly floor: Site;
  readonly dataFloor: Site;
  readonly rowsFloor: Site;
  close(): Promise<void>;
}

export async function openHomeSites(): Promise<HomeSites> {
  const folder = buildPortal();
  const floorFolder = await buildPage('floor', folder);
  const dataFloorFolder = await buildPage('data-floor', folder);
  const rowsFloorFolder = await buildPage('rows-floor', folder);
  const mock = await startMock();
  const gateway = mock.url;
  const portal = await serveSite({ folder, gateway });
  const floor = await serveSite({ folder: floorFolder, gateway });
  const dataFloor = await serveSite({ folder: dataFloorFolder, gateway, sign: signAsked });
  const rowsFloor = await serveSite({ folder: rowsFloorFolder, gateway, sign: signAsked });
  return {
    mock,
    portal,
    floor,
    dataFloor,
    rowsFloor,
    async close() {
      await Promise.all([portal, floor, dataFloor, rowsFloor].map((site) => site.close()));
      await mock.close();
    },
  };
}
