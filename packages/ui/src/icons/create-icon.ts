import { type ComponentProps, createElement } from 'react';

/** The shapes inside a square of 24: an element's name and its attributes. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

type IconProps = ComponentProps<'svg'> & { readonly size?: number };

/**
 * An icon of lucide's shapes, for builds that leave out lucide's own runtime (`lightIcons`). As there, it is
 * hidden from assistive technology unless it is given a name.
 */
export function createIcon(shapes: readonly Shape[]) {
  return ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        'aria-hidden': rest['aria-label'] === undefined,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
        // Beside text that somebody has set larger it is larger, too; not every browser reads rem as an attribute.
        style: { width: `${size / 16}rem`, height: `${size / 16}rem`, ...rest.style },
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
