import { useTranslation } from '@foyer/sdk'
import { type ReactNode, useState } from 'react'
import { TopBar } from '../shared/top-bar.tsx'

/** @param start refreshes, which leaves the page */
export const refreshBar = (start: () => Promise<void>) =>
  /** Says that the page is of a build whose files are gone. Over no form: what is typed can still be copied. */
  function RefreshBar({ bare }: { readonly bare: boolean }): ReactNode {
    const t = useTranslation<'site.update'>()
    const [busy, setBusy] = useState(false)
    const begin = (): void => {
      setBusy(true)
      void start()
    }
    return (
      <TopBar
        bare={bare}
        text={t('update_mandatory')}
        action={t('update_now')}
        busy={busy}
        onAction={begin}
      />
    )
  }
