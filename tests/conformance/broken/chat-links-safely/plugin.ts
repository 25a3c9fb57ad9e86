import { type ChatEntry, chatProviders, type ChatVisitor } from '@foyer/sdk'
import { defineBroken, withContribution } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/chat-provider/conformance.ts'
import sound from '../../../../sdk/templates/chat-provider/manifest.ts'

export default defineBroken({
  plugin: withContribution(sound, chatProviders, (value) =>
    value.kind === 'link'
      ? {
          ...value,
          nameParameter: '',
          link: ({ url }: ChatEntry, { name }: ChatVisitor) => `${url}&name=${name}`,
        }
      : value,
  ),
  options,
})
