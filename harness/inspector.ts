import {
  INSPECTION_CHANNEL,
  type InspectionAnswer,
  type InspectionRequest,
  type PluginReport,
} from '../kernel/inspection/channel.ts'

export interface Inspector {
  ask(request: InspectionRequest): void
  close(): void
}

/** Listens to the page in the frame; `onPlugins` is told whenever a plugin changes. */
export function connect(onPlugins: (plugins: readonly PluginReport[]) => void): Inspector {
  const channel = new BroadcastChannel(INSPECTION_CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<InspectionAnswer>) => {
    if (data.answer === 'plugins') onPlugins(data.plugins)
    else if (data.answer === 'gone') onPlugins([])
    else ask({ ask: 'plugins' })
  }
  const ask = (request: InspectionRequest): void => channel.postMessage(request)
  ask({ ask: 'plugins' })
  return { ask, close: () => channel.close() }
}
