import { buildFloor } from './build-floor.ts';
import { buildPortal } from './build-portal.ts';
import { type ChildServer, startMock } from './child-server.ts';
import { signStyle } from './signed-call.ts';
import { type Site, serveSite } from './site.ts';

/** The production portal and its two floors, each on an origin of its own before one stand-alone mock. */
export interface HomeSites {
  readonly mock: ChildServer;
  readonly portal: Site;
  readonly floor: Site;
  readonly dataFloor: Site;
  close(): Promise<void>;
}

export async function openHomeSites(): Promise<HomeSites> {
  const folder = buildPortal();
  const floorFolder = await buildFloor('floor', folder);
  const dataFloorFolder = await buildFloor('data-floor', folder);
  const mock = await startMock();
  const gateway = mock.url;
  const portal = await serveSite({ folder, gateway });
  const floor = await serveSite({ folder: floorFolder, gateway });
  const dataFloor = await serveSite({ folder: dataFloorFolder, gateway, sign: signStyle });
  return {
    mock,
    portal,
    floor,
    dataFloor,
    async close() {
      await Promise.all([portal.close(), floor.close(), dataFloor.close()]);
      await mock.close();
    },
  };
}
