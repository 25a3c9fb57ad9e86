import type { Context } from '../plugin.ts'

/** The arguments of one call of a vendor's function: `['track', 'Purchase', { value: 5 }]`. */
export type PixelCall = readonly [command: string, ...parameters: unknown[]]
/** A vendor's function, or its stub until the script has loaded. */
export type PixelFunction = (...call: PixelCall) => void
/** What a pixel needs of its plugin's context. */
export type PixelContext = Pick<Context, 'on' | 'script' | 'global' | 'defer' | 'signal'>
