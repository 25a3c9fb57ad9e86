import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { ChoicesSheet } from './choices-sheet.tsx'
import { getConsentControl } from './get-consent-control.ts'
import type { manifest } from './manifest.ts'

/** Opens the sheet with a switch for each category, over whatever is open. */
export function openChoices(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
): void {
  const { consent, i18n, overlays } = services
  const t = i18n.translate<'tracking.consent'>(context.id)
  overlays.open(
    ({ close }) => (
      <ChoicesSheet
        plugin={context.id}
        control={getConsentControl(context, services)}
        vendors={consent.vendors()}
        tag={i18n.tag()}
        onSaved={() => overlays.toast(t('saved'), { kind: 'success' })}
        close={close}
      />
    ),
    { label: t('title'), kind: 'sheet', priority: 'child', key: 'choices' },
  )
}
