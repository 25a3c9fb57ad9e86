import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { FORM_LOOK_MS } from './constants.ts'
import { formInUse } from '../contract/form-in-use.ts'
import type { manifest } from './manifest.ts'
import { reloadTarget } from './reload-target.ts'
import { UpdateNotice } from './update-notice.tsx'
import { activateWaitingWorker, fetchNewWorker, type WorkerRegistration } from './update-worker.ts'

/** Switch: updates are mandatory (RO-11). */
const MANDATORY = 'MANDATORYAPPUPDATES3'

/**
 * Asks the player to refresh (OV-08), once the new worker is installed and no form is being filled in. A mandatory update
 * waits for the form too: no update ever loses what was typed.
 *
 * @returns shows the notice without waiting for the form; over a form it can always be closed
 */
export function offerUpdate(
  context: ContextOf<typeof manifest>,
  { site, overlays, navigation, i18n }: ServicesOf<typeof manifest>,
  worker: WorkerRegistration,
): () => void {
  const update = async (): Promise<void> => {
    await activateWaitingWorker(worker)
    const target = reloadTarget(navigation.location.get().pathname)
    // Navigates inside the app first, because that keeps the preserved parameters (RR-08).
    if (target) navigation.navigate(target, { replace: true })
    location.reload()
  }
  let shown = false
  const show = (): void => {
    if (shown) return
    shown = true
    const mandatory = site.switches.get()?.[MANDATORY] === true && !formInUse(document)
    const Notice = ({ close }: { readonly close: () => void }) => (
      <UpdateNotice update={update} {...(mandatory ? {} : { close })} />
    )
    overlays.open(Notice, {
      label: i18n.translate<'site.update'>(context.id)('update_available'),
      priority: mandatory ? 'mandatory-update' : 'optional-update',
      dismissible: !mandatory,
    })
  }
  const whenFree = (): void => {
    if (!shown && formInUse(document)) context.timeout(whenFree, FORM_LOOK_MS)
    else show()
  }
  const fetched = fetchNewWorker(worker)
  const onceFetched = (next: () => void): void =>
    void fetched.then(() => {
      if (!context.signal.aborted) next()
    })
  onceFetched(whenFree)
  return () => onceFetched(show)
}
