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
import type { ReactNode } from 'react'
import { pageEnd } from '../../site/contract.ts'
import { conversations, CUSTOMER_SERVICE, type CustomerServiceEntry } from '../contract.ts'
import { CONTACT_ICONS } from './contact-kind.ts'
import type { manifest } from './manifest.ts'
import { type Hours, openingHours } from './opening-hours.ts'
import css from './service-screen.module.css'

const NO_PROPS = {}
/** Without a network the screen ends as it did before there was a footer; a complaint below it helps nobody. */
const nothing = (): null => null
const NO_ENTRIES: readonly CustomerServiceEntry[] = []
const EMPTY_STORE = { get: () => NO_ENTRIES, subscribe: () => () => {} }

/** /m/customerService: the conversation, if one is on, and every entry as a link. It opens if the tap comes before the plugin's code is loaded. */
export function ServiceScreen(): ReactNode {
  const { site, i18n } = useServices<typeof manifest>()
  const { hours } = usePluginContext<typeof manifest>().settings
  const entries = useStore(useService(CUSTOMER_SERVICE)?.entries ?? EMPTY_STORE)
  const state = useStore(site.state)
  const t = useTranslation()
  const [conversation] = useContributions(conversations)
  return (
    <>
      <section className={css.screen}>
        <PageHeader icon="chat" title={t('title')} lead={t('lead')} />
        {hours && <p className={css.hours}>{openText(hours, i18n.tag(), t)}</p>}
        {conversation && (
          <Button block onClick={() => void conversation.value.open({ hasLinks: false })}>
            <Icon name="chat" size={20} />
            {t('chat')}
          </Button>
        )}
        {entries.length > 0 ? (
          <ul className={css.list}>
            {entries.map(({ title, url, kind = 'chat' }, index) => (
              <li key={index}>
                <a className={css.entry} href={url} target="_blank" rel="noopener noreferrer">
                  <Icon name={CONTACT_ICONS[kind]} />
                  <span className={css.words}>
                    <span>{title}</span>
                    <small className={css.how}>{t(`how_${kind}`)}</small>
                  </span>
                  <Icon name="forward" size={18} />
                </a>
              </li>
            ))}
          </ul>
        ) : state === 'pending' ? (
          <Skeleton height="56px" radius="var(--radius-m)" />
        ) : (
          <div className={css.none} role="alert">
            <p>{t('unavailable')}</p>
            <Button onClick={() => void site.refresh()}>{t('try_again')}</Button>
          </div>
        )}
      </section>
      {state !== 'pending' && <Slot of={pageEnd} props={NO_PROPS} errorFallback={nothing} />}
    </>
  )
}

function openText(hours: Hours, tag: string, t: Translate): string {
  const own = openingHours(hours, tag)
  return own ? t('hours', own) : t('always')
}
