import { useServices, useTranslation } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { activityAddress } from '../contract/route-link.ts'
import { copyText } from '../../site/contract/copy-text.ts'
import { shareLink } from '../shared/share-link.ts'
import type { ActivityItem } from './activity-item.ts'
import { SHARE_ICON } from './constants.ts'
import type { manifest } from './manifest.ts'

/** Passes the promotion's address on: by the phone's own sheet, else by the clipboard. */
export function ShareButton({ activity }: { readonly activity: ActivityItem }): ReactNode {
  const { overlays } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.activity'>()
  const { id, title } = activity
  const url = `${location.origin}${activityAddress(id)}`
  const share = async (): Promise<void> => {
    // By the clipboard, too, where the browser does not open the sheet.
    const outcome = 'share' in navigator ? await shareLink({ title, url }) : 'refused'
    if (outcome !== 'refused') return
    const copied = await copyText(url)
    overlays.toast(t(copied ? 'copied' : 'not_shared'), { kind: copied ? 'success' : 'warning' })
  }
  return (
    <Button kind="secondary" onClick={() => void share()}>
      <Icon name={SHARE_ICON} size={20} />
      {t('share')}
    </Button>
  )
}
