import { useTranslation } from '@foyer/sdk'
import { Dialog, type DialogProps } from '@foyer/sdk/ui'
import type { ComponentType, ReactNode } from 'react'

/**
 * Shows a component in a dialog, as the site's overlays do, for its stories.
 *
 * @param label - key of the dialog's accessible name
 */
export const inDialog = <Props extends object>(
  Content: ComponentType<Props>,
  label: string,
  kind: DialogProps['kind'] = 'dialog',
) =>
  function InDialog(props: Props): ReactNode {
    const t = useTranslation<string>()
    return (
      <Dialog open label={t(label)} kind={kind} onClose={() => undefined}>
        <Content {...props} />
      </Dialog>
    )
  }
