import sharp from 'sharp'

/** Edge in pixels: what a browser's tab shows, at three pixels a point. */
const EDGE_PX = 48

/**
 * What `/favicon.ico` answers for a merchant, as PNG: for browsers that take no SVG, and for answers that are no
 * page of the site and name no icon.
 */
export const favicon = (icon: Buffer): Promise<Buffer> =>
  sharp(icon).resize(EDGE_PX, EDGE_PX).png().toBuffer()
