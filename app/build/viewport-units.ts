import type { Plugin } from 'vite'

/** A declaration with a height of the viewport as it is now: `100dvh`, unknown to Chrome before 108 and iOS before 15.4. */
const DECLARATION = /([\w-]+)\s*:\s*([^:;{}]*\d(?:dvh|svh|lvh)\b[^:;{}]*);/g

/** A style sheet in which each of these follows the same with `vh`, which every browser knows. */
export const withViewportFallbacks = (css: string): string =>
  css.replace(DECLARATION, (declaration: string, property: string, value: string) => {
    const older = value.replace(/(\d)(?:dvh|svh|lvh)\b/g, '$1vh')
    return `${property}: ${older}; ${declaration}`
  })

/** Gives dialogs, sheets and screens a height in browsers that do not know the viewport's newer units. */
export const viewportUnits = (): Plugin => ({
  name: 'foyer:viewport-units',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: withViewportFallbacks(code), map: null }),
  },
})
