import type { Activate } from '@foyer/sdk'
import { getInstaller } from './get-installer.ts'
import type { manifest } from './manifest.ts'

/** The module's exports, by the names that the manifest gives. */
export { InstallRow } from './install-row.tsx'

export const activate: Activate<typeof manifest> = (context, services) => ({
  installer: getInstaller(context, services),
})
