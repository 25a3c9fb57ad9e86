import { useServices, useStore, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { MenuRow } from '../contract/menu-row.tsx'
import type { manifest } from './manifest.ts'
export { FeedbackScreen } from './feedback-screen.tsx'

/** The settings row that opens this screen, for members only. */
export function FeedbackLink({ close }: { readonly close: () => void }): ReactNode {
  const t = useTranslation<'site.feedback'>()
  const member = useStore(useServices<typeof manifest>().session.current)
  return member && <MenuRow icon="chat" label={t('title')} to="/m/feedback" onPress={close} />
}
