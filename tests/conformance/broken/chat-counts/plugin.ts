import { chatProviders, createStore } from '@foyer/sdk'
import { options } from '../../../../sdk/templates/chat-provider/conformance.ts'
import sound from '../../../../sdk/templates/chat-provider/manifest.ts'
import { defineBroken, withContribution } from '../../break-plugin.ts'

export default defineBroken({
  plugin: withContribution(sound, chatProviders, (value) =>
    value.kind === 'conversation' ? { ...value, unread: createStore(-1) } : value,
  ),
  options,
})
