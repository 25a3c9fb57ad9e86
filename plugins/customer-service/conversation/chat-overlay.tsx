import { type ChatConversation, type OverlayProps, useTranslation } from '@foyer/sdk'
import { SheetHeader } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './chat-overlay.module.css'
import { ChatPanel } from './chat-panel.tsx'

interface ChatOverlayProps extends OverlayProps<undefined> {
  readonly provider: ChatConversation
}

/** The conversation over the page, which keeps its place and what was typed into it. */
export function ChatOverlay({ provider, close }: ChatOverlayProps): ReactNode {
  const t = useTranslation()
  return (
    <div className={css.overlay}>
      <SheetHeader title={t('title')} closeLabel={t('close')} onClose={() => close()} />
      <ChatPanel provider={provider} onEnd={close} />
    </div>
  )
}
