import { test as base } from '../e2e/site.ts'
import { installEmulator } from './install-emulator.ts'
import { IdentityNetwork } from './identity-network.ts'
import { startEmulator } from './start-emulator.ts'

interface Fixtures {
  readonly identity: IdentityNetwork
  /**
   * Whether the window looks like one that is not private, as a player's does; Playwright's own are private. True unless a test says
   * otherwise.
   */
  readonly ordinaryWindow: boolean
}
const EMULATOR_MS = 180_000

/** The test of specs that sign in by the identity provider; each worker has an emulator of its own. */
export const test = base.extend<Fixtures, { readonly emulator: string }>({
  emulator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      installEmulator()
      const { origin, close } = await startEmulator()
      await use(origin)
      await close()
    },
    { scope: 'worker', timeout: EMULATOR_MS },
  ],
  ordinaryWindow: [true, { option: true }],
  identity: async ({ context, emulator, ordinaryWindow }, use) => {
    const network = new IdentityNetwork(emulator)
    await network.serve(context)
    if (ordinaryWindow)
      await context.addInitScript(() => {
        // A window that is about to be something has no storage yet.
        if ('StorageManager' in globalThis) Reflect.deleteProperty(StorageManager.prototype, 'getDirectory')
      })
    await use(network)
  },
})
export { enter, expect, type State, world } from '../e2e/site.ts'
