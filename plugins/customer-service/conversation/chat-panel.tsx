import {
  type ChatConversation,
  type ChatOpenResult,
  Link,
  sessionEnded,
  tabs,
  useContributions,
  usePluginContext,
  useService,
  useServices,
  useTranslation,
} from '@foyer/sdk'
import { Button, Frame, Icon, Spinner } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { CUSTOMER_SERVICE } from '../contract.ts'
import css from './chat-panel.module.css'
import { DESK_TAB } from './constants.ts'
import type { manifest } from './manifest.ts'
import { openChat } from './open-chat.ts'

type ChatState = { readonly kind: 'opening' } | Extract<ChatOpenResult, { kind: 'page' | 'failed' }>
const OPENING: ChatState = { kind: 'opening' }

export interface ChatPanelProps {
  /** With another one, and for another player, give the component another key. */
  readonly provider: ChatConversation
  /** There is nothing more to show here: the player, or the provider, has ended it. The same function on each render. */
  readonly onEnd: () => void
}

/** A conversation: while it opens, its page, or why it did not open, with the other ways to customer service (OV-31). */
export function ChatPanel({ provider, onEnd }: ChatPanelProps): ReactNode {
  const t = useTranslation()
  const [state, again] = useChat(provider, onEnd)
  switch (state.kind) {
    case 'opening':
      return (
        <div className={css.wait}>
          <Spinner label={t('opening')} />
        </div>
      )
    case 'page':
      return (
        <div className={css.chat}>
          <Frame className={css.frame} src={state.url} title={t('title')} allow="microphone; camera" />
          <a className={css.window} href={state.url} target="_blank" rel="noopener noreferrer">
            {t('own_window')}
          </a>
        </div>
      )
    case 'failed':
      return (
        <div className={css.failed}>
          <p role="alert">{state.message || t('unavailable')}</p>
          <Button onClick={again}>{t('try_again')}</Button>
          <OtherWays />
        </div>
      )
  }
}

/** The state of a provider's conversation while the component is shown. */
function useChat(provider: ChatConversation, onEnd: () => void): readonly [ChatState, () => void] {
  const { session, i18n } = useServices<typeof manifest>()
  const context = usePluginContext<typeof manifest>()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ChatState>(OPENING)
  useEffect(() => {
    const chat = new AbortController()
    let windowOpen = false
    void openChat(provider, { session, i18n, logger: context.logger }, chat.signal).then((result) => {
      if (chat.signal.aborted) return
      if (result.kind === 'page' || result.kind === 'failed') return setState(result)
      if (result.kind === 'shown') {
        // The vendor's own window outlives this component.
        windowOpen = true
        context.on(sessionEnded, () => chat.abort())
        context.defer(() => chat.abort())
      }
      onEnd()
    })
    return () => {
      if (!windowOpen) chat.abort()
    }
  }, [provider, attempt, session, i18n, context, onEnd])
  const again = (): void => {
    setState(OPENING)
    setAttempt(attempt + 1)
  }
  return [state, again]
}

/** The links of customer service, as links: a browser never blocks those. */
function OtherWays(): ReactNode {
  const t = useTranslation()
  const entries = useService(CUSTOMER_SERVICE)?.entries.get() ?? []
  const deskTab = useContributions(tabs).find(({ value }) => value.key === DESK_TAB)?.value
  if (entries.length === 0)
    return deskTab ? (
      // The desk has not started on a page that was opened at /m/chat.
      <Link className={css.window} to={deskTab.to}>
        {t('other_ways')}
      </Link>
    ) : null
  return (
    <>
      <h2 className={css.heading}>{t('other_ways')}</h2>
      <ul className={css.list}>
        {entries.map(({ title, url }, index) => (
          <li key={index}>
            <a className={css.entry} href={url} target="_blank" rel="noopener noreferrer">
              <Icon name="chat" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
