import { mountFloor } from '../mount.tsx';

/** The floor: nothing but a heading. */
function Page() {
  return <h1>Careers</h1>;
}

mountFloor(Page);
