import { dirname, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** The folder that the mocks' modules name, from two folders below the root. */
const OWN = '../../merchants/'

/**
 * Lets the mocks read merchants from another folder than `merchants/`: their profiles, themes and icons. The glob patterns that name
 * it are texts of the modules, so it is replaced there.
 *
 * @param root the project's root
 * @param folder absolute
 */
export const otherMerchants = (root: string, folder: string): Plugin => ({
  name: 'foyer:other-merchants',
  enforce: 'pre',
  transform(code, id) {
    const [file = id] = id.split('?')
    if (!file.startsWith(resolve(root, 'mocks') + sep) || !code.includes(OWN)) return undefined
    const path = relative(dirname(file), folder).split(sep).join('/')
    return { code: code.replaceAll(OWN, `${path.startsWith('.') ? path : `./${path}`}/`), map: null }
  },
})
