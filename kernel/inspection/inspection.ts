import { pluginChanged } from '@foyer/sdk'
import type { Kernel } from '../boot/kernel.ts'
import { explain } from '../host/explain.ts'
import type { Host } from '../host/host.ts'
import {
  INSPECTION_CHANNEL,
  type InspectionAnswer,
  type InspectionRequest,
  type PluginReport,
} from './channel.ts'

/** Answers an inspector of the same origin. Loaded only where the merchant's profile allows it. */
export function inspect({ host, events, site }: Kernel): void {
  const channel = new BroadcastChannel(INSPECTION_CHANNEL)
  const say = (answer: InspectionAnswer): void => channel.postMessage(answer)
  /** Nobody has asked yet: the page works as if it were not looked at. */
  let asked = false
  let due = false
  const report = (): void => {
    if (due || !asked) return
    due = true
    queueMicrotask(() => {
      due = false
      say({ answer: 'plugins', plugins: host.ids().map((id) => reportOf(host, id)) })
    })
  }
  channel.onmessage = ({ data }: MessageEvent<InspectionRequest>) => {
    if (data.ask === 'plugins') {
      asked = true
      report()
    } else if (data.ask === 'refresh') void site.refresh()
  }
  events.on(pluginChanged, report)
  addEventListener('pagehide', () => say({ answer: 'gone' }))
  say({ answer: 'here' })
}

function reportOf(host: Host, id: string): PluginReport {
  const [own] = explain(host, id)
  return {
    id,
    title: host.manifest(id)?.title ?? id,
    state: own?.state ?? 'off',
    gate: own?.gate ?? 'off',
    reasons: own?.reasons ?? [],
  }
}
