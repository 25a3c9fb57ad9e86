import { createHash } from 'node:crypto'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { test as base } from '../e2e/site.ts'
import { type BakedSite, bakedSite } from '../foreign/baked-site.ts'
import { type FileServer, fileServer } from '../foreign/file-server.ts'
import { fileOf, type Variant } from './variants.ts'

/** A variant as the site's profile lists it. */
export interface ListedVariant {
  readonly variant: Variant
  readonly id: ForeignPlugin['id']
  /** Its file is not fetched before this switch is on. */
  readonly switch: string
}

const hash = (text: string): ForeignPlugin['integrity'] =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Each has an id of its own, `evil.p12`, behind `EVIL12`. Short, because Chromium abbreviates long lines of the console. */
export const listed = (variants: readonly Variant[]): readonly ListedVariant[] =>
  variants.map((variant, index) => ({
    variant,
    id: `evil.p${index}`,
    switch: `EVIL${index}`,
  }))

/** Puts a variant's file on the server, and gives its entry for the profile. */
function serve(server: FileServer, { variant, id, switch: name }: ListedVariant): ForeignPlugin {
  const path = `/${id}.js`
  const body = fileOf(variant, id)
  const { served } = variant
  if (served === 'hangs' || served === 'unreadable') server.files.set(path, { body, how: served })
  else if (served === 'tampered') server.files.set(path, `globalThis.evilRan = true;${body}`)
  else if (served !== 'absent') server.files.set(path, body)
  return { id, url: server.origin + path, integrity: hash(body), origins: {}, switch: name }
}

/**
 * The test of specs that let hostile plugins in: the site of lotus, whose profile lists all of them, each behind a switch of
 * its own.
 *
 * @param build folder of the build, within the project
 */
export const hostileTest = (variants: readonly ListedVariant[], build?: string) =>
  base.extend<object, { readonly hostile: BakedSite }>({
    hostile: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
      async ({}, use) => {
        const server = await fileServer()
        const site = await bakedSite({ lotus: variants.map((each) => serve(server, each)) }, build)
        await use(site)
        await site.close()
        await server.close()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ hostile }, use) => use(`http://lotus.localhost:${hostile.port}`),
  })
