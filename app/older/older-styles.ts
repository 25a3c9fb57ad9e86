import type { Plugin } from 'vite'
import { lowerCss, SAFE_AREA_RULES } from './lower-css.ts'

/** The first style sheet of every page. */
const TOKENS = '/sdk/src/ui/tokens.css'
const LAZY_IMAGE = '/sdk/src/ui/lazy-image.module.css'
/** Without proportions an image that lies over its frame would have no height. */
const PLAIN_IMAGE = `
.image { position: static; height: auto; min-height: 1px; }
.failed { position: static; min-height: 5rem; }
`

/** Lowers every style sheet of the second target. */
export const olderStyles = (): Plugin => ({
  name: 'foyer:older-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler(code, id) {
      const first = id.endsWith(TOKENS) ? SAFE_AREA_RULES : ''
      const last = id.endsWith(LAZY_IMAGE) ? PLAIN_IMAGE : ''
      return { code: [first, lowerCss(code), last].join('\n'), map: null }
    },
  },
})
