import { chatProviders } from '@foyer/sdk'
import type { ChatRequest } from '@foyer/sdk'
import { options } from '../../../../sdk/templates/chat-provider/conformance.ts'
import sound from '../../../../sdk/templates/chat-provider/manifest.ts'
import { defineBroken, withContribution } from '../../break-plugin.ts'

export default defineBroken({
  plugin: withContribution(sound, chatProviders, (value) =>
    value.kind === 'conversation'
      ? {
          ...value,
          open: async (request: ChatRequest) => {
            const came = await value.open(request)
            if (came.kind === 'failed') throw new Error(came.code)
            return came
          },
        }
      : value,
  ),
  options,
})
