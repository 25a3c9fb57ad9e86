import { chatProviders } from '@foyer/sdk'
import type { ChatRequest } from '@foyer/sdk'
import { options } from '../../../../sdk/templates/chat-provider/conformance.ts'
import sound from '../../../../sdk/templates/chat-provider/manifest.ts'
import { defineBroken, withContribution } from '../../break-plugin.ts'

export default defineBroken({
  plugin: withContribution(sound, chatProviders, (value, context) =>
    value.kind === 'conversation'
      ? {
          ...value,
          open: ({ signal }: ChatRequest) => {
            if (signal.aborted) return Promise.resolve({ kind: 'aborted' })
            context.mount(document.createElement('aside'))
            return Promise.resolve({ kind: 'shown' })
          },
        }
      : value,
  ),
  options,
})
