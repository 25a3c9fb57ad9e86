import { chatProviders, type ChatRequest } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/chat-provider/conformance.ts'
import sound from '../../../../sdk/templates/chat-provider/manifest.ts'

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
