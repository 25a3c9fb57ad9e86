import { useService, useStore, useTranslation } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import { type ContactProps, CUSTOMER_SERVICE, type CustomerService } from '../contract.ts'
import css from './contact-us.module.css'

/** The link to customer service on another plugin's screen; renders nothing without an entry (OV-31). */
export function ContactUs(props: ContactProps): ReactNode {
  const service = useService(CUSTOMER_SERVICE)
  return service ? <Contact service={service} {...props} /> : null
}

function Contact({
  service,
  variant,
  onEntries,
}: ContactProps & { readonly service: CustomerService }): ReactNode {
  const some = useStore(service.entries).length > 0
  const t = useTranslation<'customer-service.desk'>()
  useEffect(() => onEntries?.(some), [onEntries, some])
  if (!some) return null
  const open = (): void => void service.open()
  if (variant === 'row')
    return (
      <Button kind="secondary" block onClick={open}>
        <Icon name="chat" size={20} />
        {t('contact_us')}
      </Button>
    )
  return (
    <p className={css.line}>
      <span>{t('need_help')}</span>{' '}
      <button type="button" className={css.link} onClick={open}>
        {t('contact_us')}
      </button>
    </p>
  )
}
