import type { Plugin } from 'vite'
import { lowerLightDark } from '../document/page-theme.ts'

/** Colours of both schemes, in development as in the build: a script may read a colour's value. */
export const lightDark = (): Plugin => ({
  name: 'foyer:light-dark',
  enforce: 'pre',
  transform: {
    // A file that is imported as text or by its address is a script by now.
    filter: { id: { include: /\.css(?:\?|$)/, exclude: /[?&](?:raw|url)(?:&|$)/ }, code: 'light-dark(' },
    handler: (code) => ({ code: lowerLightDark(code), map: null }),
  },
})
