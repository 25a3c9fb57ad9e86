import { type Site, token } from '@foyer/sdk'
import type { FactStore } from '../facts/fact-store.ts'
import { apply } from '../host/tooling/apply.ts'
import type { Host } from '../host/core/host.ts'
import { plan } from '../host/tooling/plan.ts'
import type { InspectionCall, InspectionCalls, ToolCall, BusEvent } from './channel.ts'
import { settingsForm } from './settings-form.ts'
import { snapshotOf } from '../host/tooling/host-snapshot.ts'
import type { RecordedBus, RecordedEvent } from './recorded-bus.ts'

import { redact } from '../logger/redact.ts'

type Calls = {
  readonly [C in InspectionCall]: (
    given: InspectionCalls[C]['params'],
  ) => Promise<InspectionCalls[C]['answer']>
}

export interface InspectionCallDependencies {
  readonly host: Host
  readonly facts: Pick<FactStore, 'patch'>
  readonly site: Pick<Site, 'refresh'>
  readonly record: Pick<RecordedBus, 'events' | 'times'> | undefined
}

/** Carries out an inspector's calls. Facts are written to the kernel's own store, so that they persist. */
export const inspectionCalls = ({ host, facts, site, record }: InspectionCallDependencies): Calls => ({
  plan: (change) => plan(host, change),
  apply: (planned) => apply(host, planned, { write: (areas) => facts.patch(areas) }),
  refresh: async () => {
    await site.refresh()
    await host.update({})
    return undefined
  },
  store: (name) => Promise.resolve(valueOf(host.service(token<unknown>(name)))),
  tool: (call) => Promise.resolve(resultOf(call, host)),
  events: (id) => Promise.resolve(eventsAfter(record?.events ?? [], id)),
  form: (plugin) => settingsForm(snapshotOf(host), plugin),
})

/** The value of a store; `undefined` for any other service, which is not for inspectors. */
function valueOf(service: unknown): unknown {
  const isStore =
    typeof service === 'object' &&
    service !== null &&
    'subscribe' in service &&
    'get' in service &&
    typeof service.get === 'function'
  return isStore ? (service.get as () => unknown)() : undefined
}

/** Only services made for inspectors may be called. */
function resultOf({ token: name, method, args }: ToolCall, host: Pick<Host, 'service'>): unknown {
  const service = name.endsWith('.tools') ? host.service(token<object>(name)) : undefined
  const run: unknown = service && Object.hasOwn(service, method) ? Reflect.get(service, method) : undefined
  return typeof run === 'function' ? (Reflect.apply(run, service, [...args]) as unknown) : undefined
}

/** The recorded events after the one with a number, as data; a payload is read only here. */
export const eventsAfter = (events: readonly RecordedEvent[], after: number): readonly BusEvent[] =>
  events
    .filter(({ id }) => id > after)
    .map(({ payload, at, ...event }) => ({
      ...event,
      payload: redact(payload),
      at: performance.timeOrigin + at,
    }))
