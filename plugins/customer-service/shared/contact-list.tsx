import { type Merchant, useTranslation } from '@foyer/sdk'
import { Icon, type IconName } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { CONTACT_ICONS } from './contact-icons.ts'
import css from './contact-list.module.css'
import type { ContactKind, CustomerServiceEntry } from '../contract.ts'

interface Props {
  readonly entries: readonly CustomerServiceEntry[]
  readonly legal: Pick<Merchant['legal'], 'mail' | 'phone'>
}

/**
 * The ways to customer service that need no script of this site: its links, which a browser never blocks, a mail and a
 * call. The texts `how_chat`, `how_messenger`, `how_vip`, `how_desk`, `how_mail` and `how_phone` are the component's plugin's.
 */
export function ContactList({ entries, legal: { mail, phone } }: Props): ReactNode {
  return (
    <ul className={css.list}>
      {entries.map(({ title, url, kind = 'chat' }, index) => (
        <li key={index}>
          <a className={css.entry} href={url} target="_blank" rel="noopener noreferrer">
            <Way icon={CONTACT_ICONS[kind]} title={title} how={`how_${kind}`} />
          </a>
        </li>
      ))}
      {mail && (
        <li>
          <a className={css.entry} href={`mailto:${mail}`}>
            <Way icon="send" title={mail} how="how_mail" />
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a className={css.entry} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            <Way icon="headset" title={phone} how="how_phone" />
          </a>
        </li>
      )}
    </ul>
  )
}

function Way({
  icon,
  title,
  how,
}: {
  readonly icon: IconName
  readonly title: string
  readonly how: `how_${ContactKind | 'mail' | 'phone'}`
}): ReactNode {
  const t = useTranslation<'customer-service.conversation' | 'customer-service.desk'>()
  return (
    <>
      <Icon name={icon} />
      <span className={css.words}>
        <bdi>{title}</bdi>
        <small className={css.how}>{t(how)}</small>
      </span>
      <Icon name="forward" size={18} />
    </>
  )
}
