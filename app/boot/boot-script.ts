import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRESERVED_PARAMETERS } from '../../kernel/navigation/preserve-query.ts'

/** The inline boot script. It imports nothing: what it has in common with the site is written into it from the site's constants. */
export const bootScript = (root: string): string =>
  readFileSync(join(root, 'app/boot/boot.js'), 'utf8').replace(
    'PRESERVED_PARAMETERS',
    PRESERVED_PARAMETERS.join('|'),
  )
