/** Whether this page stands in a frame of the sandbox's own gallery: a page of another origin that frames the sandbox does not count. */
export function isGalleryFrame(): boolean {
  return window.frameElement !== null;
}
