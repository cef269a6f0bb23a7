/** An SVG as a `data:` address: pictures are part of the configuration, and need no second request. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%22', "'").replaceAll('%2F', '/').replaceAll('%3A', ':')}`;
}
