import type { ReactNode } from 'react'
import { ScreenSkeleton } from './screen-skeleton.tsx'

export default { title: 'ui / ScreenSkeleton' }

export const Loading = (): ReactNode => <ScreenSkeleton />
export const LoadingForm = (): ReactNode => <ScreenSkeleton shape="form" />
export const LoadingList = (): ReactNode => <ScreenSkeleton shape="list" />
export const LoadingGrid = (): ReactNode => <ScreenSkeleton shape="grid" />
export const LoadingSplash = (): ReactNode => <ScreenSkeleton shape="splash" />
