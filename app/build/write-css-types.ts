/**
 * `npm run css-types`: the types of all CSS modules, for tsc and editors. Part of `npm run check` and of an
 * install.
 */
import { writeCssTypes } from './css-types.ts'

writeCssTypes(process.cwd())
