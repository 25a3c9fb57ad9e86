import type { PixelCall } from './map.ts'

/**
 * The vendor's function, as its snippet defines it: a call waits in `queue` until the script has loaded and set
 * `handle`, which then gets those that waited, and every later one.
 */
export interface Pixel {
  (...call: PixelCall): void
  readonly queue: PixelCall[]
  handle?: (...call: PixelCall) => void
}

/** The stub that stands on the page until the script has loaded. */
export function createPixel(): Pixel {
  const pixel: Pixel = Object.assign(
    (...call: PixelCall) => {
      if (pixel.handle) pixel.handle(...call)
      else pixel.queue.push(call)
    },
    { queue: [] as PixelCall[] },
  )
  return pixel
}
