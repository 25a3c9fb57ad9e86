import { setting } from '@foyer/sdk'
import { options } from '../../../../sdk/templates/tracking-destination/conformance.ts'
import sound from '../../../../sdk/templates/tracking-destination/manifest.ts'
import { defineBroken, withManifest } from '../../break-plugin.ts'

export default defineBroken({ plugin: withManifest(sound, () => ({ when: setting('pixelId') })), options })
