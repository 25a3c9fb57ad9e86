import { type OverlayProps, useTranslation } from '@foyer/sdk'
import { IconButton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './chat-overlay.module.css'
import { ChatPanel } from './chat-panel.tsx'
import type { OwnedConversation } from './is-conversation.ts'

interface ChatOverlayProps extends OverlayProps<undefined> {
  readonly provider: OwnedConversation
}

/** The conversation over the page, which keeps its place and what was typed into it. */
export function ChatOverlay({ provider, close }: ChatOverlayProps): ReactNode {
  const t = useTranslation<'customer-service.conversation'>()
  return (
    <div className={css.overlay}>
      <div className={css.header}>
        <IconButton icon="back" label={t('back')} onClick={() => close()} />
        <h2 className={css.title}>{t('title')}</h2>
      </div>
      <ChatPanel provider={provider} onEnd={close} />
    </div>
  )
}
