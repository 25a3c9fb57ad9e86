import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { LOGO_HEIGHT_PX, LOGO_WIDTH_PX } from './constants.ts'
import css from './vendor-row.module.css'

/** The row of vendors while they load, in its size. */
export const VendorRowSkeleton = (): ReactNode => (
  <div className={css.row} aria-hidden>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} width={LOGO_WIDTH_PX} height={LOGO_HEIGHT_PX} radius="var(--radius-m)" />
    ))}
  </div>
)
