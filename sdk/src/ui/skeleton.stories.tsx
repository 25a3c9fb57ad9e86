import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

export default { title: 'ui / Skeleton' }

export const Loading = (): ReactNode => (
  <div style={{ display: 'grid', gap: 12, padding: 16 }}>
    <Skeleton height="9rem" radius="var(--radius-l)" />
    <Skeleton width="60%" />
    <Skeleton width="85%" />
    <Skeleton width={44} height={44} radius="50%" />
  </div>
)
/** It does not become wider than where it stands. */
export const LoadingTooWide = (): ReactNode => <Skeleton width={1_000} height={40} />
