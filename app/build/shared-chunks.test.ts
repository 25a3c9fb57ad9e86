// @vitest-environment node
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pluginChunk, SHARED_CHUNKS } from './shared-chunks.ts'

describe('what several lazy parts import', () => {
  const chunkOf = (file: string): string | undefined =>
    SHARED_CHUNKS.map((of) => of(file)).find((name) => name !== null) ?? undefined

  it.each([
    ['sdk/src/tracking/pixel-event.ts', 'destinations'],
    ['sdk/src/forms/submission.ts', 'forms'],
    ['sdk/src/react/use-submit.ts', 'forms'],
    ['sdk/src/ui/text-field.tsx', 'pieces'],
    ['sdk/src/ui/form.module.css', 'pieces'],
    ['sdk/src/services/describe-failure.ts', 'sdk'],
    ['sdk/src/rows-of.ts', 'sdk'],
    ['plugins/wallet/contract.ts', 'area-wa-contract'],
    ['plugins/wallet/contract/amount.ts', 'area-wa-contract'],
    ['plugins/site/contract/menu-row.tsx', 'area-si-pieces'],
    ['plugins/site/contract/menu-row.module.css', 'area-si-pieces'],
    ['plugins/wallet/shared/order-flow.ts', 'area-wa-shared'],
    // With them every screen would fetch the package that cleans HTML.
    ['sdk/src/ui/sanitize-html.ts', undefined],
    ['plugins/wallet/deposit/deposit-screen.tsx', undefined],
    ['app/registry.ts', undefined],
  ])('%s is in the chunk %s', (file, chunk) => expect(chunkOf(file)).toBe(chunk))

  it('has a chunk of its own in each area, and names none that an ad blocker refuses', () => {
    const names = readdirSync('plugins').map((area) => chunkOf(`plugins/${area}/contract.ts`))
    expect(names.length).toBeGreaterThan(8)
    expect(new Set(names).size).toBe(names.length)
    expect(names.join()).not.toMatch(/tracking|popup|push/)
  })
})

describe('a plugin', () => {
  it.each([
    ['plugins/wallet/counts/counts.ts', 'counts'],
    ['plugins/wallet/counts/counts.tsx', 'counts'],
    ['plugins/wallet/counts/settings.ts', 'counts'],
    ['plugins/wallet/counts/poll.ts', null],
    ['plugins/wallet/counts.ts', null],
    ['plugins/wallet/deposit/counts.ts', null],
  ])('has %s in the chunk %s', (file, chunk) => expect(pluginChunk(file)).toBe(chunk))

  it('has a name of its own, or another area’s plugin would be in its chunk', () => {
    const others = ['destinations', 'forms', 'kernel', 'main', 'pieces', 'react', 'sdk', 'soon']
    const names = readdirSync('plugins', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('/manifest.ts'))
      .map((file) => file.split('/')[1])
    expect(names.length).toBeGreaterThan(40)
    expect(new Set([...names, ...others]).size).toBe(names.length + others.length)
  })
})
