import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { FORM_LOOK_MS } from './constants.ts'
import { formInUse } from '../contract/form-in-use.ts'
import type { manifest } from './manifest.ts'
import { refresh } from './refresh.ts'
import { UpdateNotice } from './update-notice.tsx'
import { fetchNewWorker, type WorkerRegistration } from './update-worker.ts'

/** Switch: updates are mandatory (RO-11). */
const MANDATORY = 'MANDATORYAPPUPDATES3'

/**
 * Asks the player to refresh (OV-08), once the new worker is installed and no form is being filled in. A mandatory update
 * waits for the form too: no update ever loses what was typed.
 */
export function offerUpdate(
  context: ContextOf<typeof manifest>,
  { site, overlays, navigation, i18n }: ServicesOf<typeof manifest>,
  worker: WorkerRegistration,
): void {
  const show = (): void => {
    const mandatory = site.switches.get()?.[MANDATORY] === true
    const Notice = ({ close }: { readonly close: () => void }) => (
      <UpdateNotice update={() => refresh({ navigation }, worker)} {...(mandatory ? {} : { close })} />
    )
    overlays.open(Notice, {
      label: i18n.translate<'site.update'>(context.id)('update_available'),
      priority: mandatory ? 'mandatory-update' : 'optional-update',
      dismissible: !mandatory,
    })
  }
  const whenFree = (): void => {
    if (formInUse(document)) context.timeout(whenFree, FORM_LOOK_MS)
    else show()
  }
  void fetchNewWorker(worker).then(() => {
    if (!context.signal.aborted) whenFree()
  })
}
