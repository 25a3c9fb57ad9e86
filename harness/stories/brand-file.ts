import { join } from 'node:path'

const BRAND = /^\/m\/brand\/([a-z-]+)\/((?:logo|icon)\.svg)$/

/** The file of a merchant's logo or icon, by its path on the site; `undefined` for any other path. */
export function brandFile(pathname: string): string | undefined {
  const [, merchant, name] = BRAND.exec(pathname) ?? []
  return merchant && name ? join(import.meta.dirname, '../../merchants', merchant, name) : undefined
}
