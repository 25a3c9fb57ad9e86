import type { ChatConversation, ChatProvider } from '@foyer/sdk'

export const isConversation = (provider: ChatProvider): provider is ChatConversation =>
  provider.kind === 'conversation'
