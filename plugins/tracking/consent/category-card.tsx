import { type ConsentCategory, type ConsentVendor, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import { type ReactNode, useId } from 'react'
import css from './category-card.module.css'
import { VendorItem } from './vendor-item.tsx'

const DOWN_ICON = 'M6 9l6 6 6-6'

interface Props {
  /** Id of the plugin, whose texts it shows. */
  readonly plugin: string
  readonly category: ConsentCategory
  readonly allowed: boolean
  /** Those that read the category. */
  readonly vendors: readonly ConsentVendor[]
  readonly onChange: (allowed: boolean) => void
}

/** One category: its switch, what it is for, and the services behind it. */
export function CategoryCard({ plugin, category, allowed, vendors, onChange }: Props): ReactNode {
  const t = useTranslation<'tracking.consent'>(plugin)
  const id = useId()
  return (
    <div className={css.card}>
      <label className={css.head}>
        <span className={css.name}>{t(category)}</span>
        <input
          type="checkbox"
          role="switch"
          className={css.switch}
          checked={allowed}
          aria-checked={allowed}
          aria-describedby={`${id}purpose`}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <p id={`${id}purpose`} className={css.purpose}>
        {t(`${category}_text`)}
      </p>
      {vendors.length === 0 ? (
        <p className={css.none}>{t('no_services')}</p>
      ) : (
        <details className={css.details}>
          <summary className={css.summary}>
            <span>{t('services', { count: vendors.length })}</span>
            <span className={css.arrow}>
              <Icon name={DOWN_ICON} size={16} />
            </span>
          </summary>
          <ul className={css.vendors}>
            {vendors.map((vendor) => (
              <VendorItem key={vendor.plugin} plugin={plugin} vendor={vendor} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
