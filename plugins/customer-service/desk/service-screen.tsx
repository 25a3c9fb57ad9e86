import {
  Slot,
  type Translate,
  useContributions,
  usePluginContext,
  useService,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Button, Icon, PageHeader, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { pageEnd } from '../../site/contract.ts'
import { ContactList } from '../shared/contact-list.tsx'
import { conversations, CUSTOMER_SERVICE, type CustomerServiceEntry } from '../contract.ts'
import { CHAT_WAIT_MS } from './constants.ts'
import type { manifest } from './manifest.ts'
import { type Hours, openingHours } from './opening-hours.ts'
import css from './service-screen.module.css'

const NO_PROPS = {}
/** Without a network the screen ends as it did before there was a footer; a complaint below it helps nobody. */
const nothing = (): null => null
const NO_ENTRIES: readonly CustomerServiceEntry[] = []
const EMPTY_STORE = { get: () => NO_ENTRIES, subscribe: () => () => {} }
const NOT_READING = { get: () => false, subscribe: () => () => {} }

/**
 * /m/customerService: the conversation, if one is on, every entry as a link, and the merchant's mail and telephone. It
 * opens if the tap comes before the plugin's code is loaded.
 */
export function ServiceScreen(): ReactNode {
  const { site, i18n } = useServices<typeof manifest>()
  const { hours } = usePluginContext<typeof manifest>().settings
  const service = useService(CUSTOMER_SERVICE)
  const entries = useStore(service?.entries ?? EMPTY_STORE)
  const state = useStore(site.state)
  const reading = useStore(service?.reading ?? NOT_READING)
  const waits = entries.length === 0 && (state === 'pending' || reading)
  const [mayChat, setMayChat] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setMayChat(false), CHAT_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  const t = useTranslation<'customer-service.desk'>()
  const [conversation] = useContributions(conversations)
  return (
    <>
      <section className={css.screen}>
        <PageHeader icon="chat" title={t('title')} lead={t('lead')} />
        {hours && <p className={css.hours}>{openText(hours, i18n.tag(), t)}</p>}
        {/* Nothing below moves when the chat's code comes, nor where there is no chat. */}
        <div className={css.chat}>
          {conversation ? (
            <Button block onClick={() => void conversation.value.open({ hasLinks: false })}>
              <Icon name="chat" size={20} />
              {t('chat')}
            </Button>
          ) : (
            mayChat && <Skeleton height="var(--control)" radius="var(--radius-m)" />
          )}
        </div>
        {entries.length === 0 && !waits && (
          <div className={css.none} role="alert">
            <p>{t('unavailable')}</p>
            <Button onClick={() => void site.refresh()}>{t('try_again')}</Button>
          </div>
        )}
        {waits ? (
          // The entries stand first: nothing moves when they come.
          <Skeleton height="56px" radius="var(--radius-m)" />
        ) : (
          <ContactList entries={entries} legal={site.merchant.legal} />
        )}
      </section>
      {state !== 'pending' && !waits && <Slot of={pageEnd} props={NO_PROPS} errorFallback={nothing} />}
    </>
  )
}

function openText(hours: Hours, tag: string, t: Translate<'customer-service.desk'>): string {
  const own = openingHours(hours, tag)
  return own ? t('hours', own) : t('always')
}
