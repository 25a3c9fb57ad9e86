import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefusedSetting } from '../../kernel/host/tooling/plan-settings.ts'
import type { Choices } from './choices.ts'
import type { Settings, Stage, StageReport } from './stage-report.ts'

/** How often the frame is asked what the plugin did. */
const POLL_MS = 1_000

/** The frame's report, and what the page around it may do. */
export interface UsedStage {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Absent until the frame has loaded. */
  readonly report: StageReport | undefined
  /** Settings that the plugin's schema refused last. */
  readonly refused: readonly RefusedSetting[]
  /** The frame has loaded, again too. */
  readonly onLoad: () => void
  readonly apply: (settings: Settings) => void
  readonly restart: () => void
  readonly stop: () => void
}

/** Runs the plugin in the frame with these choices, and follows it. */
export function useStage({ language, session, component }: Choices): UsedStage {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const [text, setText] = useState<string>()
  const [refused, setRefused] = useState<readonly RefusedSetting[]>([])
  const shown = useRef(component)
  useEffect(() => {
    shown.current = component
  })
  // As text: objects of a frame that has gone are not to be kept, and the same text renders nothing.
  const look = useCallback((): void => {
    const report = frame.current?.contentWindow?.foyerStage?.report()
    if (report) setText(JSON.stringify(report))
  }, [])
  const act = useCallback(
    (action: (stage: Stage) => unknown): void => {
      const stage = frame.current?.contentWindow?.foyerStage
      if (!stage) return
      const done = action(stage)
      look()
      if (done instanceof Object && 'then' in done) void Promise.resolve(done).then(look)
    },
    [look],
  )
  const restart = useCallback(
    (): void => act((stage) => stage.run({ language, session, component: shown.current })),
    [act, language, session],
  )
  useEffect(() => {
    if (loads === 0) return
    // Strict mode runs an effect twice: only the second run starts the plugin.
    const timer = setTimeout(restart)
    return () => clearTimeout(timer)
  }, [loads, restart])
  useEffect(() => {
    if (component !== undefined) act((stage) => stage.show(component))
  }, [act, component])
  useEffect(() => {
    const timer = setInterval(look, POLL_MS)
    return () => clearInterval(timer)
  }, [look])
  const report = useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as StageReport)), [text])
  return {
    frame,
    report,
    refused,
    onLoad: () => setLoads((before) => before + 1),
    apply: (settings) => act((stage) => stage.apply(settings).then(setRefused)),
    restart,
    stop: () => act((stage) => stage.stop()),
  }
}
