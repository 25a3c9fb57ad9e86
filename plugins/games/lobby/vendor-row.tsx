import { Link, useServices, useTranslation } from '@foyer/sdk'
import { LazyImage, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { type AreaView, viewAddress } from './area-view.ts'
import { LOGO_HEIGHT_PX, LOGO_WIDTH_PX } from './constants.ts'
import type { manifest } from './manifest.ts'
import { useClosed } from './use-closed.ts'
import css from './vendor-row.module.css'
import type { ListedVendor } from './vendors-of.ts'

interface Props {
  readonly vendors: readonly ListedVendor[]
  readonly view: AreaView
}

/** The vendors side by side. A tap opens the games of one; a tap on the chosen one, those of all. */
export function VendorRow({ vendors, view }: Props): ReactNode {
  const t = useTranslation<'games.lobby'>()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => showCurrent(row.current), [view.vendor, vendors.length])
  return (
    <nav aria-label={t('vendors')}>
      <ul ref={row} className={css.row}>
        {vendors.map((vendor) => (
          <li key={vendor.code}>
            <VendorLink vendor={vendor} view={view} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function VendorLink({ vendor, view }: Pick<Props, 'view'> & { readonly vendor: ListedVendor }): ReactNode {
  const { site } = useServices<typeof manifest>()
  const closed = useClosed(vendor.maintenanceEnd)
  const { code, name, logo } = vendor
  const src = logo && site.image(logo)
  const current = view.vendor === code
  return (
    <Link
      to={viewAddress({ lane: view.lane, vendor: current ? undefined : code })}
      // One step back leads out of the vendors, however many were looked at.
      replace={view.vendor !== undefined}
      className={closed?.maintenance ? `${css.vendor} ${css.closed}` : css.vendor}
      aria-current={current ? 'true' : undefined}
      aria-label={closed?.maintenance ? `${name}, ${closed.label}` : name}
    >
      {src ? (
        <LazyImage
          className={css.logo ?? ''}
          src={src}
          alt={name}
          width={LOGO_WIDTH_PX}
          height={LOGO_HEIGHT_PX}
        />
      ) : (
        <span className={css.name}>{name}</span>
      )}
      {closed?.maintenance && <span className={css.note}>{closed.label}</span>}
    </Link>
  )
}

/** Scrolls the row, not the page, until the chosen vendor is in its middle. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

/** The row of vendors while they load, in its size. */
export const VendorRowSkeleton = (): ReactNode => (
  <div className={css.row} aria-hidden>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} width={LOGO_WIDTH_PX} height={LOGO_HEIGHT_PX} radius="var(--radius-m)" />
    ))}
  </div>
)
