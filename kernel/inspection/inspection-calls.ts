import type { Site } from '@foyer/sdk'
import type { FactStore } from '../facts/fact-store.ts'
import { apply } from '../host/tooling/apply.ts'
import type { Host } from '../host/core/host.ts'
import { plan } from '../host/tooling/plan.ts'
import type { InspectionCall, InspectionCalls } from './channel.ts'
import { settingsForm } from './settings-form.ts'
import { snapshotOf } from '../host/tooling/host-snapshot.ts'

type Calls = {
  readonly [C in InspectionCall]: (
    given: InspectionCalls[C]['params'],
  ) => Promise<InspectionCalls[C]['answer']>
}

export interface InspectionCallDependencies {
  readonly host: Host
  readonly facts: Pick<FactStore, 'patch'>
  readonly site: Pick<Site, 'refresh'>
}

/** What an inspector may have this page do. Facts are written where the kernel keeps them, so that they last. */
export const inspectionCalls = ({ host, facts, site }: InspectionCallDependencies): Calls => ({
  plan: (change) => plan(host, change),
  apply: (planned) => apply(host, planned, { write: (areas) => facts.patch(areas) }),
  refresh: async () => {
    await site.refresh()
    await host.update({})
    return undefined
  },
  form: (plugin) => settingsForm(snapshotOf(host), plugin),
})
