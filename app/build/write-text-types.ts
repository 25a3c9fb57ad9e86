/**
 * `npm run text-types`: the types of all texts, for tsc and editors. Part of `npm run check` and of an
 * install.
 */
import { writeTextTypes } from './text-types.ts'

writeTextTypes(process.cwd())
