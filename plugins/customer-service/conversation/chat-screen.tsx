import {
  chatProviders,
  HOME_PATH,
  Link,
  useContributions,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Spinner } from '@foyer/sdk/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { admission } from './admission.ts'
import { ChatPanel } from './chat-panel.tsx'
import css from './chat-screen.module.css'
import { CHAT_PATH, PROVIDER_WAIT_MS } from './constants.ts'
import { isConversation } from './is-conversation.ts'
import type { manifest } from './manifest.ts'

/** /m/chat: the conversation as a page. A guest whom it is not for logs in first, and comes back (RO-02). */
export function ChatScreen(): ReactNode {
  const { session, navigation } = useServices<typeof manifest>()
  const t = useTranslation<'customer-service.conversation'>()
  const player = useStore(session.current)
  const provider = useContributions(chatProviders).find(isConversation)
  const admitted = provider && admission(provider.value, player)
  useEffect(() => {
    if (admitted === 'login') navigation.redirectToLogin(CHAT_PATH)
  }, [admitted, navigation])
  const leave = useCallback(() => navigation.back(), [navigation])
  const waiting = useWaiting(provider === undefined)
  return (
    <section className={css.screen}>
      <h1 className={css.title}>{t('title')}</h1>
      {provider && admitted === 'admitted' ? (
        <ChatPanel key={`${provider.value.key} ${player?.id}`} provider={provider} onEnd={leave} />
      ) : waiting || admitted === 'login' ? (
        <div className={css.none}>
          <Spinner label={t('opening')} />
        </div>
      ) : (
        <div className={css.none}>
          <p role="alert">
            {t(admitted === 'refused' ? 'no_permission' : 'unavailable', { name: t('the_chat') })}
          </p>
          <Link className={css.home} to={HOME_PATH}>
            {t('to_home')}
          </Link>
        </div>
      )}
    </section>
  )
}

/** True while `wanted`, for as long as a provider may take to start. */
function useWaiting(wanted: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setOver(true), PROVIDER_WAIT_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return wanted && !over
}
