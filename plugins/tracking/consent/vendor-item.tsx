import { type ConsentVendor, trackingDestinations, useContributions, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import css from './category-card.module.css'

interface Props {
  /** Id of the plugin, whose texts it shows. */
  readonly plugin: string
  readonly vendor: ConsentVendor
}

/** A service: what it uses data for, in its own words too where it has some, the hosts that it reaches, and its cookies on this site. */
export function VendorItem({ plugin, vendor }: Props): ReactNode {
  const t = useTranslation<'tracking.consent'>(plugin)
  const destinations = useContributions(trackingDestinations)
  const purpose = destinations.find((each) => each.plugin === vendor.plugin)?.value.purpose
  return (
    <li>
      <bdi className={css.title}>{vendor.title}</bdi>
      {vendor.purposes?.map((each) => (
        <p key={each}>{t(`use_${each}`)}</p>
      ))}
      {purpose !== undefined && <Purpose plugin={vendor.plugin} text={purpose} />}
      <Names label={t('hosts')} names={vendor.hosts} />
      <Names label={t('cookies')} names={vendor.cookies} />
    </li>
  )
}

/** What the vendor's own plugin says; nothing where it has no such text. */
function Purpose({ plugin, text }: { readonly plugin: string; readonly text: string }): ReactNode {
  const words = useTranslation(plugin)(text)
  return words === '' || words === text ? null : <p>{words}</p>
}

interface NamesProps {
  readonly label: string
  readonly names: readonly string[]
}

function Names({ label, names }: NamesProps): ReactNode {
  if (names.length === 0) return null
  return (
    <p className={css.names}>
      <span>{label}</span> <bdi>{names.join(', ')}</bdi>
    </p>
  )
}
