import { Slot, useContributions, useServices, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { footerBlocks, footerLinks, legalNotes } from '../contract.ts'
import { documentAddress } from '../contract/document-address.ts'
import css from './footer.module.css'
import type { manifest } from './manifest.ts'

const NO_PROPS = {}
const nothing = (): null => null

/** The footer. */
export function Footer(): ReactNode {
  const { site, i18n } = useServices<typeof manifest>()
  const t = useTranslation<'site.footer'>()
  const notes = useContributions(legalNotes)
  const { legal, name } = site.merchant
  const { company, licence, minimumAge, payments = [], helpline, mail } = legal
  const documents = [
    { label: t('terms'), address: legal.terms },
    { label: t('privacy'), address: legal.privacy },
    { label: t('safer_play'), address: legal.saferPlay },
  ].flatMap(({ label, address }) => {
    const href = documentAddress(address, i18n.tag(), location.origin)
    return href ? [{ label, href }] : []
  })
  const licenceText = licence && t('licence', { authority: licence.authority, number: licence.number })
  const licenceHref = documentAddress(licence?.href, i18n.tag(), location.origin)
  return (
    <footer className={css.footer}>
      <Slot of={footerBlocks} props={NO_PROPS} />
      {payments.length > 0 && (
        <ul className={css.payments} aria-label={t('payments')}>
          {payments.map((payment) => (
            <li key={payment}>{payment}</li>
          ))}
        </ul>
      )}
      <nav className={css.documents} aria-label={t('documents')}>
        {documents.map(({ label, href }) => (
          <Outside key={label} href={href}>
            {label}
          </Outside>
        ))}
        <Slot of={footerLinks} props={NO_PROPS} errorFallback={nothing} />
      </nav>
      <div className={css.care}>
        <span className={css.age} aria-hidden>
          {`${minimumAge}+`}
        </span>
        <p>
          <span>{t('care', { age: minimumAge })}</span>
          {helpline && (
            <>
              {' '}
              <Outside href={helpline.href}>{t('helpline', { name: helpline.name })}</Outside>
            </>
          )}
        </p>
      </div>
      <p>{licenceHref && licenceText ? <Outside href={licenceHref}>{licenceText}</Outside> : licenceText}</p>
      {notes.map(({ plugin, value }) => (
        <Note key={`${plugin}/${value.text}`} plugin={plugin} text={value.text} />
      ))}
      {mail && (
        <p>
          <a href={`mailto:${mail}`}>{t('write_to_us', { address: mail })}</a>
        </p>
      )}
      <p>
        <bdi>{name}</bdi> <span>·</span> <bdi>{company}</bdi>
      </p>
    </footer>
  )
}

/** A link to another site, in a window of its own, so that what the player does here stays. */
function Outside({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactNode {
  if (href.startsWith('tel:')) return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

function Note({ plugin, text }: { readonly plugin: string; readonly text: string }): ReactNode {
  return <p>{useTranslation(plugin)(text)}</p>
}
