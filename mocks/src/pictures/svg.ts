/** An SVG as a `data:` address: pictures travel inside the configuration and need no second request. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%22', "'").replaceAll('%2F', '/').replaceAll('%3A', ':')}`;
}

/** A colour of a hue; lightness 0 to 1, chroma about 0 to 0.2. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  return `oklch(${round(lightness)} ${round(chroma)} ${Math.round(hue)})`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
