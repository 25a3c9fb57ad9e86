import type { ChatConversation, ChatProvider, Contributed } from '@foyer/sdk'

/** A conversation, and the plugin whose texts its label is in. */
export type OwnedConversation = Contributed<ChatConversation>

export const isConversation = (provider: Contributed<ChatProvider>): provider is OwnedConversation =>
  provider.value.kind === 'conversation'
