import { removeCookie, writeCookie } from '@foyer/sdk'
import { defineBroken, withModule } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/tracking-destination/conformance.ts'
import sound from '../../../../sdk/templates/tracking-destination/manifest.ts'

export default defineBroken({
  plugin: withModule(sound, ({ activate, ...module }) => ({
    ...module,
    activate: (context, services) => {
      writeCookie('_broken', '1', 1)
      context.defer(() => removeCookie('_broken'))
      return activate?.(context, services)
    },
  })),
  options,
})
